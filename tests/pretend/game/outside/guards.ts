/** Reading what the game itself wrote. */
import { ownEvent, ownView } from '../../../../src/engine/basics/shapes'
import type { WhisperSeen, WhisperView } from './contract'

/** Whether something is a view of this game. */
export const isWhisperView = ownView<WhisperView>(['options', 'phase'], ['players', 'row'])

/** Whether something is an event of this game. */
export const isWhisperSeen = ownEvent<WhisperSeen>()

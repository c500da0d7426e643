/** Taking data of the same program version for this game's own. */
import { ownEvent, ownView } from '../../../engine/basics/shapes'
import type { TijdlijnSeen, TijdlijnSignal, TijdlijnView } from './contract'

/** Whether something is a view of this game. */
export const isTijdlijnView = ownView<TijdlijnView>(
  ['phase', 'options'],
  ['players', 'line', 'discard'],
)

/** Whether something is an event of this game. */
export const isTijdlijnSeen = ownEvent<TijdlijnSeen>()

/** Whether something is a signal of this game. */
export const isTijdlijnSignal = ownEvent<TijdlijnSignal>()

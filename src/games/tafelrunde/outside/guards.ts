/** Taking data of the same program version for this game's own. */
import { ownEvent, ownView } from '../../../engine/basics/shapes'
import type { TafelrundeSeen, TafelrundeView } from './contract'

/** Whether something is a view of this game. */
export const isTafelrundeView = ownView<TafelrundeView>(['phase', 'options'], ['players', 'middle'])

/** Whether something is an event of this game. */
export const isTafelrundeSeen = ownEvent<TafelrundeSeen>()

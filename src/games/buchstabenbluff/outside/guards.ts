/** Taking data of the same program version for this game's own. */
import { ownEvent, ownView } from '../../../engine/shapes'
import type { BuchstabenbluffSeen, BuchstabenbluffView } from './contract'

/** Whether something is a view of this game. */
export const isBuchstabenbluffView = ownView<BuchstabenbluffView>(
  ['options', 'phase'],
  ['players', 'words', 'discards'],
)

/** Whether something is an event of this game. */
export const isBuchstabenbluffSeen = ownEvent<BuchstabenbluffSeen>()

/** Taking data of the same program version for this game's own. */
import { isRecord } from '../../../engine/basics/json'
import { ownEvent, ownView } from '../../../engine/basics/shapes'
import type { BuchstabenbluffSeen, BuchstabenbluffView } from './contract'
import type { BuchstabenbluffKnowledge } from './knownWords'

/** Whether something is a view of this game. */
export const isBuchstabenbluffView = ownView<BuchstabenbluffView>(
  ['options', 'phase'],
  ['players', 'words', 'discards'],
)

/** Whether something is an event of this game. */
export const isBuchstabenbluffSeen = ownEvent<BuchstabenbluffSeen>()

/** Whether something is what bots of this game are handed. */
export function isBuchstabenbluffKnowledge(value: unknown): value is BuchstabenbluffKnowledge {
  return isRecord(value) && isRecord(value.dictionary) && Array.isArray(value.houseWords)
}

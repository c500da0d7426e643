/** Taking data of the same program version for this game's own. */
import { isRecord } from '../../../engine/basics/json'
import { ownEvent, ownView } from '../../../engine/basics/shapes'
import type { TofugottSeen, TofugottView } from './contract'
import type { TofugottKnowledge } from './knowledge'

/** Whether something is a view of this game. */
export const isTofugottView = ownView<TofugottView>(
  ['phase', 'options'],
  ['players', 'aside', 'settled', 'used'],
)

/** Whether something is an event of this game. */
export const isTofugottSeen = ownEvent<TofugottSeen>()

/** Whether something is what bots are handed in this game. */
export function isTofugottKnowledge(value: unknown): value is TofugottKnowledge {
  return isRecord(value) && isRecord(value.traits) && isRecord(value.kinds)
}

/** Taking data of the same program version for this game's own: kinds and lists are looked at, not every field. */
import { isRecord } from '../../../engine/json'
import type { TimeBluffSeen, TimeBluffView } from './contract'

/** Whether something is a view of this game. */
export function isTimeBluffView(value: unknown): value is TimeBluffView {
  return (
    isRecord(value) &&
    isRecord(value.phase) &&
    isRecord(value.options) &&
    Array.isArray(value.players) &&
    Array.isArray(value.places)
  )
}

/** Whether something is an event of this game. */
export function isTimeBluffSeen(value: unknown): value is TimeBluffSeen {
  return isRecord(value) && typeof value.kind === 'string'
}

/** Taking data of the same program version for this game's own: kinds and lists are looked at, not every field. */
import { isRecord } from '../../../engine/json'
import type { TafelrundeSeen, TafelrundeView } from './contract'

/** Whether something is a view of this game. */
export function isTafelrundeView(value: unknown): value is TafelrundeView {
  return (
    isRecord(value) &&
    isRecord(value.phase) &&
    isRecord(value.options) &&
    Array.isArray(value.players) &&
    Array.isArray(value.middle)
  )
}

/** Whether something is an event of this game. */
export function isTafelrundeSeen(value: unknown): value is TafelrundeSeen {
  return isRecord(value) && typeof value.kind === 'string'
}

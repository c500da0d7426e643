/** Reading what the game itself wrote: only its kind is looked at. */
import { isRecord } from '../../../../src/engine/json'
import type { WhisperSeen, WhisperView } from './contract'

/** Whether something is a view of this game. */
export function isWhisperView(data: unknown): data is WhisperView {
  return isRecord(data) && isRecord(data.phase) && Array.isArray(data.row)
}

/** Whether something is an event of this game. */
export function isWhisperSeen(data: unknown): data is WhisperSeen {
  return isRecord(data) && typeof data.kind === 'string'
}

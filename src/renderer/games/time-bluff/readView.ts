/** Takes what the host sent for this game's own: the host and this window run the same version, so only the kind is looked at. */
import type { TimeBluffSeen, TimeBluffView } from '../../../games/time-bluff/outside/contract'

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether something is a view of this game. */
export function isTimeBluffView(value: unknown): value is TimeBluffView {
  return (
    isRecord(value) &&
    isRecord(value['phase']) &&
    isRecord(value['options']) &&
    Array.isArray(value['players']) &&
    Array.isArray(value['places'])
  )
}

/** Whether something is an event of this game. */
export function isTimeBluffSeen(value: unknown): value is TimeBluffSeen {
  return isRecord(value) && typeof value['kind'] === 'string'
}

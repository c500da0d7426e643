/** Which step of the guide fits what happens. */
import { decisionOf } from '../../../games/tofugott/outside/check'
import type { TofugottView } from '../../../games/tofugott/outside/contract'

/** From 1 for a turn that begins to 4 for points that were given. */
export function guideMoment(view: TofugottView): number {
  if (view.turn > 0 || view.settled.length > 0) return 4
  if (view.phase.kind === 'revealing') return 3
  return decisionOf(view) === 'guess' ? 2 : 1
}

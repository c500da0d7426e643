/** Which step of the guide fits what happens. */
import type { TimeBluffView } from '../../../games/time-bluff/outside/contract'
import { decisionOf } from './rules'

/** In the first round, in any order: 1: cards are to be laid, 2: a laying is believed or doubted, 3: the others judge one's own; undefined otherwise. */
export function guideMoment(view: TimeBluffView): number | undefined {
  const { phase, round, you } = view
  if (you === undefined || round > 1) return undefined
  switch (decisionOf(view)) {
    case 'lay':
      return 1
    case 'answer':
      return 2
    default:
      return phase.kind === 'doubt' && phase.play.layer === you ? 3 : undefined
  }
}

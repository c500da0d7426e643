/** How a team did beside the best that the same people had reached before, in words. */
import type { PastMatch } from '../../protocol/tableViews'
import type { Translate } from '../wording/translate'

/** One sentence; empty where no best is kept. */
export function bestText(
  { outcome, bestBefore: best, isFirst }: Pick<PastMatch, 'outcome' | 'bestBefore' | 'isFirst'>,
  t: Translate,
): string {
  if (outcome.kind !== 'team') return ''
  if (isFirst) return t('app.outcome.bestFirst', { best: outcome.score })
  if (best === undefined) return ''
  if (outcome.score > best) return t('app.outcome.bestNew', { best })
  return t(outcome.score === best ? 'app.outcome.bestAgain' : 'app.outcome.bestStays', { best })
}

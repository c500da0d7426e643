/** How a team did beside the best that the same people had reached before, in words. */
import type { PastMatch } from '../../protocol/tableViews'
import type { Translate } from '../wording/translate'

/** One sentence; empty if there is nothing to compare with. */
export function bestText(
  { outcome, bestBefore: best }: Pick<PastMatch, 'outcome' | 'bestBefore'>,
  t: Translate,
): string {
  if (outcome.kind !== 'team' || best === undefined) return ''
  if (outcome.score > best) return t('app.outcome.bestNew', { best })
  return t(outcome.score === best ? 'app.outcome.bestAgain' : 'app.outcome.bestStays', { best })
}

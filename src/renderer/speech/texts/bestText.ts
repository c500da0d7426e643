/** How a team did beside the best that the same people had reached before, in words. */
import type { PastMatch } from '../../../protocol/tableViews'
import { formatPoints } from '../../wording/formatPoints'
import type { Translate } from '../../wording/translate'

/** What became of the best. */
type News = 'bestFirst' | 'bestNew' | 'bestBelow' | 'bestAgain' | 'bestStays'

function newsOf(score: number, best: number): News {
  // Less was lost: nothing to cheer at.
  if (score > best) return score < 0 ? 'bestBelow' : 'bestNew'
  return score === best ? 'bestAgain' : 'bestStays'
}

/** One sentence, said to one or to several; empty where no best is kept. */
export function bestText(
  {
    names,
    outcome,
    bestBefore,
    isFirst,
  }: Pick<PastMatch, 'names' | 'outcome' | 'bestBefore' | 'isFirst'>,
  t: Translate,
): string {
  if (outcome.kind !== 'team') return ''
  const who = names.length === 1 ? 'alone' : 'together'
  const say = (news: News, best: number): string =>
    t(`app.outcome.${who}.${news}`, { best: formatPoints(best) })
  if (isFirst) return say('bestFirst', outcome.score)
  return bestBefore === undefined ? '' : say(newsOf(outcome.score, bestBefore), bestBefore)
}

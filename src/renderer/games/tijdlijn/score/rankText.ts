/** How far a team is from the next rank, in one sentence. */
import { lowestScoreOf, rankOf, RANKS } from '../../../../games/tijdlijn/outside/ranks'
import { formatPoints } from '../../../wording/formatPoints'
import type { Translate } from '../../../wording/translate'

/** How many points there are to the next rank, or that there is none. */
export function nextRankText(score: number, t: Translate): string {
  const next = RANKS[RANKS.indexOf(rankOf(score)) + 1]
  if (next === undefined) return t('tijdlijnTable.ladder.top')
  const n = lowestScoreOf(next) - score
  const rank = t(`tijdlijnTable.rank.${next}`)
  return t('tijdlijnTable.ladder.next', { n, points: formatPoints(n), rank })
}

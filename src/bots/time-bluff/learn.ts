/** What somebody is learnt to be like, by what he does. */
import type { Reputation } from './memory'
import { weighEvidence } from './styles'
import { notice } from './surprise'
import { chanceOfOdds } from './suspicion'
import { chanceByStyles } from './truth'

/** Takes in that somebody did something or not; `odds`: how likely it was to each style, as a logarithm. */
export function learn(
  reputation: Reputation,
  what: 'lies' | 'doubts' | 'lastDoubts',
  odds: readonly number[],
  happened: boolean,
): void {
  const surprise = reputation[what]
  notice(surprise, chanceByStyles(odds, reputation), happened)
  weighEvidence(reputation.evidence, odds.map(chanceOfOdds), happened)
}

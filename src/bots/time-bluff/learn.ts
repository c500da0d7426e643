/** What somebody is learnt to be like, by what he does. */
import type { Seat } from '../../engine/basics/seat'
import type { Reputation } from './memory'
import { watchesTable, weighEvidence } from './styles'
import { notice } from './surprise'
import { chanceOfOdds } from './suspicion'
import { chanceByStyles } from './truth'

/** People at one table are often of one kind: so much of what one of them does speaks for the style of each of the others. */
const ALIKE = 0.75

/** What somebody did or did not do. */
export interface Deed {
  readonly seat: Seat
  readonly what: 'lies' | 'doubts' | 'lastDoubts'
  /** How likely it was to each style, as the logarithm of the odds. */
  readonly odds: readonly number[]
  readonly happened: boolean
}

/** Takes in that somebody did something or not. */
export function learn(
  reputations: readonly Reputation[],
  { seat, what, odds, happened }: Deed,
): void {
  const reputation = reputations[seat]
  if (!reputation) return
  const surprise = reputation[what]
  notice(surprise, chanceByStyles(odds, reputation), happened)
  const chances = odds.map(chanceOfOdds)
  weighEvidence(reputation.evidence, chances, happened)
  if (!watchesTable(reputations.length)) return
  for (const other of reputations)
    if (other !== reputation) weighEvidence(other.evidence, chances, happened, ALIKE)
}

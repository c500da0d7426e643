/** How likely each of the others doubts a word. */
import type { Seat } from '../../engine/basics/seat'
import type { BuchstabenbluffView } from '../../games/buchstabenbluff/outside/contract'
import { answersOf, type Answers } from './answers'
import { chanceInDuel } from './duel'
import type { Pool } from './fit'
import { isDuel, oddsOf, playersLeft, type Judged } from './question'
import { leaningToLie, type Suspect } from './suspicion'

/** What sharp expects: so many doubts by all who are asked together. */
const EXPECTED: Answers = { answers: 6, doubts: 1.5 }
/** How much a suspicious word stirs them. */
const ALERTNESS = 0.25

/** The share of doubts among a seat's answers, 0 to 1, beginning with an expectation. */
export function readinessOf(view: BuchstabenbluffView, seat: Seat, expected: Answers): number {
  const { answers, doubts } = answersOf(view, seat)
  return (expected.doubts + doubts) / (expected.answers + answers)
}

/** Those who are asked about a word of the viewer's. */
export function askedBy({ players, you }: BuchstabenbluffView): Seat[] {
  return players.flatMap(({ left }, seat) => (left || seat === you ? [] : [seat]))
}

/** The chance of a doubt by each of the others, for a word of one's own as they see it. */
export function chancesOfDoubt(
  { view, vocabulary }: Pick<Judged, 'view' | 'vocabulary'>,
  suspect: Suspect,
  pool: Pool,
): number[] {
  if (isDuel(view)) {
    return askedBy(view).map((seat) => chanceInDuel(view, suspect, vocabulary, seat))
  }
  const stirred = Math.exp(ALERTNESS * leaningToLie(suspect, pool, vocabulary))
  const others = Math.max(1, playersLeft(view) - 1)
  const expected = { ...EXPECTED, doubts: EXPECTED.doubts / others }
  return askedBy(view).map((seat) => {
    const odds = oddsOf(readinessOf(view, seat, expected)) * stirred
    return odds / (1 + odds)
  })
}

/** How likely each of the others doubts a word. */
import type { Seat } from '../../engine/basics/seat'
import type { BuchstabenbluffView } from '../../games/buchstabenbluff/outside/contract'
import type { Pool } from './fit'
import { oddsOf, playersLeft, type Judged } from './question'
import { leaningToLie, type Suspect } from './suspicion'

/** Answers that are taken for given before one has seen any, and doubts among them. */
export interface ExpectedAnswers {
  readonly answers: number
  readonly doubts: number
}

/** What sharp expects: so many doubts by all who are asked together. */
const EXPECTED: ExpectedAnswers = { answers: 6, doubts: 1.5 }
/** How much a suspicious word stirs them. */
const ALERTNESS = 0.25

/** The share of doubts among a seat's answers, 0 to 1, beginning with an expectation. */
export function readinessOf(
  { words }: BuchstabenbluffView,
  seat: Seat,
  expected: ExpectedAnswers,
): number {
  let { answers, doubts } = expected
  for (const word of words) {
    if (word.seat === seat || word.fate === 'pending') continue
    answers += 1
    if (word.doubters.includes(seat)) doubts += 1
  }
  return doubts / answers
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
  const stirred = Math.exp(ALERTNESS * leaningToLie(suspect, pool, vocabulary))
  const others = Math.max(1, playersLeft(view) - 1)
  const expected = { ...EXPECTED, doubts: EXPECTED.doubts / others }
  return askedBy(view).map((seat) => {
    const odds = oddsOf(readinessOf(view, seat, expected)) * stirred
    return odds / (1 + odds)
  })
}

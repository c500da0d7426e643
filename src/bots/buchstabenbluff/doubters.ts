/** How likely each of the others doubts a word. */
import type { Seat } from '../../engine/seat'
import type { BuchstabenbluffView } from '../../games/buchstabenbluff/outside/contract'
import type { Pool } from './fit'
import { playersLeft, type Judged } from './question'
import { leaningToLie, type Suspect } from './suspicion'

/** What one expects before one has seen any answers: as if so many had been given to each word, and so many doubts by all who were asked together. */
const EXPECTED_ANSWERS = 6
const EXPECTED_DOUBTS = 1.5
/** How much a suspicious word stirs them. */
const ALERTNESS = 0.25

/** The share of doubts among a seat's answers, beginning with an expectation. */
function readiness(view: BuchstabenbluffView, seat: Seat): number {
  const { words } = view
  let answers = EXPECTED_ANSWERS
  let doubts = EXPECTED_DOUBTS / Math.max(1, playersLeft(view) - 1)
  for (const word of words) {
    if (word.seat === seat || word.fate === 'pending') continue
    answers += 1
    if (word.doubters.includes(seat)) doubts += 1
  }
  return doubts / answers
}

/** The chance of a doubt by each of the others, for a word of one's own as they see it. */
export function chancesOfDoubt(
  { view, vocabulary }: Pick<Judged, 'view' | 'vocabulary'>,
  suspect: Suspect,
  pool: Pool,
): number[] {
  const stirred = Math.exp(ALERTNESS * leaningToLie(suspect, pool, vocabulary))
  return view.players.flatMap(({ left }, seat) => {
    if (left || seat === view.you) return []
    const ready = readiness(view, seat)
    const odds = (ready / (1 - ready)) * stirred
    return [odds / (1 + odds)]
  })
}

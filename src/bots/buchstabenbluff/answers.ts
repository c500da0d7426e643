/** How often somebody has doubted. */
import type { Seat } from '../../engine/basics/seat'
import type { BuchstabenbluffView } from '../../games/buchstabenbluff/outside/contract'

/** Answers, and doubts among them: seen, or taken for given before one has seen any. */
export interface Answers {
  readonly answers: number
  readonly doubts: number
}

/** What a seat has answered so far, and how often it doubted. */
export function answersOf({ words }: BuchstabenbluffView, seat: Seat): Answers {
  let [answers, doubts] = [0, 0]
  for (const word of words) {
    if (word.seat === seat || word.fate === 'pending') continue
    answers += 1
    if (word.doubters.includes(seat)) doubts += 1
  }
  return { answers, doubts }
}

/** How long a bot seems to think: drawn before it looks at its cards, from the same span for everybody. */
import type { Question } from '../engine/decision'
import type { Entropy } from '../engine/ports'
import type { Pace } from '../protocol/terms'

interface Span {
  readonly from: number
  readonly to: number
}

/** Milliseconds for a play, and for an answer that all give at the same time. */
const PLAY_SPAN: Span = { from: 700, to: 1900 }
const ANSWER_SPAN: Span = { from: 900, to: 2500 }
const RANGE = 65_536

/** How much longer or shorter than usual bots seem to think. */
export const PACE_FACTORS: Readonly<Record<Pace, number>> = { calm: 1.8, usual: 1, quick: 0.35 }

/** Milliseconds to wait before a bot answers: what people need to read what has happened, and as long as it seems to think. */
export function drawDelay(
  { together, reading = 0 }: Pick<Question, 'together' | 'reading'>,
  entropy: Entropy,
): number {
  const { from, to } = together ? ANSWER_SPAN : PLAY_SPAN
  const [high = 0, low = 0] = entropy.bytes(2)
  return reading + from + ((high * 256 + low) / RANGE) * (to - from)
}

/** How long a bot seems to think: drawn before it looks at its cards, by what everybody sees of the question and by who it is. */
import type { Question } from '../../engine/contract/decision'
import { hashText } from '../../engine/basics/hash'
import type { Entropy } from '../../engine/basics/ports'
import type { Pace } from '../../protocol/terms'

/** Milliseconds that half of all pauses stay below: for a play, and for an answer that all give at the same time. */
const PLAY = 1150
const ANSWER = 1500
/** What a question weighs makes every pause so much longer or shorter. */
const WEIGHTS = { forced: 0.45, usual: 1, grave: 1.5 } as const
/** No pause is shorter or longer, in milliseconds before weight and manner. */
const LEAST = 600
const MOST = 5000
const RANGE = 65_536
/** So many even draws summed up make a bell. */
const DRAWS = 6
/** Of the sum of so many even draws from 0 to 1. */
const MIDDLE = DRAWS / 2
const DEVIATION = Math.sqrt(DRAWS / 12)

/** How much longer or shorter than usual bots seem to think. */
export const PACE_FACTORS: Readonly<Record<Pace, number>> = { calm: 1.8, usual: 1, quick: 0.35 }

/** How one bot takes its time. */
export interface Tempo {
  /** By how much all its pauses are longer than usual. */
  readonly slowness: number
  /** How much they differ: the spread of their logarithm. The larger, the longer the tail. */
  readonly spread: number
}

const HEX_DIGITS = 2
const HIGHEST = 255

function partOf(hash: string, from: number): number {
  return Number.parseInt(hash.slice(from, from + HEX_DIGITS), 16) / HIGHEST
}

/** The tempo that belongs to a name: the same every evening, from a quick even one to a slow one who loses himself in thought. */
export function tempoOf(name: string): Tempo {
  const hash = hashText(`tempo ${name}`)
  return { slowness: 0.8 + 0.45 * partOf(hash, 0), spread: 0.2 + 0.25 * partOf(hash, HEX_DIGITS) }
}

/** From the middle of the bell, in standard deviations. */
function drawBell(entropy: Entropy): number {
  const bytes = entropy.bytes(2 * DRAWS)
  let sum = 0
  for (let draw = 0; draw < DRAWS; draw++) {
    sum += ((bytes[2 * draw] ?? 0) * 256 + (bytes[2 * draw + 1] ?? 0)) / RANGE
  }
  return (sum - MIDDLE) / DEVIATION
}

/** Milliseconds to wait before a bot answers: what people need to read what has happened, and as long as it seems to think. */
export function drawDelay(
  { together, reading = 0, weight }: Pick<Question, 'together' | 'reading' | 'weight'>,
  { slowness, spread }: Tempo,
  entropy: Entropy,
): number {
  const median = together ? ANSWER : PLAY
  const drawn = median * Math.exp(spread * drawBell(entropy))
  return reading + Math.min(MOST, Math.max(LEAST, drawn)) * WEIGHTS[weight ?? 'usual'] * slowness
}

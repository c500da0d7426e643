/** Where an event may lie: equally likely years from the earliest to the latest. */
import type { Random } from '../../engine/chance/random'
import type { Guess } from './guesses'
import { LATEST_YEAR } from './latestYear'
import { normalPoints } from './normal'

/** Equally likely years, sorted; at least one. */
export type Belief = readonly number[]

const POINTS = normalPoints(25)

/** Normal around the middle, never later than today. */
export function beliefOf({ middle, spread }: Guess): Belief {
  const years = POINTS.map((point) => middle + spread * point)
  const past = years.filter((year) => year <= LATEST_YEAR)
  return past.length > 0 ? past : [LATEST_YEAR]
}

/** The middle of what is believed of a card. */
export function middleOf(belief: Belief): number {
  return belief[Math.floor(belief.length / 2)] ?? LATEST_YEAR
}

/** Which part of a belief lies before a year, 0 to 1; between two points it grows evenly. */
export function partBefore(belief: Belief, year: number): number {
  const count = belief.length
  let next = 0
  while (next < count && (belief[next] ?? year) < year) next += 1
  if (next === count) return 1
  const upper = belief[next] ?? year
  const lower = belief[next - 1]
  if (lower === undefined) return upper === year ? 0.5 / count : 0
  const way = upper === lower ? 0 : (year - lower) / (upper - lower)
  return (next - 0.5 + way) / count
}

/** Which part of a belief lies between two years, 0 to 1. */
export function partBetween(belief: Belief, from: number, to: number): number {
  return Math.max(0, partBefore(belief, to) - partBefore(belief, from))
}

/** What is left of a belief within bounds; the belief itself where hardly anything is. */
export function within(belief: Belief, isPossible: (year: number) => boolean): Belief {
  const left = belief.filter((year) => isPossible(year))
  return left.length * 8 < belief.length ? belief : left
}

const FINE = 1024

/** A year drawn from a belief; between two points each is equally likely. */
export function drawYear(belief: Belief, random: Random): number {
  const at = random.below(Math.max(1, belief.length - 1))
  const from = belief[at] ?? LATEST_YEAR
  const to = belief[at + 1] ?? from
  return from + ((to - from) * random.below(FINE)) / FINE
}

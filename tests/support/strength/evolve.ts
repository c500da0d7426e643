/** Numbers by which something scores more, found by trying: the way up is what pairs of opposite steps say on the same trials. */
import { drawNormal } from '../../../src/bots/tijdlijn/normal'
import type { Random } from '../../../src/engine/chance/random'

/** What is to be found, and from where. */
export interface Evolution {
  readonly start: readonly number[]
  readonly rounds: number
  readonly random: Random
  /** The mean score of numbers in the trials of this name; the same trials for the same name. */
  readonly scoreOf: (numbers: readonly number[], trials: string) => number
}

/** Opposite steps in a round. */
const PAIRS = 16
/** A step is such a part of a number, and at least so large. */
const STEP = { part: 0.25, least: 0.25 } as const
/** How far a round goes the way that its pairs say, and how much of the way of the rounds before it keeps. */
const PACE = 0.5
const KEPT = 0.8

/** The numbers after so many rounds. */
export function evolve({ start, rounds, random, scoreOf }: Evolution): readonly number[] {
  const sizes = start.map((value) => Math.max(STEP.part * Math.abs(value), STEP.least))
  let numbers = start
  let way = start.map(() => 0)
  for (let round = 1; round <= rounds; round++) {
    const up = start.map(() => 0)
    for (let pair = 1; pair <= PAIRS; pair++) {
      const steps = sizes.map((size) => ({ size, by: drawNormal(random) }))
      const trials = `round ${String(round)}, pair ${String(pair)}`
      const at = (sign: number): readonly number[] =>
        numbers.map((value, index) => {
          const { size = 0, by = 0 } = steps[index] ?? {}
          return value + sign * size * by
        })
      const lead = scoreOf(at(1), trials) - scoreOf(at(-1), trials)
      steps.forEach(({ by }, index) => {
        up[index] = (up[index] ?? 0) + (by * lead) / (2 * PAIRS)
      })
    }
    way = way.map((kept, index) => KEPT * kept + (1 - KEPT) * (up[index] ?? 0))
    numbers = numbers.map((value, index) => value + PACE * (way[index] ?? 0) * (sizes[index] ?? 0))
  }
  return numbers
}

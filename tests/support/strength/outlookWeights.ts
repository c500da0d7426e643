/** The weights of the bots' outlook on a co-operative match of Tijdlijn as one list of numbers, and back. */
import { CHOOSING, type Weights } from '../../../src/bots/tijdlijn/outlook'

/** Every number of the weights, in the order in which they stand. */
export function partsOf(weights: Weights): number[] {
  return Object.values(weights).flat()
}

/** Weights of these numbers, in the order in which `partsOf` gives them. */
export function weightsFrom(parts: readonly number[]): Weights {
  const rest = [...parts]
  const next = (): number => rest.shift() ?? 0
  const lists = {
    blocked: CHOOSING.blocked.map(next),
    rescued: CHOOSING.rescued.map(next),
    single: CHOOSING.single.map(next),
  }
  return {
    ...lists,
    outside: next(),
    outsideRoot: next(),
    crowded: next(),
    equal: next(),
    dead: next(),
    deadEarly: next(),
    meantGap: next(),
    filledGap: next(),
    pileInGaps: next(),
    pileOutside: next(),
    pile: next(),
    outsidePart: next(),
    pileReach: next(),
    remaining: next(),
    remainingSquare: next(),
  }
}

/** For every number of the weights, weights in which it is 1 and all others are 0. */
export const UNITS: readonly Weights[] = partsOf(CHOOSING).map((_, at, all) =>
  weightsFrom(all.map((_part, other) => (other === at ? 1 : 0))),
)

/** As they stand in the program, to two places. */
export function formatWeights(weights: Weights): string {
  const text = (value: number | readonly number[]): string =>
    typeof value === 'number' ? value.toFixed(2) : `[${value.map(text).join(', ')}]`
  return Object.entries(weights)
    .map(([name, value]) => `  ${name}: ${text(value)},`)
    .join('\n')
}

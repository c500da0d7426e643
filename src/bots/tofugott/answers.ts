/**
 * The model of answering. Somebody chooses six different silhouettes, a best and a worst for each question, and is the more likely to choose them the more the best ones are worth to
 * him and the less the worst ones. Chances are exact: sums over all sixes, made set by set instead of one by one.
 */
import { drawByWeight, type Random } from '../../engine/chance/random'

/** How good an answer each silhouette in play is to one question, by its place among them. */
export type Worths = readonly number[]

/** A best and a worst answer, by their places among the silhouettes in play. */
export interface Pair {
  readonly best: number
  readonly worst: number
}

/** Chances of all pairs for one question; together 1. */
export class PairChances {
  /** `chances` of a pair stands at `best * count + worst`. */
  constructor(
    readonly count: number,
    private readonly chances: Float64Array,
  ) {}

  /** How likely this pair is. */
  of({ best, worst }: Pair): number {
    return this.chances[best * this.count + worst] ?? 0
  }

  /** By place: how likely it is the best answer, and how likely the worst. */
  marginals(): { readonly best: Float64Array; readonly worst: Float64Array } {
    const { count } = this
    const [best, worst] = [new Float64Array(count), new Float64Array(count)]
    this.chances.forEach((chance, index) => {
      const [one, other] = [Math.floor(index / count), index % count]
      best[one] = (best[one] ?? 0) + chance
      worst[other] = (worst[other] ?? 0) + chance
    })
    return { best, worst }
  }

  /** A pair at random, each as likely as it is. */
  draw(random: Random): Pair {
    const drawn = drawByWeight(this.chances, random) ?? 0
    return { best: Math.floor(drawn / this.count), worst: drawn % this.count }
  }

  /** Chances of somebody of whom only this is known: he is one of these, each as likely as its weight says. */
  static mix(
    parts: readonly { readonly weight: number; readonly chances: PairChances }[],
  ): PairChances {
    const count = parts[0]?.chances.count ?? 0
    const sum = new Float64Array(count * count)
    for (const { weight, chances } of parts) {
      for (let index = 0; index < sum.length; index++) {
        sum[index] = (sum[index] ?? 0) + weight * (chances.chances[index] ?? 0)
      }
    }
    return new PairChances(count, sum)
  }
}

/** Every set of so many places, a bit each. */
function setsOf(count: number, size: number): number[] {
  const sets: number[] = []
  for (let set = 0; set < 1 << count; set++) {
    let bits = 0
    for (let place = 0; place < count; place++) bits += (set >> place) & 1
    if (bits === size) sets.push(set)
  }
  return sets
}

function placesOutside(set: number, count: number): number[] {
  const places = Array.from({ length: count }, (_, place) => place)
  return places.filter((place) => (set & (1 << place)) === 0)
}

/** Thousands of tastes are asked about the same few numbers of silhouettes. */
function keepEach<Value>(make: (count: number, size: number) => Value) {
  const kept = new Map<string, Value>()
  return (count: number, size: number): Value => {
    const key = `${String(count)}/${String(size)}`
    const value = kept.get(key) ?? make(count, size)
    kept.set(key, value)
    return value
  }
}

/** Threes of numbers: a set of so many places that are taken (a bit each), one place more, and the set with it. */
const stepsFrom = keepEach((count, size) =>
  Int32Array.from(
    setsOf(count, size).flatMap((from) =>
      placesOutside(from, count).flatMap((place) => [from, place, from | (1 << place)]),
    ),
  ),
)

/** Threes of numbers: a set of so many places that are taken, and two that are free beside it, the lower one first. */
const freeBeside = keepEach((count, size) =>
  Int32Array.from(
    setsOf(count, size).flatMap((taken) => {
      const places = placesOutside(taken, count)
      return places.flatMap((one) =>
        places.filter((other) => other > one).flatMap((other) => [taken, one, other]),
      )
    }),
  ),
)

function oddsOf(worths: Worths, sign: 1 | -1): number[] {
  return worths.map((worth) => Math.exp(sign * worth))
}

/** What all ways weigh together in which these answers, each with the odds of its places, take a set of places. */
function weighSets(answers: readonly (readonly number[])[], count: number): Float64Array {
  // Sets of every size have numbers of their own, so one list serves all steps.
  const ways = new Float64Array(1 << count)
  ways[0] = 1
  for (const [size, odds] of answers.entries()) {
    const steps = stepsFrom(count, size)
    for (let at = 0; at < steps.length; at += 3) {
      const to = steps[at + 2] ?? 0
      const way = (ways[steps[at] ?? 0] ?? 0) * (odds[steps[at + 1] ?? 0] ?? 0)
      ways[to] = (ways[to] ?? 0) + way
    }
  }
  return ways
}

/** For every two places, the lower one first, what the later questions weigh when both are taken. */
function weighLater(later: readonly Worths[], count: number): Float64Array {
  const answers = later.flatMap((worths) => [oddsOf(worths, 1), oddsOf(worths, -1)])
  const ways = weighSets(answers, count)
  const pairs = new Float64Array(count * count)
  const free = freeBeside(count, answers.length)
  for (let at = 0; at < free.length; at += 3) {
    const pair = (free[at + 1] ?? 0) * count + (free[at + 2] ?? 0)
    pairs[pair] = (pairs[pair] ?? 0) + (ways[free[at] ?? 0] ?? 0)
  }
  return pairs
}

/** Chances for the first of these questions, which are all that are still open; the worths of all have the same places. */
export function pairChances([now = [], ...later]: readonly Worths[]): PairChances {
  const count = now.length
  const both = weighLater(later, count)
  const chances = new Float64Array(count * count)
  const [best, worst] = [oddsOf(now, 1), oddsOf(now, -1)]
  let sum = 0
  for (let one = 0; one < count; one++) {
    for (let other = 0; other < count; other++) {
      const weight = both[Math.min(one, other) * count + Math.max(one, other)] ?? 0
      const odds = weight * (best[one] ?? 0) * (worst[other] ?? 0)
      chances[one * count + other] = odds
      sum += odds
    }
  }
  for (let at = 0; at < chances.length; at++) chances[at] = (chances[at] ?? 0) / sum
  return new PairChances(count, chances)
}

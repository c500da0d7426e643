/** A claim as numbers, and how likely it is a lie by what such claims were among bots that think alike. */
import { isJokerLike } from '../../games/time-bluff/outside/faces'
import type { Claim } from './claim'

/** Heights of a pile, hands of the layer and of whoever is next, between which is interpolated. */
const HEIGHTS = [3, 5, 7, 9, 12, 16, 21]
const CLOSING_HEIGHTS = [3, 6, 10, 16]
const LEFT = [1, 2, 4, 6, 9, 13]
const NEXT = [1, 2, 4, 6, 9]
/** Beyond these odds counting is no better than a guess that somebody is clever. */
const MOST_ODDS = 4

/** How near a value is to each of the knots, 1 altogether: at a knot it alone, between two both in part, so that nothing jumps. */
function nearKnots(knots: readonly number[], value: number): number[] {
  const parts = knots.map(() => 0)
  const above = knots.findIndex((knot) => value < knot)
  if (above < 0) parts[knots.length - 1] = 1
  else if (above === 0) parts[0] = 1
  else {
    const [low = 0, high = 1] = [knots[above - 1], knots[above]]
    parts[above] = (value - low) / (high - low)
    parts[above - 1] = 1 - (parts[above] ?? 0)
  }
  return parts
}

/** Where the place stands among the others: lowest, between, tallest. */
function rankOf({ heights, place }: Claim): number[] {
  const own = heights[place] ?? 0
  const lower = heights.filter((height) => height < own).length
  const taller = heights.filter((height) => height > own).length
  const rank = taller === 0 && lower > 0 ? 2 : lower === 0 ? 0 : 1
  return [0, 1, 2].map((one) => (one === rank ? 1 : 0))
}

function times(values: readonly number[], factor: number): number[] {
  return values.map((value) => value * factor)
}

/** Cards on the pile with what is laid there. */
function heightAfter({ heights, place, shown }: Claim): number {
  return (heights[place] ?? 0) + shown.length + 1
}

/** The numbers of a claim that say where it is laid, how many cards its layer keeps and how many the next one has. */
function placeNumbers(claim: Claim): number[] {
  const { closing, shown, handBefore, next } = claim
  const [open, last] = closing ? [0, 1] : [1, 0]
  const height = heightAfter(claim)
  return [
    ...times(nearKnots(HEIGHTS, height), open),
    ...times(nearKnots(CLOSING_HEIGHTS, height), last),
    ...times(rankOf(claim), open),
    ...times(rankOf(claim), last),
    ...times(nearKnots(LEFT, handBefore - shown.length - 1), open),
    ...nearKnots(NEXT, next),
  ]
}

const PLACE_NUMBERS = HEIGHTS.length + CLOSING_HEIGHTS.length + 6 + LEFT.length + NEXT.length

/** The numbers of a claim; `odds`: how much likelier than not it is a lie by the cards alone, as a logarithm. */
export function featuresOf(claim: Claim, odds: number): number[] {
  const { closing, shown, above } = claim
  const [open, last] = closing ? [0, 1] : [1, 0]
  const bounded = Math.min(MOST_ODDS, Math.max(-MOST_ODDS, odds))
  return [
    1,
    ...placeNumbers(claim),
    shown.length > 1 ? 1 : 0,
    above !== undefined && isJokerLike(above) ? 1 : 0,
    open * bounded,
    last * bounded,
  ]
}

/** How many numbers `featuresOf` gives. */
export const FEATURES = 1 + PLACE_NUMBERS + 4

/** Where a claim is laid and who is next, as numbers, apart for a right and for a wrong card: where lies are believed, and where truth is doubted. */
export function placeFeatures(claim: Claim, right: boolean): number[] {
  const numbers = placeNumbers(claim)
  return [...times(numbers, right ? 1 : 0), ...times(numbers, right ? 0 : 1)]
}

/** How many numbers `placeFeatures` gives. */
export const PLACE_FEATURES = 2 * PLACE_NUMBERS

/** The logarithm of the odds that weights give to numbers. */
export function oddsBy(weights: readonly number[], features: readonly number[]): number {
  return features.reduce((sum, feature, index) => sum + feature * (weights[index] ?? 0), 0)
}

/** The chance that belongs to the logarithm of odds, and the other way round. */
export function chanceOfOdds(odds: number): number {
  return 1 / (1 + Math.exp(-odds))
}

/** The logarithm of the odds that belong to a chance. */
export function oddsOfChance(chance: number): number {
  return Math.log(chance / (1 - chance))
}

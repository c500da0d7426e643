/** What becomes of a card while others lay theirs: the places in the line get narrower. */
import { middleOf, partBetween, type Belief } from './belief'

/** Equal years are right on both sides (TC-03): a gap is so much wider than the years between. */
export const EDGE = 0.5

/** How likely a card is right where it most probably belongs in a line of these years, from the earliest to the latest, 0 to 1. */
function surestIn(years: readonly number[], belief: Belief): number {
  let surest = 0
  for (let gap = 0; gap <= years.length; gap++) {
    const from = (years[gap - 1] ?? -Infinity) - EDGE
    const to = (years[gap] ?? Infinity) + EDGE
    surest = Math.max(surest, partBetween(belief, from, to))
  }
  return surest
}

/** How sure a card will be on average once one of the others lies in the line, 0 to 1. */
export function surestLater(
  years: readonly number[],
  belief: Belief,
  others: readonly Belief[],
): number {
  if (others.length === 0) return surestIn(years, belief)
  const sum = others.reduce((so, other) => {
    const crowded = [...years, middleOf(other)].sort((one, next) => one - next)
    return so + surestIn(crowded, belief)
  }, 0)
  return sum / others.length
}

/** What to guess when it is known how likely each answer is (TG-16). */
import type { PairChances } from './answers'

/** The place of the silhouette that is best most often without being the worst; a right guess gains a point, the worst answer costs one. */
export function bestGuess(chances: PairChances): number {
  const { best, worst } = chances.marginals()
  let found = 0
  let most = -Infinity
  best.forEach((right, place) => {
    const worth = right - (worst[place] ?? 0)
    if (worth <= most) return
    most = worth
    found = place
  })
  return found
}

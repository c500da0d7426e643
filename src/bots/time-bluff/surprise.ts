/** How much oftener than expected somebody does something, as far as one has seen him: what shifts the expectation. */

/** What was seen beside what was expected. */
export interface Surprise {
  /** How much oftener it happened than expected. */
  oftener: number
  /** How much that says: the sum of the variances of what was expected. */
  weight: number
}

/** How far people of this kind differ, as the spread of the logarithm of odds: what is seen counts the more, the more they do. */
const SPREAD = 1
/** Nobody is taken for more different than this. */
const MOST = 3

/** Nothing was seen. */
export function noSurprise(): Surprise {
  return { oftener: 0, weight: 0 }
}

/** Takes in that something expected with this chance happened or did not. */
export function notice(surprise: Surprise, chance: number, happened: boolean): void {
  surprise.oftener += (happened ? 1 : 0) - chance
  surprise.weight += chance * (1 - chance)
}

/** By how much the logarithm of odds is shifted by what was seen: one step towards what is likeliest. */
export function surpriseOf(surprise: Surprise | undefined): number {
  if (!surprise) return 0
  const shift = surprise.oftener / (surprise.weight + 1 / SPREAD ** 2)
  return Math.min(MOST, Math.max(-MOST, shift))
}

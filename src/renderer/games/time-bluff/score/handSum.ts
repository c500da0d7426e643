/** What the cards of a hand come to. */
import type { Card } from '../../../../games/time-bluff/outside/cards'
import { pointsOf } from '../../../../games/time-bluff/outside/faces'

/** The minus points of a hand as a sum, the cheapest cards first, e.g. `12 × 1 + 2 × 5`; empty for an empty hand (TB-92). */
export function formatHandSum(hand: readonly Card[]): string {
  const points = hand.map(pointsOf)
  return [...new Set(points)]
    .sort((one, other) => one - other)
    .map((worth) => {
      const count = points.filter((one) => one === worth).length
      return `${String(count)}\u00a0×\u00a0${String(worth)}`
    })
    .join(' + ')
}

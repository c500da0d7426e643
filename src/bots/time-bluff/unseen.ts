/** The cards a seat cannot place: the deck less everything it knows the whereabouts of. */
import { VORTEX, type Card } from '../../games/time-bluff/outside/cards'
import type { TimeBluffView } from '../../games/time-bluff/outside/contract'
import { deckCounts } from './deck'
import type { Memory } from './memory'

function take(counts: number[], card: Card, times = 1): void {
  counts[card] = Math.max(0, (counts[card] ?? 0) - times)
}

/** What is known of the cards that lie or are held somewhere out of sight. */
export interface Unseen {
  /** How many of each face are somewhere unknown; parts where some are suspected elsewhere. */
  readonly counts: readonly number[]
  /** The sum of the counts. */
  readonly total: number
}

/** The unseen cards of the owner of `view`. */
export function unseenCards(view: TimeBluffView, memory: Memory): Unseen {
  const counts = [...deckCounts(view.options.pairCards === 'on')]
  const takeAll = (hand: readonly number[]): void => {
    hand.forEach((times, card) => {
      if (times > 0) take(counts, card, times)
    })
  }
  memory.hands.forEach(takeAll)
  for (const pile of memory.piles) {
    for (const { card, maybe } of pile) {
      if (card !== undefined) take(counts, card)
      else if (maybe) takeAll(maybe)
    }
  }
  take(counts, VORTEX, view.removedVortices)
  return { counts, total: counts.reduce((sum, count) => sum + count, 0) }
}

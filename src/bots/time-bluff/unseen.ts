/** The cards a seat cannot place: the deck less everything it knows the whereabouts of. */
import { FACES, FIRST_PAIR, JOKER, VORTEX, type Card } from '../../games/time-bluff/outside/cards'
import type { TimeBluffView } from '../../games/time-bluff/outside/contract'
import type { Memory } from './memory'

const COPIES_OF_JOKER_AND_VORTEX = 3

/** How often each face is in the deck (TB-90, TB-06). */
export function deckCounts(pairCards: boolean): number[] {
  return Array.from({ length: FACES }, (_, card) => {
    if (card === JOKER || card === VORTEX) return COPIES_OF_JOKER_AND_VORTEX
    return card < FIRST_PAIR || pairCards ? 1 : 0
  })
}

function take(counts: number[], card: Card, times = 1): void {
  counts[card] = Math.max(0, (counts[card] ?? 0) - times)
}

/** What is known of the cards that lie or are held somewhere out of sight. */
export interface Unseen {
  /** How many of each face are somewhere unknown. */
  readonly counts: readonly number[]
  /** The sum of the counts. */
  readonly total: number
}

/** The unseen cards of the owner of `view`. */
export function unseenCards(view: TimeBluffView, memory: Memory): Unseen {
  const counts = deckCounts(view.options.pairCards === 'on')
  for (const card of view.hand ?? []) take(counts, card)
  for (const pile of memory.piles) {
    for (const layer of pile) if (layer.card !== undefined) take(counts, layer.card)
  }
  memory.hands.forEach((hand, seat) => {
    if (seat === view.you) return
    hand.forEach((times, card) => {
      if (times > 0) take(counts, card, times)
    })
  })
  take(counts, VORTEX, view.removedVortices)
  return { counts, total: counts.reduce((sum, count) => sum + count, 0) }
}

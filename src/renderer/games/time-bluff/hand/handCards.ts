/** The cards of a hand as things one can point at, and the orders they can be held in. */
import { CLOCK_KINDS, FACES, type Card } from '../../../../games/time-bluff/outside/cards'
import type { TimeBluffView } from '../../../../games/time-bluff/outside/contract'
import { hourOf, isClock, kindIndexOf } from '../../../../games/time-bluff/outside/faces'

/** A card of one's hand; the key tells equal cards apart and stays with its card. */
export interface HandCard {
  readonly key: string
  readonly card: Card
}

/** The orders a hand can be held in. */
export const HAND_ORDERS = ['hour', 'clock'] as const
/** An order of the hand. */
export type HandOrder = (typeof HAND_ORDERS)[number]

/** Cards without an hour come after all clocks. */
function hourRank(card: Card): number {
  return isClock(card) ? hourOf(card) * CLOCK_KINDS.length + kindIndexOf(card) : card + FACES
}

/** The order of cards in a hand. */
function inOrder(one: Card, other: Card, order: HandOrder): number {
  return order === 'clock' ? one - other : hourRank(one) - hourRank(other)
}

/** Cards as a hand is held at first, so that whoever hears them has them in the order in which they lie. */
export function inHandOrder(cards: readonly Card[]): Card[] {
  return [...cards].sort((one, other) => inOrder(one, other, 'hour'))
}

/** The hand as it is held. */
export function handCards(view: TimeBluffView, order: HandOrder): HandCard[] {
  const copies = new Map<Card, number>()
  const cards = (view.hand ?? []).map((card): HandCard => {
    const copy = copies.get(card) ?? 0
    copies.set(card, copy + 1)
    return { key: `${String(card)}-${String(copy)}`, card }
  })
  return cards.sort((one, other) => inOrder(one.card, other.card, order))
}

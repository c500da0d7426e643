/** The cards of a hand as things one can point at, and the orders they can be held in. */
import type { Card } from '../../../games/time-bluff/outside/cards'
import type { TimeBluffView } from '../../../games/time-bluff/outside/contract'

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
  return card < 48 ? (card % 12) * 4 + Math.floor(card / 12) : card
}

/** The hand as it is held. */
export function handCards(view: TimeBluffView, order: HandOrder): HandCard[] {
  const copies = new Map<Card, number>()
  const cards = (view.hand ?? []).map((card): HandCard => {
    const copy = copies.get(card) ?? 0
    copies.set(card, copy + 1)
    return { key: `${String(card)}-${String(copy)}`, card }
  })
  if (order === 'clock') return cards.sort((one, other) => one.card - other.card)
  return cards.sort((one, other) => hourRank(one.card) - hourRank(other.card))
}

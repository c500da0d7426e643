/** The orders in which a hand of rogues can be held. */
import {
  COLOURS,
  type Card,
  type Colour,
  type Side,
} from '../../../../games/tafelrunde/outside/contract'
import { isRogue } from '../../../../games/tafelrunde/outside/faces'
import { rogueNumber } from '../cards/pictures'
import { turnedSides } from './turnedSides'

/** The orders, the first one at first. */
export const HAND_ORDERS = ['colour', 'strength', 'rogue'] as const
/** An order of the hand. */
export type HandOrder = (typeof HAND_ORDERS)[number]

/** The order that comes after one. */
export function nextOrder(order: HandOrder): HandOrder {
  return HAND_ORDERS[(HAND_ORDERS.indexOf(order) + 1) % HAND_ORDERS.length] ?? HAND_ORDERS[0]
}

function colourRank(colour: Colour | undefined): number {
  return colour === undefined ? COLOURS.length : COLOURS.indexOf(colour)
}

const byColour = (upper: Side, lower: Side | undefined): number[] => [
  colourRank(upper.colour),
  -upper.value,
  colourRank(lower?.colour),
]
const byStrength = (upper: Side, lower: Side | undefined): number[] => [
  -upper.value,
  colourRank(upper.colour),
  colourRank(lower?.colour),
]

/** What is compared, the weightiest first: the larger side counts, as the card is shown. */
function ranksOf(card: Card, order: HandOrder): number[] {
  const [upper, lower] = turnedSides(card)
  // Specials come last, in every order.
  if (!upper || !isRogue(card)) return [Infinity, card]
  switch (order) {
    case 'colour':
      return byColour(upper, lower)
    case 'strength':
      return byStrength(upper, lower)
    case 'rogue':
      return [rogueNumber(card), ...byStrength(upper, lower)]
  }
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((rank, index) => rank !== other[index])
  return (one[at] ?? 0) - (other[at] ?? 0)
}

/** A hand as it is held. */
export function orderedHand(hand: readonly Card[], order: HandOrder): Card[] {
  return hand
    .map((card) => ({ card, ranks: ranksOf(card, order) }))
    .sort((one, other) => compare(one.ranks, other.ranks))
    .map(({ card }) => card)
}

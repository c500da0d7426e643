/** How many events a match takes (TL-30). */
import type { TijdlijnOptions } from './contract'

/** Beside the cards of a hand, how many more of the pile each one against the others takes. */
const MORE_THAN_HAND = 2

/** How many events a match with these options takes. */
export function eventsNeeded({ mode, cards, hand }: TijdlijnOptions, seats: number): number {
  return mode === 'co-operative' ? cards : seats * (hand + MORE_THAN_HAND) + 1
}

/** For how many against each other so many events are enough. */
export function mostRivals({ hand }: TijdlijnOptions, events: number): number {
  return Math.floor((events - 1) / (hand + MORE_THAN_HAND))
}

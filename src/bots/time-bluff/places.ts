/** What lies on the places of the table, and what a play adds there. */
import type { Card } from '../../games/time-bluff/outside/cards'
import type { PlayView, TimeBluffView, TopView } from '../../games/time-bluff/outside/contract'

/** A card that is nobody's secret, worth one point: in place of those that are not seen. */
export const SOME_CARD = 0

/** A hand of so many cards that is not seen. */
export function unseenHand(cards: number): Card[] {
  return new Array<Card>(cards).fill(SOME_CARD)
}

/** The top of a place, face down where there is none to be seen. */
export function topAt({ places }: TimeBluffView, place: number): TopView {
  const pile = places[place]
  return pile?.kind === 'pile' ? pile.top : { face: 'down' }
}

/** How many cards lie on a place. */
export function heightAt({ places }: TimeBluffView, place: number): number {
  const pile = places[place]
  return pile?.kind === 'pile' ? pile.layers.length : 0
}

/** How many cards a play lays. */
export function laidCount({ open, pair }: Pick<PlayView, 'open' | 'pair'>): number {
  return 1 + (open === undefined ? 0 : 1) + (pair === undefined ? 0 : 1)
}

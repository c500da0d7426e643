/** How many events a match takes (TL-30). */
import type { TijdlijnOptions } from './contract'

/** How many events a match with these options takes. */
export function eventsNeeded({ mode, cards, hand }: TijdlijnOptions, seats: number): number {
  return mode === 'co-operative' ? cards : seats * (hand + 2) + 1
}

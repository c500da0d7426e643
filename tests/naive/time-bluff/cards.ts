/** Cards as the naive model reads them: from the contract's numbering alone. */
import {
  CUCKOO,
  FIRST_PAIR,
  JOKER,
  VORTEX,
  type Card,
} from '../../../src/games/time-bluff/outside/cards'
import type { TimeBluffOptions } from '../../../src/games/time-bluff/outside/contract'

/** Whether it is one of the 48 clocks. */
export function isClock(card: Card): boolean {
  return card < JOKER
}

/** Whether it is one of the four pair cards. */
export function isPair(card: Card): boolean {
  return card >= FIRST_PAIR
}

/** Joker or Zeitstrudel. */
export function isJokerLike(card: Card): boolean {
  return card === JOKER || card === VORTEX
}

/** Clock, Joker or Zeitstrudel: what may lie open (TB-14, TB-15). */
export function isOpenable(card: Card): boolean {
  return isClock(card) || isJokerLike(card)
}

/** A clock's hour, 1-12. */
export function hourOf(card: Card): number {
  return (card % 12) + 1
}

/** Minus points of a card in hand (TB-92). */
export function pointsOf(card: Card): number {
  if (isClock(card)) return 1
  return card === VORTEX ? 10 : 5
}

/** Hours of the pair cards under "pair by hour" (TB-30): Standuhr 12, Smartwatch 3, Radiowecker 6, Wecker 9. */
const PAIR_HOURS = [12, 3, 6, 9]

/** Whether a clock belongs to a pair card (TB-30). */
export function fits(options: TimeBluffOptions, pair: Card, clock: Card): boolean {
  if (!isClock(clock)) return false
  const number = pair - FIRST_PAIR
  if (options.pairBy === 'hour') return hourOf(clock) === PAIR_HOURS[number]
  return Math.floor(clock / 12) === number
}

/** All cards of a round (TB-05, TB-06). */
export function fullDeck(options: TimeBluffOptions): Card[] {
  const clocks = Array.from({ length: 48 }, (_, card) => card)
  const pairs = options.pairCards === 'on' ? [51, 52, 53, 54] : []
  return [...clocks, JOKER, JOKER, JOKER, VORTEX, VORTEX, VORTEX, CUCKOO, ...pairs]
}

/** A hand without these cards; undefined if it does not hold them all. */
export function without(hand: readonly Card[], cards: readonly Card[]): Card[] | undefined {
  const rest = [...hand]
  for (const card of cards) {
    const index = rest.indexOf(card)
    if (index < 0) return undefined
    rest.splice(index, 1)
  }
  return rest
}

/** What a seat may lay, from its own hand and what is public: the heart of legality (TB-10 to TB-18, TB-26, TB-30, TB-31). */
import { JOKER, type Card } from './cards'
import type { TimeBluffOptions } from './contract'
import type { Place } from './places'
import { canLieOpen, effectOf, fitsPair, isClock, isPairCard } from './faces'

/** Everything that legality in one's own turn depends on. */
export interface LayingFacts {
  /** Sorted by face. */
  readonly hand: readonly Card[]
  readonly options: TimeBluffOptions
  readonly seats: number
  readonly drawPile: number
  /** Places that can be chosen (TB-17). */
  readonly places: readonly Place[]
}

/** Cards needed for a play with a pair card (TB-31). */
export const CARDS_FOR_PAIR = 3

/** Whether the only thing left is to draw (TB-12, and TB-11 with `lastSingle` open). */
export function mustDraw({ hand, options }: LayingFacts): boolean {
  if (hand.length === 1 && options.lastSingle === 'hidden') return false
  return !hand.some(canLieOpen)
}

/** Whether a pair card without a fitting clock may be answered by drawing (TB-13). */
export function mayDrawUnmatched({ hand, options, drawPile }: LayingFacts): boolean {
  if (options.unmatchedPairDraw === 'off' || drawPile === 0) return false
  return hand.some(
    (pair) => isPairCard(pair) && !hand.some((clock) => fitsPair(pair, clock, options.pairBy)),
  )
}

/** Whether the single last card is laid openly (TB-11 with `lastSingle` open). */
export function laysSingleOpen({ hand, options }: LayingFacts): boolean {
  return hand.length === 1 && options.lastSingle === 'open'
}

/** Whether laying this card openly names an hour (TB-89). */
export function namesHour(card: Card | undefined, options: TimeBluffOptions): boolean {
  return options.openJoker === 'named' && card === JOKER
}

/** Whether laying this pair card names the neighbour (TB-38); with two players there is nothing to choose. */
export function namesNeighbour(
  pair: Card | undefined,
  facts: Pick<LayingFacts, 'options' | 'seats'>,
): boolean {
  if (pair === undefined || facts.options.snoozeTarget === 'next' || facts.seats === 2) return false
  return effectOf(pair) === 'snooze'
}

/** Clocks of the hand that fit a pair card (TB-30). */
export function clocksFor(
  pair: Card,
  { hand, options }: Pick<LayingFacts, 'hand' | 'options'>,
): Card[] {
  return hand.filter((card) => isClock(card) && fitsPair(pair, card, options.pairBy))
}

/** Faces: what a card number shows, and how it is written in records. */
import { wholeNumber, type Guard } from '../../../engine/basics/shapes'
import { err, ok, type Result } from '../../../engine/basics/result'
import {
  CLOCK_KINDS,
  CUCKOO,
  FACES,
  FIRST_PAIR,
  HOURS,
  JOKER,
  PAIR_EFFECTS,
  VORTEX,
  type Card,
  type ClockKind,
  type Face,
  type PairEffect,
} from './cards'

const CLOCKS = CLOCK_KINDS.length * HOURS
const CLOCK_POINTS = 1
const SPECIAL_POINTS = 5
const VORTEX_POINTS = 10
const CLOCK_LETTERS = ['G', 'S', 'R', 'A'] as const
const SPECIAL_NAMES = ['Joker', 'Vortex', 'Cuckoo', 'Jungle', 'Beam', 'Snooze', 'Broken'] as const

/** The hour that belongs to each pair card under `pairBy` hour, in the order of PAIR_EFFECTS (TB-30). */
const PAIR_HOURS = [12, 3, 6, 9] as const

/** Whether the face is a clock. */
export function isClock(card: Card): boolean {
  return card < CLOCKS
}

/** Whether the face is the Joker or the vortex. */
export function isJokerLike(card: Card): boolean {
  return card === JOKER || card === VORTEX
}

/** Whether the face is one of the four pair cards. */
export function isPairCard(card: Card): boolean {
  return card >= FIRST_PAIR
}

/** Whether the face may lie openly on its own: clocks, Joker, vortex (TB-14, TB-15). */
export function canLieOpen(card: Card): boolean {
  return card < CUCKOO
}

/** The hour of a clock, 1-12; meaningless for other faces. */
export function hourOf(card: Card): number {
  return (card % HOURS) + 1
}

/** The hour after `hour`; after 12 comes 1 (TB-91). */
export function hourAfter(hour: number): number {
  return (hour % HOURS) + 1
}

/** The index into CLOCK_KINDS of a clock. */
export function kindIndexOf(card: Card): number {
  return Math.floor(card / HOURS)
}

/** The hour that belongs to a pair card under `pairBy` hour (TB-30); undefined for other faces. */
export function pairHourOf(pair: Card): number | undefined {
  return PAIR_HOURS[pair - FIRST_PAIR]
}

/** Whether a clock belongs to a pair card (TB-30). */
export function fitsPair(pair: Card, clock: Card, pairBy: 'kind' | 'hour'): boolean {
  if (!isPairCard(pair) || !isClock(clock)) return false
  if (pairBy === 'hour') return hourOf(clock) === pairHourOf(pair)
  return kindIndexOf(clock) === pair - FIRST_PAIR
}

/** The effect of a pair card; undefined for other faces. */
export function effectOf(card: Card): PairEffect | undefined {
  return isPairCard(card) ? PAIR_EFFECTS[card - FIRST_PAIR] : undefined
}

function kindAt(index: number): ClockKind {
  return CLOCK_KINDS[index] ?? 'alarm'
}

/** Minus points of one card in hand (TB-92). */
export function pointsOf(card: Card): number {
  if (isClock(card)) return CLOCK_POINTS
  return card === VORTEX ? VORTEX_POINTS : SPECIAL_POINTS
}

/** What a face shows. */
export function faceOf(card: Card): Face {
  if (isClock(card)) return { kind: 'clock', clock: kindAt(kindIndexOf(card)), hour: hourOf(card) }
  if (card === JOKER) return { kind: 'joker' }
  if (card === VORTEX) return { kind: 'vortex' }
  if (card === CUCKOO) return { kind: 'cuckoo' }
  const index = card - FIRST_PAIR
  return { kind: 'pair', effect: PAIR_EFFECTS[index] ?? 'broken', clock: kindAt(index) }
}

/** Whether a number is a face at all. */
export const isCard: Guard<Card> = wholeNumber(0, FACES - 1)

/** A face in records: `G7` grandfather clock, `S` smartwatch, `R` radio alarm, `A` alarm clock; `Joker`, `Vortex`, `Cuckoo`, `Jungle`, `Beam`, `Snooze`, `Broken`. */
export function formatCard(card: Card): string {
  if (isClock(card)) return `${CLOCK_LETTERS[kindIndexOf(card)] ?? ''}${hourOf(card)}`
  return SPECIAL_NAMES[card - JOKER] ?? '?'
}

const CARDS_BY_NAME = new Map(Array.from({ length: FACES }, (_, card) => [formatCard(card), card]))

/** The face that a record's word stands for; the error names the word. */
export function parseCard(text: string): Result<Card, string> {
  const card = CARDS_BY_NAME.get(text)
  return card === undefined ? err(`no card is called "${text}"`) : ok(card)
}

/** Several faces, separated by blanks; `-` for none. */
export function formatCards(cards: readonly Card[]): string {
  return cards.length === 0 ? '-' : cards.map(formatCard).join(' ')
}

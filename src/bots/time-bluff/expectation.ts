/** Cards that somebody may hold, as expected numbers by face: a whole one is certain, a part says how likely it is. */
import { FACES, JOKER, VORTEX, type Card } from '../../games/time-bluff/outside/cards'

/** By face: how many of it are expected, 0 to as many as the deck has. */
export type Expectation = number[]

/** Rounding of sums of parts. */
const TINY = 1e-9
/** As likely as something can be that is not certain. */
const NEARLY = 0.99

/** Nothing is expected. */
export function noCards(): Expectation {
  return new Array<number>(FACES).fill(0)
}

/** What is certain of an expected number. */
export function certainOf(expected: number): number {
  return Math.floor(expected + TINY)
}

/** The sum over all faces. */
function sumOf(expectation: readonly number[]): number {
  return expectation.reduce((sum, expected) => sum + expected, 0)
}

/** One card that is certain to have come. */
export function add(expectation: Expectation, card: Card): void {
  expectation[card] = (expectation[card] ?? 0) + 1
}

/** One card that has gone, as far as it was expected. */
export function remove(expectation: Expectation, card: Card): void {
  expectation[card] = Math.max(0, (expectation[card] ?? 0) - 1)
}

/** Most that may be expected of a face in a hand that an unknown card has left: it may have been this one. */
function mostAfter(expected: number): number {
  return Math.max(0, certainOf(expected) - 1) + NEARLY
}

/** Puts back by how much a hand was lowered from `known`; `alsoLeft`: since then another unknown card has left the hand. */
export function putBack(
  expectation: Expectation,
  lowered: readonly number[],
  known: readonly number[],
  alsoLeft: boolean,
): void {
  lowered.forEach((part, card) => {
    if (part <= 0) return
    const expected = (expectation[card] ?? 0) + part
    expectation[card] = alsoLeft ? Math.min(expected, mostAfter(known[card] ?? 0)) : expected
  })
}

/** Cards that came perhaps: two likely Jokers are no certain one, as they may be the same guess; a card that exists once adds up. */
export function addPerhaps(expectation: Expectation, parts: readonly number[]): void {
  parts.forEach((part, card) => {
    if (part <= 0) return
    const known = expectation[card] ?? 0
    const overlap = card === JOKER || card === VORTEX ? partOf(known) * partOf(part) : 0
    expectation[card] = known + part - overlap
  })
}

function partOf(expected: number): number {
  return Math.max(0, expected - certainOf(expected))
}

/** What an unknown card that left a hand may have been. */
export interface UnknownCard {
  /** The chance of each face that was known or suspected in the hand. */
  readonly maybe: Expectation
  /** By how much the hand is known less: more than the chance where a face was certain and is not any more. */
  readonly lowered: Expectation
}

/**
 * One unknown card leaves a hand of `cards`: every known card may have been this one. `likely`: how much likelier a known card is to
 * go than one that nobody knows.
 */
export function takeUnknown(
  expectation: Expectation,
  cards: number,
  likely: (card: Card) => number,
): UnknownCard {
  const [maybe, lowered] = [noCards(), noCards()]
  const unknown = Math.max(0, cards - sumOf(expectation))
  const weights = expectation.map((expected, card) => (expected > 0 ? expected * likely(card) : 0))
  const all = unknown + sumOf(weights)
  if (all <= TINY) return { maybe, lowered }
  weights.forEach((weight, card) => {
    const expected = expectation[card] ?? 0
    const part = Math.min(weight / all, expected)
    const left = Math.min(expected - part, mostAfter(expected))
    maybe[card] = part
    lowered[card] = expected - left
    expectation[card] = left
  })
  return { maybe, lowered }
}

/** Lowers what is not certain in several places together until one face is expected at most `most` times. */
export function limitFace(places: readonly Expectation[], card: Card, most: number): void {
  const certain = places.reduce((sum, place) => sum + certainOf(place[card] ?? 0), 0)
  const parts = places.reduce((sum, place) => sum + partOf(place[card] ?? 0), 0)
  if (parts <= TINY || certain + parts <= most + TINY) return
  const share = Math.max(0, most - certain) / parts
  for (const place of places) {
    const expected = place[card] ?? 0
    place[card] = certainOf(expected) + partOf(expected) * share
  }
}

/** Lowers what is not certain in a hand until no more cards are expected than it has. */
export function limitHand(expectation: Expectation, cards: number): void {
  const certain = expectation.reduce((sum, expected) => sum + certainOf(expected), 0)
  const parts = expectation.reduce((sum, expected) => sum + partOf(expected), 0)
  if (parts <= TINY || certain + parts <= cards + TINY) return
  const share = Math.max(0, cards - certain) / parts
  expectation.forEach((expected, card) => {
    expectation[card] = certainOf(expected) + partOf(expected) * share
  })
}

/** Announcements of Buchstabenbluff as a table sees them: what habits are fitted to. */
import type { Pool } from '../../../../src/bots/buchstabenbluff/fit'
import { leaningToLie } from '../../../../src/bots/buchstabenbluff/suspicion'
import type { Vocabulary } from '../../../../src/bots/buchstabenbluff/vocabulary'
import type { Seat } from '../../../../src/engine/basics/seat'
import {
  LARGEST_HAND,
  type BuchstabenbluffView,
  type WordView,
} from '../../../../src/games/buchstabenbluff/outside/contract'
import { oneOf } from '../logistic'

/** A word, whose it is, and how many cards he had before he laid it. */
export interface Announced {
  readonly seat: Seat
  /** In card spelling. */
  readonly word: string
  readonly handSize: number
}

/** A word that waits for answers. */
export function announcedSeen(
  { players }: BuchstabenbluffView,
  { seat, spelling, count }: WordView,
): Announced {
  return { seat, word: spelling, handSize: (players[seat]?.hand ?? 0) + count }
}

const LENGTHS = [4, 5, 6, 7, 8, 9, 10]
const HANDS = [6, 8, 9, 10]
const RESTS = [1, 2, 3, 5]
const LEANINGS = [-1.5, -0.75, 0, 0.75, 1.5, 2.5]
const FOUND_MOST = 3

function found({ words }: BuchstabenbluffView, seat: Seat, fate: 'bluff' | 'true'): number {
  const all = words.filter((word) => word.seat === seat && word.fate === fate)
  return Math.min(FOUND_MOST, all.length) / FOUND_MOST
}

/** An announcement as numbers: length, hand, rest, how odd its letters are among the cards of a pool, what came to light of its player, his last turn, whether he had stopped drawing. */
export function featuresOf(
  view: BuchstabenbluffView,
  { seat, word, handSize }: Announced,
  pool: Pool,
  vocabulary: Vocabulary,
): number[] {
  const leaning = leaningToLie({ word, open: [], handSize }, pool, vocabulary)
  const stoppedShort = handSize < LARGEST_HAND && view.drawPile + view.discards.length > 0
  return [
    1,
    ...oneOf(LENGTHS, word.length),
    ...oneOf(HANDS, handSize),
    ...oneOf(RESTS, handSize - word.length),
    ...oneOf(LEANINGS, leaning),
    leaning / 3,
    found(view, seat, 'bluff'),
    found(view, seat, 'true'),
    (view.players[seat]?.turnsLeft ?? 1) <= 1 ? 1 : 0,
    stoppedShort ? 1 : 0,
  ]
}

/** How many numbers `featuresOf` gives. */
export const FEATURES =
  1 + LENGTHS.length + 1 + HANDS.length + 1 + RESTS.length + 1 + LEANINGS.length + 1 + 5

/** How likely a doubt must be so that a lie brings whoever tells it no more than an honest word. */
import {
  DOUBT_POINTS,
  FEWEST_CARDS,
  LARGEST_HAND,
  type BuchstabenbluffView,
} from '../../games/buchstabenbluff/outside/contract'
import type { Pool } from './fit'
import { meanValue, publicPool } from './pool'
import { playersLeft } from './question'
import type { Suspect } from './suspicion'
import type { Habit, Vocabulary } from './vocabulary'

/** How a fair chance is reckoned. */
export interface Balance {
  /** Points by which a lie is expected to bring more than it does on average: those lie who hold little that is true. */
  readonly tempted: number
  /** How much the length of a word counts; 1: wholly, 0: every word is taken for one of the usual length. */
  readonly byLength: number
}

const BALANCE: Balance = { tempted: 2, byLength: 1 }
/** Never below and never above: what was sure to be believed would be all that anybody announces. */
const [LEAST, MOST] = [0.02, 0.9]

/** What a card is worth on average among the dearest part of a pool. */
function dearestMean(pool: Pool, values: readonly number[], part: number): number {
  const cards = pool.flatMap((many, face) => Array.from({ length: many }, () => values[face] ?? 0))
  const taken = cards
    .sort((one, other) => other - one)
    .slice(0, Math.max(1, Math.round(cards.length * part)))
  return taken.reduce((sum, value) => sum + value, 0) / Math.max(1, taken.length)
}

function meanLength({ lengths }: Habit): number {
  return lengths.reduce((sum, chance, length) => sum + chance * length, 0)
}

/**
 * The chance with which each of those who are asked should doubt a word, by what everybody sees: as if there lay under it the dearest
 * cards of such a hand, and it could have spelled an honest word of the usual length.
 */
export function fairDoubt(
  view: BuchstabenbluffView,
  { word, handSize }: Suspect,
  vocabulary: Vocabulary,
  { tempted, byLength }: Balance = BALANCE,
): number {
  const pool = publicPool(view)
  const size = Math.max(FEWEST_CARDS, Math.min(LARGEST_HAND, handSize))
  const asked = Math.max(1, playersLeft(view) - 1)
  const usual = meanLength(vocabulary.habitOf(size))
  const count = usual + byLength * (word.length - usual)
  const lie = count * dearestMean(pool, view.values, Math.min(1, count / size))
  const truth = usual * meanValue(pool, view.values)
  // A doubt takes the lie away and wins ten, of which the average of the others gains its part; a truth it pays ten.
  const chance = (lie - truth + tempted) / (asked * lie + DOUBT_POINTS * (asked + 1))
  return Math.max(LEAST, Math.min(MOST, chance))
}

/** How likely an announced word is a lie. */
import { facesOf, QUESTION_MARK } from '../../games/buchstabenbluff/outside/cards'
import {
  FEWEST_CARDS,
  LARGEST_HAND,
  type BuchstabenbluffView,
  type Card,
  type WordView,
} from '../../games/buchstabenbluff/outside/contract'
import { countFaces } from '../../games/buchstabenbluff/outside/fit'
import type { Pool } from './fit'
import { oddityOf, type Habit, type Vocabulary } from './vocabulary'
import { removeOne } from '../../engine/kit/sorted'

/** An announcement and what is seen of the hand that it came from. */
export interface Suspect {
  /** In card spelling. */
  readonly word: string
  /** Cards of it that lie face up. */
  readonly open: readonly Card[]
  /** Cards that the player had before he laid. */
  readonly handSize: number
}

/** Words that came to light, seen or only expected. */
export interface Reputation {
  readonly bluffs: number
  readonly truths: number
}

/** Bluffers announce what they could spell with one or two letters more: how likely none, one, two. */
const STRETCH = [0.4, 0.35, 0.25]
/** How much the letters count beside the length; they are not independent of it. */
const LETTER_WEIGHT = 0.6
const STRONGEST = 3

/** How much the word with this number in the view says about the one that is weighed; 0: nothing. */
export type WeighWord = (word: WordView, number: number) => number

/** The words that were turned up in this match, each as far as it counts. */
export function turnedUp({ words }: BuchstabenbluffView, weightOf: WeighWord): Reputation {
  let bluffs = 0
  let truths = 0
  words.forEach((word, number) => {
    if (word.fate === 'bluff') bluffs += weightOf(word, number)
    else if (word.fate === 'true') truths += weightOf(word, number)
  })
  return { bluffs, truths }
}

/** A logarithm of odds, kept from saying too much. */
export function limit(value: number): number {
  return Math.max(-STRONGEST, Math.min(STRONGEST, value))
}

function leaningOfLength({ lengths }: Habit, length: number, longest: number): number {
  let bluff = 0
  STRETCH.forEach((chance, more) => {
    // Nobody can announce more letters than he has cards: who would, stays at the most.
    for (let own = 0; own < lengths.length; own++) {
      if (Math.min(longest, own + more) === length) bluff += chance * (lengths[own] ?? 0)
    }
  })
  const honest = lengths[length] ?? 0
  return honest === 0 ? STRONGEST : limit(Math.log(bluff / honest))
}

/** The letter that is hardest to get from the pool beside how often it is needed. */
function hardestOf(needed: readonly Card[], pool: Pool): Card | undefined {
  const counts = countFaces(needed)
  let hardest: Card | undefined
  let least = Infinity
  for (const face of needed) {
    const ease = (pool[face] ?? 0) / (counts[face] ?? 1)
    if (ease >= least) continue
    least = ease
    hardest = face
  }
  return hardest
}

/** The letters that cards face down must spell: an open question mark fits any, so it is taken for the one that is hardest to get (BB-30). */
export function stillNeeded(letters: readonly Card[], open: readonly Card[], pool: Pool): Card[] {
  const needed = [...letters]
  for (const card of open) removeOne(needed, card)
  for (const card of open) {
    const hardest = card === QUESTION_MARK ? hardestOf(needed, pool) : undefined
    if (hardest !== undefined) removeOne(needed, hardest)
  }
  return needed
}

/**
 * How much likelier a bluffer than an honest player announces this, as a logarithm: by its length for such a hand, and by how
 * easily its letters come together from what is not seen; the pool is without the cards of it that lie face up.
 */
export function leaningToLie(
  { word, open, handSize }: Suspect,
  pool: Pool,
  vocabulary: Vocabulary,
): number {
  const size = Math.max(FEWEST_CARDS, Math.min(LARGEST_HAND, handSize))
  const habit = vocabulary.habitOf(size)
  const needed = stillNeeded(facesOf(word), open, pool)
  const oddity = oddityOf(needed, size - open.length, pool)
  const letters = limit(oddity - habit.oddity)
  return leaningOfLength(habit, word.length, size) + LETTER_WEIGHT * letters
}

/** A chance from the odds of a reputation and a leaning. */
export function chanceOfLie({ bluffs, truths }: Reputation, leaning: number): number {
  const odds = (bluffs / truths) * Math.exp(leaning)
  return odds / (1 + odds)
}

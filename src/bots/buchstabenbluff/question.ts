/** What one decision looks at. */
import type { Random } from '../../engine/chance/random'
import {
  DOUBT_POINTS,
  type BuchstabenbluffView,
  type Card,
  type WordView,
} from '../../games/buchstabenbluff/outside/contract'
import type { TurnView } from './layings'
import { meanValue, unseenPool } from './pool'
import {
  chanceOfLie,
  leaningToLie,
  turnedUp,
  type Reputation,
  type Suspect,
  type WeighWord,
} from './suspicion'
import type { Manner } from './manners'
import type { Memory } from './memory'
import type { Vocabulary } from './vocabulary'

/** A turn to be played. */
export interface Turn {
  readonly view: TurnView
  readonly vocabulary: Vocabulary
  readonly manner: Manner
  readonly random: Random
}

/** A word of somebody else's that is weighed. */
export interface Judged extends Memory {
  readonly view: BuchstabenbluffView
  readonly word: WordView
}

/** A word of somebody else's to be believed or doubted. */
export interface Announced extends Judged {
  readonly random: Random
}

/** True once in so many. */
export function isOneIn(many: number, random: Random): boolean {
  return random.below(many) === 0
}

/** What is seen of an announcement and its hand. */
export function suspectOf({ players }: BuchstabenbluffView, word: WordView): Suspect {
  return {
    word: word.spelling,
    open: word.open.map(({ card }) => card),
    handSize: (players[word.seat]?.hand ?? 0) + word.count,
  }
}

/** How likely the word is in no list: where such words are refused never, elsewhere by how it looks to somebody who does not know it (BB-10). */
export function chanceMadeUp({ view, word, vocabulary }: Judged): number {
  return view.options.dictionary === 'open' ? vocabulary.chanceMadeUp(word.spelling) : 0
}

/** How likely the word is a lie: by its letters and what is not seen, which may count less, and by what came to light beside what one expects of people. */
export function weighLie(
  { view, word, vocabulary }: Judged,
  expected: Reputation,
  weightOf: WeighWord,
  leaningWeight = 1,
): number {
  const leaning = leaningToLie(suspectOf(view, word), unseenPool(view), vocabulary)
  const { bluffs, truths } = turnedUp(view, weightOf)
  const reputation = { bluffs: expected.bluffs + bluffs, truths: expected.truths + truths }
  return chanceOfLie(reputation, leaningWeight * leaning)
}

/** How many still play. */
export function playersLeft({ players }: BuchstabenbluffView): number {
  return players.filter(({ left }) => !left).length
}

/** Whether only one other player is still there. */
export function isDuel(view: BuchstabenbluffView): boolean {
  return playersLeft(view) === 2
}

/**
 * How likely a lie must be for a doubt to pay: caught, it gives ten points and takes away what it would have brought; wrong, it gives
 * ten to one of so many others. `alone`: how likely nobody else doubts.
 */
export function leastChanceToDoubt(
  view: BuchstabenbluffView,
  count: number,
  alone: number,
): number {
  const others = Math.max(1, playersLeft(view) - 1)
  const taken = count * meanValue(unseenPool(view), view.values) * alone
  const gain = DOUBT_POINTS + taken / others
  const loss = DOUBT_POINTS / others
  return loss / (gain + loss)
}

/** The odds of a chance. */
export function oddsOf(chance: number): number {
  return chance / Math.max(1 - chance, Number.EPSILON)
}

/** How somebody makes up his mind about a doubt. */
export interface Resolve {
  /** How firmly he goes by his reckoning: what barely pays he does now and then, so that nobody can know what he will believe. */
  readonly firmness: number
  /** The more are asked, the more he leaves to the others: a table at which everybody doubts at once lets no bluff pass. */
  readonly shared: number
  /** How likely nobody else doubts. */
  readonly alone: number
}

/** How likely he doubts a word that he takes for a lie with this chance: the likelier, the more that is beside what a doubt costs. */
export function chanceToDoubt(
  { view, word, manner }: Announced,
  lie: number,
  { firmness, shared, alone }: Resolve,
): number {
  const least = leastChanceToDoubt(view, word.count, alone)
  const asked = Math.max(1, playersLeft(view) - 1)
  const urge = ((manner.doubts * oddsOf(lie)) / (oddsOf(least) * asked ** shared)) ** firmness
  return urge / (1 + urge)
}

/** The value of cards. */
export function valueOf(cards: readonly Card[], values: readonly number[]): number {
  return cards.reduce((sum, card) => sum + (values[card] ?? 0), 0)
}

/** The words that bots know, made ready once for all who know them. */
import { fastRandom } from '../../engine/chance/fastRandom'
import {
  FACES,
  facesOf,
  formatCard,
  parseCard,
  QUESTION_MARK,
} from '../../games/buchstabenbluff/outside/cards'
import { FEWEST_CARDS, LARGEST_HAND, type Card } from '../../games/buchstabenbluff/outside/contract'
import type { WordListName } from '../../games/buchstabenbluff/outside/dictionary'
import { countFaces } from '../../games/buchstabenbluff/outside/fit'
import {
  isListed,
  studyWords,
  type BuchstabenbluffKnowledge,
  type KnownWords,
} from '../../games/buchstabenbluff/outside/knownWords'
import { createWordFinder, type WordFinder } from '../../games/buchstabenbluff/outside/wordFinder'
import { hasWord } from '../../games/buchstabenbluff/outside/wordGraph'
import { writtenWord } from '../../games/buchstabenbluff/outside/writtenWord'
import { chancesOfFit, type Pool } from './fit'
import { drawFrom } from './pool'
import { WordLook } from './wordLook'

/** What honest players announce from a hand of some size. */
export interface Habit {
  /** By length: how likely the best word of such a hand has it; 0 nowhere up to the size of the hand. */
  readonly lengths: readonly number[]
  /** The mean of `oddityOf` over those words. */
  readonly oddity: number
}

/** Hands that are imagined to learn a habit. */
const IMAGINED_HANDS = 100
/** Counted for every length before the first hand. */
const DOUBT = 0.5
const LEAST_CHANCE = 1e-9

/** How much more easily a hand of this size lacks one or two letters of the word than none, as a logarithm. */
export function oddityOf(word: readonly Card[], size: number, pool: Pool): number {
  const { fits, almost } = chancesOfFit(word, { size, pool })
  return Math.log(almost + LEAST_CHANCE) - Math.log(fits + LEAST_CHANCE)
}

/** A hand as text, for a finder. */
export function handText(hand: readonly Card[]): string {
  return hand.map(formatCard).join('')
}

/** One list of words with what follows from it; what takes time is made when it is first asked for. */
export class Vocabulary {
  private made: WordFinder | undefined
  private look: WordLook | undefined
  private readonly habits = new Map<number, Habit>()

  constructor(
    private readonly known: KnownWords,
    private readonly name: WordListName,
  ) {}

  /** Finds the words of the list; those of the house are no part of it. */
  get finder(): WordFinder {
    const { lists, deck } = this.known.spelled
    return (this.made ??= createWordFinder(lists[this.name], deck))
  }

  /** Makes ready what takes time, so that no decision has to wait for it; how words look only for who goes by that. */
  prepare({ looks }: { readonly looks: boolean }): this {
    for (let size = FEWEST_CARDS; size <= LARGEST_HAND; size++) this.habitOf(size)
    if (looks) this.lookOfWords()
    return this
  }

  /** Whether the word is in this list or of the house. */
  has(spelling: string): boolean {
    if (this.name === 'all') return isListed(this.known, spelling)
    return this.known.house.has(spelling) || hasWord(this.known.spelled.lists[this.name], spelling)
  }

  /** How readily anybody would think of the word, whichever list this one is: 2 for an everyday word and those of the house, 1 for a common one, else 0. */
  plainnessOf(spelling: string): number {
    const { house, spelled } = this.known
    if (house.has(spelling) || hasWord(spelled.lists.everyday, spelling)) return 2
    return hasWord(spelled.lists.common, spelling) ? 1 : 0
  }

  /** How likely a word is in no list, as far as one can tell who knows this one, 0 to 1; 0 for a word that he knows (BB-10). */
  chanceMadeUp(spelling: string): number {
    if (this.has(spelling)) return 0
    return this.lookOfWords().chanceMadeUp(spelling)
  }

  /** The word as people write it: they say BÜRO, and lay B U E R O (BB-34). */
  written(spelling: string): string {
    return writtenWord(spelling, this.known.umlauts)
  }

  /** The words of the house that the hand spells. */
  houseWordsOf(hand: readonly Card[]): readonly string[] {
    return this.known.houseWords.filter((word) => canSpell(hand, word))
  }

  /** What is usual for a hand of this size, 2 to 10 cards. */
  habitOf(size: number): Habit {
    const known = this.habits.get(size)
    if (known) return known
    const habit = this.learn(size)
    this.habits.set(size, habit)
    return habit
  }

  private lookOfWords(): WordLook {
    return (this.look ??= new WordLook(this.known.spelled.lists[this.name]))
  }

  private deckPool(): Pool {
    const pool = new Array<number>(FACES).fill(0)
    for (const { letter, count } of this.known.spelled.deck) {
      const face = parseCard(letter)
      if (face.ok) pool[face.value] = count
    }
    return pool
  }

  private learn(size: number): Habit {
    const random = fastRandom(`habit-${String(size)}`)
    const pool = this.deckPool()
    const lengths: number[] = Array.from({ length: LARGEST_HAND + 1 }, (_, length) =>
      length >= FEWEST_CARDS && length <= size ? DOUBT : 0,
    )
    let words = 0
    let oddity = 0
    for (let hand = 0; hand < IMAGINED_HANDS; hand++) {
      const [best] = this.finder.find(handText(drawFrom(pool, size, random)), { most: 1 })
      if (!best) continue
      words += 1
      oddity += oddityOf(facesOf(best.word), size, pool)
      lengths[best.word.length] = (lengths[best.word.length] ?? 0) + 1
    }
    const all = lengths.reduce((sum, count) => sum + count, 0)
    return { lengths: lengths.map((count) => count / all), oddity: oddity / Math.max(1, words) }
  }
}

/** Whether the hand spells the word, with its question marks. */
function canSpell(hand: readonly Card[], word: string): boolean {
  const counts = countFaces(hand)
  let missing = 0
  for (const face of facesOf(word)) {
    const left = counts[face] ?? 0
    if (left === 0) missing += 1
    else counts[face] = left - 1
  }
  return missing <= (counts[QUESTION_MARK] ?? 0)
}

/** The lists of a table's language. */
export type Vocabularies = Readonly<Record<WordListName, Vocabulary>>

/** What bots know, made ready. */
export function studyVocabulary(knowledge: BuchstabenbluffKnowledge): Vocabularies {
  const known = studyWords(knowledge)
  return {
    everyday: new Vocabulary(known, 'everyday'),
    common: new Vocabulary(known, 'common'),
    all: new Vocabulary(known, 'all'),
  }
}

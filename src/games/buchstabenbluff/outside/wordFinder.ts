/** The dearest words that a hand spells, or almost spells. */
import { LONGEST_WORD } from './cardSpelling'
import { QUESTION_MARK, valuesOf, type LetterDeck } from './letterDeck'
import { buildLetterTree, rankLetters } from './sortedLetters'
import {
  EMPTY_NODE,
  ENDS_NODE,
  ENDS_WORD,
  LETTER_BITS,
  NODE_SHIFT,
  type WordList,
} from './wordGraph'

/** A word found for a hand. */
export interface FoundWord {
  /** In card spelling. */
  readonly word: string
  /** What those of its letters are worth that the hand has as cards. */
  readonly value: number
  /** How many question marks it needs. */
  readonly questionMarks: number
  /** Letters for which neither a card nor a question mark is left: to lay it is a bluff. */
  readonly missing: number
}

/** What is looked for. */
export interface WordWish {
  /** Words at most. */
  readonly most: number
  /** Exactly so many letters are missing; absent: none. */
  readonly missing?: number
}

/** Finds words of one list. */
export interface WordFinder {
  /**
   * The words with the highest value, the highest first; of those of equal value whichever are found first, always the same. None
   * is longer than the hand: letters and question marks as one text, in any order.
   */
  find(hand: string, wish: WordWish): readonly FoundWord[]
}

/** A set of letters worth laying. */
interface Candidate {
  readonly value: number
  /** How many of them are on no card of their own. */
  readonly off: number
  readonly key: Uint8Array
}

/** What a search may use and what it looks for. */
interface Limits {
  /** Letters of a word at most. */
  readonly length: number
  /** Letters without a card of their own, at least and at most. */
  readonly fewestOff: number
  readonly mostOff: number
  readonly most: number
}

/** One search through the tree; the order of its letters is that of their values, so that what is still to be won falls fast. */
class Search {
  readonly best: Candidate[] = []
  /** What the first cards of the hand are worth, in the order of the letters: none, one, two … */
  private readonly worth: Int32Array
  /** By letter: how many cards come up to the last of this one. */
  private readonly upTo = new Uint8Array(LETTER_BITS + 1)
  private readonly way = new Uint8Array(LONGEST_WORD)
  private worst = 0

  constructor(
    private readonly tree: Uint32Array,
    private readonly values: Uint8Array,
    private readonly cards: Uint8Array,
    private readonly limits: Limits,
  ) {
    const sums = [0]
    for (let letter = 0; letter < cards.length; letter++) {
      for (let count = cards[letter] ?? 0; count > 0; count--) {
        sums.push((sums.at(-1) ?? 0) + (values[letter] ?? 0))
      }
      this.upTo[letter] = sums.length - 1
    }
    this.worth = Int32Array.from(sums)
  }

  /** Goes on from a node after so many letters worth `sum`; `off` of them have no card of their own. */
  walk(node: number, depth: number, sum: number, off: number): void {
    const { length, mostOff } = this.limits
    for (let at = node; ; at++) {
      const edge = this.tree[at] ?? ENDS_NODE
      const letter = edge & LETTER_BITS
      const left = this.cards[letter] ?? 0
      // Letters come in order: cards of earlier ones cannot be won any more.
      if (sum + this.stillIn(letter, left, length - depth) <= this.worst) return
      if (left > 0) {
        this.cards[letter] = left - 1
        this.go(edge, depth, sum + (this.values[letter] ?? 0), off)
        this.cards[letter] = left
      } else if (off < mostOff) this.go(edge, depth, sum, off + 1)
      if ((edge & ENDS_NODE) !== 0) return
    }
  }

  /** What the dearest cards from a letter on are worth, as many as have a place; of the letter itself so many are left. */
  private stillIn(letter: number, left: number, places: number): number {
    const first = (this.upTo[letter] ?? 0) - left
    const last = Math.min(first + places, this.worth.length - 1)
    return (this.worth[last] ?? 0) - (this.worth[first] ?? 0)
  }

  private go(edge: number, depth: number, sum: number, off: number): void {
    this.way[depth] = edge & LETTER_BITS
    if ((edge & ENDS_WORD) !== 0 && off >= this.limits.fewestOff && sum > this.worst) {
      this.keep({ value: sum, off, key: this.way.slice(0, depth + 1) })
    }
    const next = edge >>> NODE_SHIFT
    if (next !== 0 && depth + 1 < this.limits.length) this.walk(next, depth + 1, sum, off)
  }

  private keep(found: Candidate): void {
    const { best } = this
    let index = best.length
    while (index > 0 && (best[index - 1]?.value ?? 0) < found.value) index -= 1
    best.splice(index, 0, found)
    if (best.length > this.limits.most) best.pop()
    if (best.length === this.limits.most) this.worst = best.at(-1)?.value ?? 0
  }
}

class TreeFinder implements WordFinder {
  private readonly tree: Uint32Array
  private readonly ranked: string
  private readonly values = new Uint8Array(LETTER_BITS + 1)

  constructor(
    private readonly list: WordList,
    deck: LetterDeck,
  ) {
    this.ranked = rankLetters(deck)
    const values = valuesOf(deck)
    Array.from(this.ranked).forEach((letter, index) => {
      this.values[index + 1] = values.get(letter) ?? 0
    })
    this.tree = buildLetterTree(list, this.ranked)
  }

  find(hand: string, { most, missing = 0 }: WordWish): readonly FoundWord[] {
    if (most < 1) return []
    const cards = new Uint8Array(LETTER_BITS + 1)
    let marks = 0
    for (const letter of hand) {
      const rank = this.ranked.indexOf(letter) + 1
      if (letter === QUESTION_MARK) marks += 1
      else cards[rank] = (cards[rank] ?? 0) + 1
    }
    const search = new Search(this.tree, this.values, cards, {
      length: Math.min(hand.length, LONGEST_WORD),
      fewestOff: missing === 0 ? 0 : marks + missing,
      mostOff: marks + missing,
      most,
    })
    search.walk(EMPTY_NODE, 0, 0, 0)
    const words: FoundWord[] = []
    for (const found of search.best) {
      if (words.length < most) words.push(...this.wordsOf(found, missing))
    }
    return words.slice(0, most)
  }

  private wordsOf({ value, off, key }: Candidate, missing: number): FoundWord[] {
    const questionMarks = off - missing
    return this.spell(key).map((word) => ({ word, value, questionMarks, missing }))
  }

  /** All words of exactly these letters. */
  private spell(key: Uint8Array): string[] {
    const { edges, letters } = this.list.graph
    const left = new Uint8Array(LETTER_BITS + 1)
    for (const rank of key) {
      const number = letters.indexOf(this.ranked.charAt(rank - 1)) + 1
      left[number] = (left[number] ?? 0) + 1
    }
    const words: string[] = []
    const walk = (node: number, before: string): void => {
      for (let at = node; ; at++) {
        const edge = edges[at] ?? ENDS_NODE
        const number = edge & LETTER_BITS
        const count = left[number] ?? 0
        if (count > 0) {
          left[number] = count - 1
          const word = before + letters.charAt(number - 1)
          const next = edge >>> NODE_SHIFT
          if (word.length < key.length && next !== 0) walk(next, word)
          if (word.length === key.length && (edge & ENDS_WORD) !== 0) words.push(word)
          left[number] = count
        }
        if ((edge & ENDS_NODE) !== 0) return
      }
    }
    walk(this.list.start, '')
    return words
  }
}

/** A finder for one of the lists of a language; making it goes through the whole list. */
export function createWordFinder(list: WordList, deck: LetterDeck): WordFinder {
  return new TreeFinder(list, deck)
}

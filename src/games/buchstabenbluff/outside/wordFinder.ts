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
   * The words with the highest value, those first that need fewer question marks, then by letters. None is longer than the hand:
   * a letter with its question marks, as text, in any order.
   */
  find(hand: string, wish: WordWish): readonly FoundWord[]
}

/** A set of letters worth laying: `rank` orders by value, then by how few of them are on no card of their own. */
interface Candidate {
  readonly rank: number
  readonly key: readonly number[]
}

/** More than the letters of any word: one point outweighs them all. */
const POINT = LONGEST_WORD + 1

/** One search through the tree; the order of its letters is that of their values, so that what is still to be won falls fast. */
class Search {
  readonly best: Candidate[] = []
  /** By rank: what all cards from this one on are worth. */
  private readonly still: Int32Array
  private readonly way: number[] = []
  private worst = 0

  constructor(
    private readonly tree: Uint32Array,
    private readonly values: Uint8Array,
    private readonly cards: Uint8Array,
    private readonly limits: {
      readonly length: number
      readonly fewestOff: number
      readonly mostOff: number
      readonly most: number
    },
  ) {
    this.still = new Int32Array(LETTER_BITS + 2)
    for (let rank = LETTER_BITS; rank > 0; rank--) {
      const worth = (cards[rank] ?? 0) * (values[rank] ?? 0) * POINT
      this.still[rank] = (this.still[rank + 1] ?? 0) + worth
    }
  }

  /** Goes on from a node with `sum`, the rank so far; `off` letters have no card of their own. */
  walk(node: number, sum: number, off: number): void {
    const { length, mostOff } = this.limits
    const places = (length - this.way.length) * POINT
    for (let at = node; ; at++) {
      const edge = this.tree[at] ?? ENDS_NODE
      const letter = edge & LETTER_BITS
      // Letters come in order: what cards of earlier ones are worth is lost, and none that comes is dearer.
      const most = Math.min(this.still[letter] ?? 0, places * (this.values[letter] ?? 0))
      if (sum + most <= this.worst) return
      const left = this.cards[letter] ?? 0
      if (left > 0) this.take(edge, sum, off, left)
      else if (off < mostOff) this.go(edge, sum - 1, off + 1)
      if ((edge & ENDS_NODE) !== 0) return
    }
  }

  private take(edge: number, sum: number, off: number, left: number): void {
    const letter = edge & LETTER_BITS
    const worth = (this.values[letter] ?? 0) * POINT
    this.cards[letter] = left - 1
    this.lower(letter, worth)
    this.go(edge, sum + worth, off)
    this.lower(letter, -worth)
    this.cards[letter] = left
  }

  /** A card that is laid cannot be won again; earlier letters are not asked for any more. */
  private lower(letter: number, worth: number): void {
    this.still[letter] = (this.still[letter] ?? 0) - worth
  }

  private go(edge: number, sum: number, off: number): void {
    this.way.push(edge & LETTER_BITS)
    if ((edge & ENDS_WORD) !== 0 && off >= this.limits.fewestOff && sum > this.worst) this.keep(sum)
    const next = edge >>> NODE_SHIFT
    if (next !== 0 && this.way.length < this.limits.length) this.walk(next, sum, off)
    this.way.pop()
  }

  private keep(rank: number): void {
    const { best } = this
    let index = best.length
    while (index > 0 && (best[index - 1]?.rank ?? 0) < rank) index -= 1
    best.splice(index, 0, { rank, key: [...this.way] })
    if (best.length > this.limits.most) best.pop()
    if (best.length === this.limits.most) this.worst = best.at(-1)?.rank ?? 0
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
    search.walk(EMPTY_NODE, 0, 0)
    const words: FoundWord[] = []
    for (const found of search.best) {
      if (words.length < most) words.push(...this.wordsOf(found, missing))
    }
    return words.slice(0, most)
  }

  private wordsOf({ rank, key }: Candidate, missing: number): FoundWord[] {
    const value = Math.ceil(rank / POINT)
    const off = value * POINT - rank
    return this.spell(key).map((word) => ({ word, value, questionMarks: off - missing, missing }))
  }

  /** All words of exactly these letters. */
  private spell(key: readonly number[]): string[] {
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

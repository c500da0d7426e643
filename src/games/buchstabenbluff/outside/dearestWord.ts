/** The dearest word of one hand, straight from the list: nothing is made ready for it, as `createWordFinder` does for many hands. */
import { LONGEST_WORD } from './cardSpelling'
import { QUESTION_MARK, valuesOf, type LetterDeck } from './letterDeck'
import { ENDS_NODE, ENDS_WORD, LETTER_BITS, NODE_SHIFT, type WordList } from './wordGraph'

/** A word and what those of its letters are worth that the hand has as cards. */
export interface DearestWord {
  /** In card spelling. */
  readonly word: string
  readonly value: number
}

/** One walk along the words of a list, as far as the hand spells them. */
class Walk {
  best: DearestWord | undefined
  private readonly cards: Uint8Array
  private readonly values: Uint8Array
  private marks = 0
  /** What the cards that are still in hand are worth. */
  private left = 0

  constructor(
    private readonly list: WordList,
    deck: LetterDeck,
    hand: string,
  ) {
    const { numbers } = list.graph
    this.cards = new Uint8Array(LETTER_BITS + 1)
    this.values = new Uint8Array(LETTER_BITS + 1)
    const values = valuesOf(deck)
    for (const card of hand) {
      const letter = numbers[card.charCodeAt(0)] ?? 0
      if (card === QUESTION_MARK) this.marks += 1
      else this.cards[letter] = (this.cards[letter] ?? 0) + 1
      this.values[letter] = values.get(card) ?? 0
      this.left += values.get(card) ?? 0
    }
  }

  /** Goes on from a node after the letters of `before`, worth `sum`. */
  go(node: number, before: string, sum: number): void {
    const { edges } = this.list.graph
    for (let at = node; ; at++) {
      // What is left cannot bring more than all of it.
      if (sum + this.left <= (this.best?.value ?? 0)) return
      const edge = edges[at] ?? ENDS_NODE
      const letter = edge & LETTER_BITS
      const count = this.cards[letter] ?? 0
      if (count > 0) {
        const value = this.values[letter] ?? 0
        this.cards[letter] = count - 1
        this.left -= value
        this.take(edge, before, sum + value)
        this.left += value
        this.cards[letter] = count
      } else if (this.marks > 0) {
        this.marks -= 1
        this.take(edge, before, sum)
        this.marks += 1
      }
      if ((edge & ENDS_NODE) !== 0) return
    }
  }

  private take(edge: number, before: string, sum: number): void {
    const word = before + this.list.graph.letters.charAt((edge & LETTER_BITS) - 1)
    if ((edge & ENDS_WORD) !== 0 && sum > (this.best?.value ?? 0)) this.best = { word, value: sum }
    const next = edge >>> NODE_SHIFT
    if (next !== 0 && word.length < LONGEST_WORD) this.go(next, word, sum)
  }
}

/**
 * The word of the list with the highest value that the hand spells, letters and question marks as one text in any order; of equal
 * ones the first of the list. Undefined if there is none. It takes at most as long as going through the whole list.
 */
export function dearestWord(
  list: WordList,
  deck: LetterDeck,
  hand: string,
): DearestWord | undefined {
  const walk = new Walk(list, deck, hand)
  walk.go(list.start, '', 0)
  return walk.best
}

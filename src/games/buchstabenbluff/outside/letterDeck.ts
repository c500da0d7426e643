/** The letter cards of a language: which there are, how many of each and what they are worth. */
import { err, ok, type Result } from '../../../engine/basics/result'
import { isRecord } from '../../../engine/basics/json'
import { wholeNumber } from '../../../engine/basics/shapes'

/** What stands on a question mark (BB-14). */
export const QUESTION_MARK = '?'
/** Cards of a deck. */
export const DECK_SIZE = 106
/** Question marks of a deck. */
const QUESTION_MARKS = 6
/** Points of the dearest letter at most. */
const DEAREST = 10

/** The cards with one letter. */
export interface LetterKind {
  /** A capital, or the question mark. */
  readonly letter: string
  readonly count: number
  readonly value: number
}

/** All kinds of cards: one for each letter of the spelling in its order, the question mark last. */
export type LetterDeck = readonly LetterKind[]

const isCount = wholeNumber(1, DECK_SIZE)
const isValue = wholeNumber(1, DEAREST)

function parseKind(letter: string, raw: unknown): LetterKind | undefined {
  const [count, value]: readonly unknown[] = Array.isArray(raw) ? raw : []
  return isCount(count) && isValue(value) ? { letter, count, value } : undefined
}

/** A deck from its data, count and value by letter; the error is a sentence for developers. */
export function parseLetterDeck(raw: unknown, letters: string): Result<LetterDeck, string> {
  if (!isRecord(raw)) return err('a deck of letters is an object')
  if (Object.keys(raw).length !== letters.length) return err('a deck holds other letters')
  const deck: LetterKind[] = []
  for (const letter of letters) {
    const kind = parseKind(letter, raw[letter])
    if (!kind) return err(`the deck has no count and value for ${letter}`)
    deck.push(kind)
  }
  deck.push({ letter: QUESTION_MARK, count: QUESTION_MARKS, value: 0 })
  const cards = deck.reduce((sum, { count }) => sum + count, 0)
  return cards === DECK_SIZE ? ok(deck) : err(`a deck has ${String(cards)} cards`)
}

/** What each letter is worth, by letter. */
export function valuesOf(deck: LetterDeck): ReadonlyMap<string, number> {
  return new Map(deck.map(({ letter, value }) => [letter, value]))
}

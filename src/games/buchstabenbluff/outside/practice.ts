/**
 * Practising alone: a hand of ten letters, its dearest word, hints one by one, and what a word is worth beside the best. Nothing is
 * kept between two questions, and an answer holds no more than was asked for. The words stay on the host, so it is the host that
 * answers; a day's hand is the same for all who play in a language.
 */
import { fastRandom } from '../../../engine/chance/fastRandom'
import { shuffle } from '../../../engine/chance/random'
import { err, ok, type Result } from '../../../engine/basics/result'
import { isRecord } from '../../../engine/basics/json'
import { LANGUAGES, type Language } from '../../../engine/basics/language'
import { listOf, oneOf, wholeNumber, type Guard } from '../../../engine/basics/shapes'
import { parseWord, type WordFault } from './cardSpelling'
import { dearestWord } from './dearestWord'
import type { Dictionary, SpelledWords } from './dictionary'
import { QUESTION_MARK, valuesOf, type LetterDeck } from './letterDeck'
import { hasWord } from './wordGraph'
import { writtenWord } from './writtenWord'

/** Cards of a hand to practise with. */
const PRACTICE_HAND = 10
/** Hints to a hand: how long its best word is, how it begins, and the word. */
export const HINTS = 3
/** Letters of a best word at least: another hand is dealt until there is one. */
const SHORTEST_BEST = 5
/** Letters at most of what a hand for practice is dealt from, e.g. the day. */
const LONGEST_SEED = 64
/** Letters of a proposed word at most, before it is spelled with cards. */
const LONGEST_TEXT = 60

/** What may be asked about a hand. */
export interface PracticeQuestion {
  /** Whose words and cards; umlauts are spelled with two of them. */
  readonly language: Language
  /** Names the hand: `dailySeed`, or anything else for a hand of one's own. */
  readonly seed: string
  /** How many hints have been asked for, none to all. */
  readonly hints: number
  /** A word to be rated, as it was typed. */
  readonly word?: string
}

/** Why a word is worth nothing: it cannot be spelled with cards (BB-12), is not listed (BB-10), or is not in this hand (BB-09). */
export type PracticeFault = WordFault | 'unlisted' | 'not-in-hand'

/** A word beside the best one. */
export type PracticeRating =
  | { readonly kind: 'fault'; readonly fault: PracticeFault }
  | {
      readonly kind: 'rated'
      /** As people write it, in capitals. */
      readonly word: string
      readonly value: number
      /** The value of the best word. */
      readonly best: number
    }

/** Something about the best word. */
export type PracticeHint =
  | { readonly kind: 'length'; readonly letters: number }
  | { readonly kind: 'beginning'; readonly letter: string }
  | { readonly kind: 'word'; readonly word: string; readonly value: number }
  /** The list has no word for this hand. */
  | { readonly kind: 'none' }

/** What is answered. */
export interface PracticeAnswer {
  /** Ten cards in the order of the alphabet, question marks last. */
  readonly hand: string
  /** What each of them is worth. */
  readonly values: readonly number[]
  readonly hints: readonly PracticeHint[]
  readonly rating?: PracticeRating
}

/** The seed of a day's hand; `day` as 2026-11-22. */
export function dailySeed(day: string): string {
  return `day ${day}`
}

const isHintCount = wholeNumber(0, HINTS)
const isLanguage = oneOf(LANGUAGES)

function isText(value: unknown, longest: number): value is string {
  return typeof value === 'string' && value.length <= longest
}

/** Shape only; the error is a sentence for developers. */
export function parsePracticeQuestion(raw: unknown): Result<PracticeQuestion, string> {
  if (!isRecord(raw)) return err('a question is an object')
  const { language, seed, hints, word } = raw
  if (!isLanguage(language)) return err('no language')
  if (!isText(seed, LONGEST_SEED) || !isHintCount(hints)) return err('no seed or no hints')
  if (word === undefined) return ok({ language, seed, hints })
  return isText(word, LONGEST_TEXT) ? ok({ language, seed, hints, word }) : err('a word is a text')
}

/** Hands that are dealt at most for a question: a shipped list has a long word in nearly each. */
const MOST_DEALS = 40

/** The cards in the order of the deck: the alphabet, question marks last. */
function inOrder(cards: readonly string[], deck: LetterDeck): string {
  return deck
    .map(({ letter }) => letter.repeat(cards.filter((card) => card === letter).length))
    .join('')
}

/**
 * The hand of a seed and its best word among those that people know: of the first so many that the seed deals the first with a word worth looking for, otherwise the
 * last one with whatever word it has. A list without long words may have none.
 */
function dealHand({ deck, lists }: SpelledWords, { language, seed }: PracticeQuestion) {
  const random = fastRandom(`${language} ${seed}`)
  const cards = deck.flatMap(({ letter, count }) => Array.from({ length: count }, () => letter))
  const deal = () => {
    shuffle(cards, random)
    const hand = inOrder(cards.slice(0, PRACTICE_HAND), deck)
    return { hand, best: dearestWord(lists.common, deck, hand) }
  }
  let dealt = deal()
  for (let tries = 1; tries < MOST_DEALS; tries++) {
    if (dealt.best && dealt.best.word.length >= SHORTEST_BEST) return dealt
    dealt = deal()
  }
  return dealt
}

/** What those letters of a word are worth that the hand has; undefined if its question marks do not make up for the others. */
function valueFrom(hand: string, word: string, deck: LetterDeck): number | undefined {
  const values = valuesOf(deck)
  const left = Array.from(hand)
  let value = 0
  for (const letter of word) {
    const card = left.includes(letter) ? letter : QUESTION_MARK
    const index = left.indexOf(card)
    if (index < 0) return undefined
    left.splice(index, 1)
    value += values.get(card) ?? 0
  }
  return value
}

function written(spelling: string, { umlauts }: Dictionary): string {
  return writtenWord(spelling, umlauts?.lists.all)
}

function rate(dictionary: Dictionary, hand: string, best: number, text: string): PracticeRating {
  const {
    language,
    plain: { deck, lists },
  } = dictionary
  const word = parseWord(text, { language, umlautCards: false })
  if (!word.ok) return { kind: 'fault', fault: word.error }
  if (!hasWord(lists.all, word.value)) return { kind: 'fault', fault: 'unlisted' }
  const value = valueFrom(hand, word.value, deck)
  if (value === undefined) return { kind: 'fault', fault: 'not-in-hand' }
  // A word that hardly anybody knows may be worth more.
  return {
    kind: 'rated',
    word: written(word.value, dictionary),
    value,
    best: Math.max(best, value),
  }
}

/** Answers a question about a hand: the same question has the same answer for everybody. The dictionary is that of its language. */
export function practise(dictionary: Dictionary, question: PracticeQuestion): PracticeAnswer {
  const { hints, word } = question
  const { hand, best } = dealHand(dictionary.plain, question)
  const all: readonly PracticeHint[] = best
    ? [
        { kind: 'length', letters: best.word.length },
        { kind: 'beginning', letter: best.word.charAt(0) },
        { kind: 'word', word: written(best.word, dictionary), value: best.value },
      ]
    : [{ kind: 'none' }]
  const worth = valuesOf(dictionary.plain.deck)
  const values = Array.from(hand, (card) => worth.get(card) ?? 0)
  const answer = { hand, values, hints: all.slice(0, hints) }
  return word === undefined
    ? answer
    : { ...answer, rating: rate(dictionary, hand, best?.value ?? 0, word) }
}

/** Points of a word or a card at most. */
export const MOST_POINTS = 100

const isPoints = wholeNumber(0, MOST_POINTS)
const isValues = listOf(isPoints, PRACTICE_HAND)
const isFault = oneOf<PracticeFault>([
  'other-characters',
  'too-short',
  'too-long',
  'unlisted',
  'not-in-hand',
])

function isHand(value: unknown): value is string {
  return typeof value === 'string' && /^[A-Z?]{10}$/u.test(value)
}

function isHint(value: unknown): value is PracticeHint {
  if (!isRecord(value)) return false
  const { kind, letters, letter, word } = value
  if (kind === 'none') return true
  if (kind === 'length') return isPoints(letters)
  if (kind === 'beginning') return isText(letter, 1)
  return kind === 'word' && isText(word, LONGEST_TEXT) && isPoints(value.value)
}

function isRating(value: unknown): value is PracticeRating {
  if (!isRecord(value)) return false
  if (value.kind === 'fault') return isFault(value.fault)
  const { kind, word, value: points, best } = value
  return kind === 'rated' && isText(word, LONGEST_TEXT) && isPoints(points) && isPoints(best)
}

const isHints = listOf(isHint, HINTS)

/** Whether data from a host is an answer. */
export const isPracticeAnswer: Guard<PracticeAnswer> = (value): value is PracticeAnswer => {
  if (!isRecord(value)) return false
  const { hand, values, hints, rating } = value
  const isRated = rating === undefined || isRating(rating)
  return isHand(hand) && isValues(values) && isHints(hints) && isRated
}

/** How a word is spelled with letter cards (BB-34), and what may be announced at all (BB-12). */
import type { Language } from '../../../engine/basics/language'
import { err, ok, type Result } from '../../../engine/basics/result'

/** Letters of an announced word at least (BB-12). */
export const SHORTEST_WORD = 2
/** Letters of an announced word at most (BB-12). */
export const LONGEST_WORD = 10

/** The alphabet of a deck of letters. */
export interface Spelling {
  readonly language: Language
  /** Ä, Ö and Ü are letters of their own; without meaning in other languages than German. */
  readonly umlautCards: boolean
}

/** Why a text is no word that may be announced (BB-12): something else than letters, or fewer or more of them than allowed. */
export type WordFault = 'other-characters' | 'too-short' | 'too-long'

const PLAIN_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const UMLAUTS = 'ÄÖÜ'
const DIAERESIS = '\u0308'

/** Decomposed: a letter of the Latin alphabet with its marks, or one of the two that stand for a pair. */
const LETTER = /[A-Za-zßẞĳĲ][\u0300-\u036f]*/gu
/** Nearly every word as cards spell it already: playouts ask for nothing else. */
const PLAIN_WORD = /^[A-Z]{2,10}$/
const ONLY_LETTERS = new RegExp(`^(?:${LETTER.source})*$`, 'u')

/** Two cards for what is one sign in print. */
const PAIRS: Readonly<Record<string, string>> = { ß: 'SS', ẞ: 'SS', ĳ: 'IJ', Ĳ: 'IJ' }
const GERMAN: Readonly<Record<string, readonly [pair: string, umlaut: string]>> = {
  A: ['AE', 'Ä'],
  O: ['OE', 'Ö'],
  U: ['UE', 'Ü'],
}

/** Whether Ä, Ö and Ü are cards of their own. */
export function hasUmlauts({ language, umlautCards }: Spelling): boolean {
  return language === 'de' && umlautCards
}

/** The letters of a spelling as one text, A to Z first; a question mark stands for any of them (BB-14). */
export function lettersOf(spelling: Spelling): string {
  return hasUmlauts(spelling) ? PLAIN_LETTERS + UMLAUTS : PLAIN_LETTERS
}

function spellLetter(sign: string, spelling: Spelling): string {
  const [base = '', ...marks] = sign
  const pair = PAIRS[base]
  if (pair !== undefined) return pair
  const capital = base.toUpperCase()
  const german =
    spelling.language === 'de' && marks.includes(DIAERESIS) ? GERMAN[capital] : undefined
  if (!german) return capital
  return hasUmlauts(spelling) ? german[1] : german[0]
}

/**
 * The cards that spell `text`, in capitals (BB-34): two texts with the same ones are the same word. Refused is whatever cannot be
 * announced (BB-12), whether a list knows it or not.
 */
export function parseWord(text: string, spelling: Spelling): Result<string, WordFault> {
  if (PLAIN_WORD.test(text)) return ok(text)
  const signs = text.normalize('NFD')
  if (!ONLY_LETTERS.test(signs)) return err('other-characters')
  const cards = Array.from(signs.matchAll(LETTER), ([sign]) => spellLetter(sign, spelling)).join('')
  if (cards.length < SHORTEST_WORD) return err('too-short')
  return cards.length > LONGEST_WORD ? err('too-long') : ok(cards)
}

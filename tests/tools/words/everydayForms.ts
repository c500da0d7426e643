/** The forms of everyday words that a child uses: to each kind of word its own endings, and no others. */
import { dutchForms } from './dutchForms'
import { germanForms } from './germanForms'
import type { KindOfWord } from './ownLists'

/** A word of our own list, in card spelling with umlauts as they are. */
export interface EverydayWord {
  readonly word: string
  readonly kind: KindOfWord
}

/** What the dictionary holds, in card spelling with umlauts as they are. */
export interface Listed {
  /** Words that may be a noun; in Dutch every word. */
  readonly noun: (word: string) => boolean
  /** Words that may be something else; in Dutch every word. */
  readonly other: (word: string) => boolean
}

/** What endings of its kind make of a word, as far as it is listed. */
export type FormsOf = (word: EverydayWord, listed: Listed) => readonly string[]

/** By language. */
export const EVERYDAY_FORMS: Readonly<Record<'de' | 'nl', FormsOf>> = {
  de: germanForms,
  nl: dutchForms,
}

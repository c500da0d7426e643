/** How each character leans within its level, a little: where in history it is at home, what it dares, how readily it speaks and listens. */
import { isCharacter, type Character } from '../../games/tijdlijn/outside/characters'

/** What comes first of cards that are laid nearly as surely: one between others or at an end of the line, the earliest or the latest event, the card that has lain in front longest or the one that came last. */
export type Favour = 'between' | 'ends' | 'earliest' | 'latest' | 'longest' | 'last'

/** What kind of player a bot is, beside its level. */
export interface Leaning {
  /** Years in which its own errors are smaller than elsewhere. */
  readonly home?: { readonly from: number; readonly to: number }
  /** Added to the risk that it takes of a match that ends. */
  readonly dares: number
  /** How roughly it may know a card of which it speaks, and how much the wishes of others count; 1: as its level does. */
  readonly talks: number
  readonly heeds: number
  /** Laying against each other. */
  readonly favours?: Favour
}

/** Of no particular character. */
export const EVEN_LEANING: Leaning = { dares: 0, talks: 1, heeds: 1 }

const DARES = 0.06
const MORE = 1.4
const LESS = 0.7

const LEANINGS: Readonly<Record<Character, Leaning>> = {
  antiquary: { ...EVEN_LEANING, home: { from: -Infinity, to: 1700 }, favours: 'earliest' },
  modern: { ...EVEN_LEANING, home: { from: 1900, to: Infinity }, favours: 'latest' },
  daring: { ...EVEN_LEANING, dares: DARES, favours: 'between' },
  careful: { ...EVEN_LEANING, dares: -DARES, favours: 'ends' },
  talkative: { ...EVEN_LEANING, talks: MORE, heeds: LESS, favours: 'last' },
  listener: { ...EVEN_LEANING, talks: LESS, heeds: MORE, favours: 'longest' },
}

/** Own errors beside those of the level: where it is at home, and elsewhere. */
const ERRORS = { home: 0.7, elsewhere: 1.1 } as const

/** The leaning of a character; none where it is none of the game's. */
export function leaningOf(character: string | undefined): Leaning {
  return isCharacter(character) ? LEANINGS[character] : EVEN_LEANING
}

/** How large its own errors are about an event that it takes to be of this year, beside those of its level. */
export function errorsAbout({ home }: Leaning, year: number): number {
  if (!home) return 1
  return year >= home.from && year < home.to ? ERRORS.home : ERRORS.elsewhere
}

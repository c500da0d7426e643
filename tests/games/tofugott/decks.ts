/** Decks of question cards for the tests, and tables that are tried with them. */
import {
  contentPortOf,
  nameContent,
  type Content,
  type ContentPort,
} from '../../../src/engine/contract/content'
import type { Json } from '../../../src/engine/basics/json'
import type { Language } from '../../../src/engine/basics/language'
import { DECKS } from '../../../src/games/tofugott/outside/options'
import { TRAITS } from '../../../src/games/tofugott/outside/traits'
import type { TofugottTypes } from '../../../src/games/tofugott/inside/types'
import type { Trial } from '../../support/conformance/table'

function textOf(key: string, language: Language): Json {
  const questions = [1, 2, 3].map((number) => `${language} question ${String(number)} of ${key}?`)
  return { title: `${language} ${key}`, scenario: `${language}: you are in ${key}.`, questions }
}

function textsOf(key: string, languages: readonly Language[]): Json {
  return Object.fromEntries(languages.map((language) => [language, textOf(key, language)]))
}

/** What a deck of a test is like. */
export interface DeckWish {
  readonly normal: number
  readonly spicy?: number
  readonly languages?: readonly Language[]
}

/** A deck whose cards are called `card-1` and so on, the spicy ones last; only those of all three languages have traits. */
export function deckOf(
  id: string,
  { normal, spicy = 0, languages = ['de', 'nl', 'en'] }: DeckWish,
): Content {
  const cards = Array.from({ length: normal + spicy }, (_, index) => {
    const key = `card-${String(index + 1)}`
    const trait = TRAITS[index % TRAITS.length] ?? 'strong'
    return {
      key,
      text: textsOf(key, languages),
      ...(index < normal ? {} : { spicy: true }),
      ...(languages.length < 3
        ? {}
        : {
            traits: [{ [trait]: 2 }, { [trait]: -1 }, {}],
            kinds: ['company', 'show', 'scene'],
          }),
    }
  })
  const title = Object.fromEntries(languages.map((language) => [language, id]))
  return nameContent(id, { title, languages: [...languages], cards })
}

/** Content of which every deck can be chosen. */
export function contentsOf(...decks: readonly Content[]): ContentPort {
  return contentPortOf(decks, { [DECKS]: decks.map(({ id }) => id) })
}

/** The shipped deck's stand-in, and one that somebody wrote in a single language. */
export const DECKS_OF_TESTS: ContentPort = contentsOf(
  deckOf('tofugott/box', { normal: 30, spicy: 4 }),
  deckOf('tofugott/homemade', { normal: 8, spicy: 2, languages: ['nl'] }),
)

/** For conformance and the secrecy law. */
export const TOFUGOTT_TRIAL: Trial<TofugottTypes> = {
  contents: DECKS_OF_TESTS,
  proposals: [{ kind: 'keepsake' }],
}

/** From options and a dictionary to what a match is played with (BB-10, BB-32, BB-34). */
import type { Content } from '../../../engine/contract/content'
import type { Json } from '../../../engine/basics/json'
import { present } from '../../../engine/basics/invariant'
import type { Language } from '../../../engine/basics/language'
import { err, ok, type Result } from '../../../engine/basics/result'
import { FACES, parseCard } from '../outside/cards'
import type { BuchstabenbluffOptions } from '../outside/contract'
import { parseDictionary, type Dictionary } from '../outside/dictionary'
import {
  knownWords,
  spellHouseWords,
  type BuchstabenbluffKnowledge,
  type KnownWords,
} from '../outside/knownWords'
import type { LetterDeck } from '../outside/letterDeck'

/** A dictionary made ready, beside its data for the bots. */
export interface LanguageContent {
  readonly dictionary: Dictionary
  readonly data: Json
}

/** What a match is played with. */
export interface BuchstabenbluffPlan {
  readonly options: BuchstabenbluffOptions
  readonly seats: number
  readonly known: KnownWords
  /** The dictionary's data. */
  readonly data: Json
  /** By face: how many cards of it the deck has. */
  readonly counts: readonly number[]
  /** By face: its value. */
  readonly values: readonly number[]
}

/** The id of a language's dictionary. */
export function dictionaryId(language: Language): string {
  return `buchstabenbluff/${language}`
}

/** The dictionary of the language. */
export function contentFor({ language }: BuchstabenbluffOptions): readonly string[] {
  return [dictionaryId(language)]
}

/** A dictionary made ready, if the content is the one of the language that it is named after. */
export function readContent({ id, data }: Content): Result<LanguageContent, string> {
  const dictionary = parseDictionary(data)
  if (!dictionary.ok) return dictionary
  const { language } = dictionary.value
  return dictionaryId(language) === id
    ? ok({ dictionary: dictionary.value, data })
    : err(`${id} holds the words of ${language}`)
}

function byFace(deck: LetterDeck, key: 'count' | 'value'): number[] {
  const numbers = new Array<number>(FACES).fill(0)
  for (const kind of deck) {
    const card = parseCard(kind.letter)
    if (card.ok) numbers[card.value] = kind[key]
  }
  return numbers
}

/** What a match begins with; every table can be dealt (106 cards serve eight hands). */
export function plan(
  options: BuchstabenbluffOptions,
  seats: number,
  content: ReadonlyMap<string, LanguageContent>,
): Result<BuchstabenbluffPlan, never> {
  const { dictionary, data } = present(
    content.get(dictionaryId(options.language)),
    'the dictionary was asked for',
  )
  const known = knownWords(dictionary, options.umlautCards, spellHouseWords(options))
  const { deck } = known.spelled
  const [counts, values] = [byFace(deck, 'count'), byFace(deck, 'value')]
  return ok({ options, seats, known, data, counts, values })
}

/** What bots are handed: words are no secret. */
export function knowledge({ options, data, known }: BuchstabenbluffPlan): BuchstabenbluffKnowledge {
  return { dictionary: data, umlautCards: options.umlautCards, houseWords: [...known.houseWords] }
}

/** From options and content to what a match is played with (PG-04 to PG-06, PG-10). */
import type { Content, ContentDescription } from '../../../../src/engine/contract/content'
import type { SetupRefusal } from '../../../../src/engine/contract/game'
import { isRecord } from '../../../../src/engine/basics/json'
import { LANGUAGES, type Language } from '../../../../src/engine/basics/language'
import { err, ok, type Result } from '../../../../src/engine/basics/result'
import { listOf, oneOf } from '../../../../src/engine/basics/shapes'
import { parseLine } from '../../../../src/engine/basics/text'
import { SORTS, type Sort, type WhisperOptions } from '../outside/contract'
import { LONGEST_THING, MOST_THINGS } from '../outside/deckForm'
import { isThingId, parseWord } from '../outside/parse'
import { turnsOf } from './state'

/** A thing with its secret side. */
export interface Thing {
  readonly id: string
  readonly sort: Sort
  readonly name: Readonly<Record<Language, string>>
  /** In kilograms. */
  readonly weight: number
}

type Titles = ContentDescription['title']

/** A piece of content made ready. */
export type WhisperContent =
  | {
      readonly kind: 'deck'
      readonly title: Titles
      readonly languages: readonly Language[]
      readonly things: readonly Thing[]
    }
  | { readonly kind: 'words'; readonly words: readonly string[] }

/** Words of one piece of content at most. */
const MOST_WORDS = 100_000

/** What a match is played with. */
export interface WhisperPlan {
  readonly options: WhisperOptions
  readonly seats: number
  /** By id, in the order of the decks. */
  readonly things: ReadonlyMap<string, Thing>
  /** All words that may be whispered, in small letters. */
  readonly words: ReadonlySet<string>
}

/** Why a table cannot be dealt. */
export type WhisperSetupReason = 'too-few-things' | 'decks-alike'

/** The id of the list of words in a language. */
export function wordsId(language: Language): string {
  return `whisper-words-${language}`
}

/** The lists of words are public, the decks have secret sides. */
export function isOpenContent(id: string): boolean {
  return LANGUAGES.some((language) => wordsId(language) === id)
}

/** The content of a match with these options. */
export function contentFor({ language, decks }: WhisperOptions): readonly string[] {
  return [wordsId(language), ...decks]
}

/** One for the row and two for each turn (PG-04). */
export function thingsNeeded(options: WhisperOptions, seats: number): number {
  return 1 + 2 * turnsOf(options, seats)
}

const isSort = oneOf(SORTS)
const isLanguages = listOf(oneOf(LANGUAGES), LANGUAGES.length)

type Fields = Readonly<Record<string, unknown>>

/** Names in all languages; where the deck has no word, the first that it has. */
function namesOf(
  text: Fields,
  languages: readonly Language[],
): Readonly<Record<Language, string>> | undefined {
  const words = languages.map((language) => {
    const fields = text[language]
    return isRecord(fields) ? parseLine(fields.name, LONGEST_THING) : undefined
  })
  const [first] = words
  if (first === undefined || words.includes(undefined)) return undefined
  const name = (language: Language): string => words[languages.indexOf(language)] ?? first
  return { de: name('de'), nl: name('nl'), en: name('en') }
}

function readThing(value: unknown, languages: readonly Language[]): Thing | undefined {
  if (!isRecord(value) || !isThingId(value.key) || !isRecord(value.text)) return undefined
  const { key, sort, weight, text } = value
  const name = namesOf(text, languages)
  if (!name || !isSort(sort) || typeof weight !== 'number') return undefined
  return { id: key, sort, name, weight }
}

function readDeck({ title, languages, things }: Fields): WhisperContent | undefined {
  if (!isLanguages(languages) || !isRecord(title) || !Array.isArray(things)) return undefined
  if (things.length > MOST_THINGS) return undefined
  const read = things.flatMap((thing: unknown) => readThing(thing, languages) ?? [])
  const titles = languages.flatMap((language) => {
    const line = title[language]
    return typeof line === 'string' ? [[language, line] as const] : []
  })
  if (read.length < things.length || titles.length < languages.length) return undefined
  return { kind: 'deck', title: Object.fromEntries(titles), languages, things: read }
}

function isWord(value: unknown): value is string {
  return parseWord(value) === value
}

const isWords = listOf(isWord, MOST_WORDS)

/** A piece of content made ready, if it is a deck or a list of words (PG-05). */
export function readContent({ data }: Content): Result<WhisperContent, string> {
  const fields: Fields = isRecord(data) ? data : {}
  const { words } = fields
  const deck = readDeck(fields)
  if (deck) return ok(deck)
  if (isWords(words)) return ok({ kind: 'words', words })
  return err('neither a deck nor a list of words')
}

/** A deck; nobody chooses among lists of words. */
export function describeContent(content: WhisperContent): ContentDescription | undefined {
  if (content.kind === 'words') return undefined
  const { title, languages, things } = content
  return { title, languages, count: things.length }
}

type ContentById = ReadonlyMap<string, WhisperContent>

function wordsOf(content: ContentById, { language, house, taboo }: WhisperOptions): Set<string> {
  const list = content.get(wordsId(language))
  const words = new Set(list?.kind === 'words' ? list.words : [])
  for (const word of house) words.add(word.toLowerCase())
  for (const word of taboo) words.delete(word.toLowerCase())
  return words
}

function areAlike(things: readonly Thing[]): boolean {
  const [ids, weights] = [things.map(({ id }) => id), things.map(({ weight }) => weight)]
  return new Set(ids).size < things.length || new Set(weights).size < things.length
}

/** What a match begins with, or why it cannot be dealt. */
export function plan(
  options: WhisperOptions,
  seats: number,
  content: ContentById,
): Result<WhisperPlan, SetupRefusal<WhisperSetupReason>> {
  const all = options.decks.flatMap((id) => {
    const deck = content.get(id)
    return deck?.kind === 'deck' ? deck.things : []
  })
  if (areAlike(all)) return err({ reason: 'decks-alike', rule: 'PG-05', values: {} })
  const chosen = all.filter(({ sort }) => options.sorts.includes(sort))
  const needed = thingsNeeded(options, seats)
  if (chosen.length < needed) {
    const values = { things: chosen.length, needed }
    return err({ reason: 'too-few-things', rule: 'PG-04', values })
  }
  const things = new Map(chosen.map((thing) => [thing.id, thing]))
  return ok({ options, seats, things, words: wordsOf(content, options) })
}

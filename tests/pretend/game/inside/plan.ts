/** From options and content to what a match is played with (PG-04 to PG-06, PG-10). */
import type { Content, ContentDescription } from '../../../../src/engine/content'
import type { SetupRefusal } from '../../../../src/engine/game'
import { isRecord } from '../../../../src/engine/json'
import { LANGUAGES, type Language } from '../../../../src/engine/language'
import { err, ok, type Result } from '../../../../src/engine/result'
import { listOf, oneOf } from '../../../../src/engine/shapes'
import { SORTS, type Sort, type WhisperOptions } from '../outside/contract'
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

/** A piece of content made ready. */
export type WhisperContent =
  | { readonly kind: 'deck'; readonly title: string; readonly things: readonly Thing[] }
  | { readonly kind: 'words'; readonly words: readonly string[] }

/** Things or words of one piece of content at most. */
const MOST_PIECES = 100_000

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

/** The content of a match with these options. */
export function contentFor({ language, decks }: WhisperOptions): readonly string[] {
  return [wordsId(language), ...decks]
}

/** One for the row and two for each turn (PG-04). */
export function thingsNeeded(options: WhisperOptions, seats: number): number {
  return 1 + 2 * turnsOf(options, seats)
}

const isSort = oneOf(SORTS)

function isThing(value: unknown): value is Thing {
  if (!isRecord(value) || !isThingId(value.id) || !isRecord(value.name)) return false
  const { name, sort, weight } = value
  const isNamed = LANGUAGES.every((language) => typeof name[language] === 'string')
  return isNamed && isSort(sort) && typeof weight === 'number'
}

function isWord(value: unknown): value is string {
  return parseWord(value) === value
}

const isThings = listOf(isThing, MOST_PIECES)
const isWords = listOf(isWord, MOST_PIECES)

/** A piece of content made ready, if it is a deck or a list of words (PG-05). */
export function readContent({ data }: Content): Result<WhisperContent, string> {
  const { title, things, words } = isRecord(data) ? data : {}
  if (isThings(things) && typeof title === 'string') return ok({ kind: 'deck', title, things })
  if (isWords(words)) return ok({ kind: 'words', words })
  return err('neither a deck nor a list of words')
}

/** A deck with its English title, playable in all languages; nobody chooses among lists of words. */
export function describeContent(content: WhisperContent): ContentDescription | undefined {
  if (content.kind === 'words') return undefined
  return { title: { en: content.title }, languages: LANGUAGES, count: content.things.length }
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

/** What a match needs of a language: its words and its letter cards, in each way of spelling. */
import { isRecord, type Json } from '../../../engine/json'
import { LANGUAGES, type Language } from '../../../engine/language'
import { err, ok, type Result } from '../../../engine/result'
import { oneOf } from '../../../engine/shapes'
import { hasUmlauts, lettersOf, type Spelling } from './cardSpelling'
import { parseLetterDeck, type LetterDeck } from './letterDeck'
import { parseWordGraph, parseWordList, type WordGraph, type WordList } from './wordGraph'

/**
 * The lists of a language, from small to large: a child's words, those that people use, and all that count. Each is a part of
 * the next.
 */
export const WORD_LISTS = ['everyday', 'common', 'all'] as const
/** One of the lists of a language; the rules know the last one alone. */
export type WordListName = (typeof WORD_LISTS)[number]

/** Words and cards in one way of spelling. */
export interface SpelledWords {
  /** The letters of the deck, A to Z first. */
  readonly letters: string
  readonly deck: LetterDeck
  readonly lists: Readonly<Record<WordListName, WordList>>
}

/** A language's words and cards. */
export interface Dictionary {
  readonly language: Language
  /** Umlauts are spelled with two cards. */
  readonly plain: SpelledWords
  /** With cards for umlauts; German alone has them. */
  readonly umlauts: SpelledWords | undefined
}

const isLanguage = oneOf(LANGUAGES)

function parseLists(
  graph: WordGraph,
  raw: unknown,
): Result<Readonly<Record<WordListName, WordList>>, string> {
  if (!isRecord(raw)) return err('the lists are an object')
  const everyday = parseWordList(graph, raw['everyday'])
  if (!everyday.ok) return everyday
  const common = parseWordList(graph, raw['common'])
  if (!common.ok) return common
  const all = parseWordList(graph, raw['all'])
  return all.ok ? ok({ everyday: everyday.value, common: common.value, all: all.value }) : all
}

function parseSpelled(
  graph: WordGraph,
  raw: unknown,
  spelling: Spelling,
): Result<SpelledWords, string> {
  if (!isRecord(raw)) return err('words and cards are an object')
  const letters = lettersOf(spelling)
  const deck = parseLetterDeck(raw['deck'], letters)
  if (!deck.ok) return deck
  const lists = parseLists(graph, raw['lists'])
  return lists.ok ? ok({ letters, deck: deck.value, lists: lists.value }) : lists
}

/** A language's words and cards from a piece of content, which may be a stranger's; the error is a sentence for developers. */
export function parseDictionary(data: Json): Result<Dictionary, string> {
  if (!isRecord(data)) return err('a dictionary is an object')
  const { language, graph: text } = data
  if (!isLanguage(language) || typeof text !== 'string') return err('no language or no words')
  const graph = parseWordGraph(text, lettersOf({ language, umlautCards: true }))
  if (!graph.ok) return graph
  const plain = parseSpelled(graph.value, data['plain'], { language, umlautCards: false })
  if (!plain.ok) return plain
  const withCards = { language, umlautCards: true }
  if (!hasUmlauts(withCards)) return ok({ language, plain: plain.value, umlauts: undefined })
  const umlauts = parseSpelled(graph.value, data['umlauts'], withCards)
  return umlauts.ok ? ok({ language, plain: plain.value, umlauts: umlauts.value }) : umlauts
}

/** Words and cards as a table spells them; where the language has no cards for umlauts, asking for them changes nothing. */
export function spelledBy(dictionary: Dictionary, umlautCards: boolean): SpelledWords {
  return (umlautCards ? dictionary.umlauts : undefined) ?? dictionary.plain
}

/** What a match needs of a language: its words and its letter cards, in each way of spelling. */
import { isRecord, type Json } from '../../../engine/basics/json'
import { LANGUAGES, type Language } from '../../../engine/basics/language'
import { err, ok, type Result } from '../../../engine/basics/result'
import { oneOf } from '../../../engine/basics/shapes'
import { hasUmlauts, lettersOf, type Spelling } from './cardSpelling'
import { parseLetterDeck, type LetterDeck } from './letterDeck'
import { parseWordGraph, parseWordLists, type WordList } from './wordGraph'

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

type Lists = SpelledWords['lists']

/** Where the lists of a spelling begin, in the order of their names. */
function startsOf(raw: unknown): readonly unknown[] {
  const starts = isRecord(raw) && isRecord(raw['lists']) ? raw['lists'] : {}
  return WORD_LISTS.map((name) => starts[name])
}

function parseSpelled(
  raw: unknown,
  [everyday, common, all]: readonly (WordList | undefined)[],
  spelling: Spelling,
): Result<SpelledWords, string> {
  if (!everyday || !common || !all) return err('a list begins nowhere or holds strange words')
  const lists: Lists = { everyday, common, all }
  const letters = lettersOf(spelling)
  const deck = parseLetterDeck(isRecord(raw) ? raw['deck'] : undefined, letters)
  return deck.ok ? ok({ letters, deck: deck.value, lists }) : deck
}

/** A language's words and cards from a piece of content, which may be a stranger's; the error is a sentence for developers. */
export function parseDictionary(data: Json): Result<Dictionary, string> {
  if (!isRecord(data)) return err('a dictionary is an object')
  const { language, graph: text, plain: rawPlain, umlauts: rawUmlauts } = data
  if (!isLanguage(language) || typeof text !== 'string') return err('no language or no words')
  const withCards = { language, umlautCards: true }
  const graph = parseWordGraph(text, lettersOf(withCards))
  if (!graph.ok) return graph
  const starts = [...startsOf(rawPlain), ...startsOf(rawUmlauts)]
  const lists = parseWordLists(graph.value, starts)
  const count = WORD_LISTS.length
  const plain = parseSpelled(rawPlain, lists.slice(0, count), { language, umlautCards: false })
  if (!plain.ok) return plain
  if (!hasUmlauts(withCards)) return ok({ language, plain: plain.value, umlauts: undefined })
  const umlauts = parseSpelled(rawUmlauts, lists.slice(count), withCards)
  return umlauts.ok ? ok({ language, plain: plain.value, umlauts: umlauts.value }) : umlauts
}

/** Words and cards as a table spells them; where the language has no cards for umlauts, asking for them changes nothing. */
export function spelledBy(dictionary: Dictionary, umlautCards: boolean): SpelledWords {
  return (umlautCards ? dictionary.umlauts : undefined) ?? dictionary.plain
}

/** Makes the data that `parseDictionary` reads, out of words as people write them. */
import { invariant } from '../../../engine/basics/invariant'
import type { Language } from '../../../engine/basics/language'
import { hasUmlauts, lettersOf, parseWord, type Spelling } from './cardSpelling'
import { WORD_LISTS, type WordListName } from './dictionary'
import { packWords } from './packWords'

/** Count and value of a letter's cards, by letter. */
export type DeckData = Readonly<Record<string, readonly [count: number, value: number]>>

/** What a dictionary is made of. Of the words those count that fit the cards (BB-12); each list is taken into the next. */
export interface DictionarySource {
  readonly language: Language
  readonly words: Readonly<Record<WordListName, readonly string[]>>
  readonly deck: DeckData
  /** German alone. */
  readonly umlautDeck?: DeckData
}

/** One way of spelling, as it stands in the file. */
export interface SpelledData {
  readonly deck: DeckData
  /** Where each list begins in the graph. */
  readonly lists: Readonly<Record<WordListName, number>>
}

/** A dictionary as it stands in the file. */
export interface DictionaryData {
  readonly language: Language
  readonly graph: string
  readonly plain: SpelledData
  readonly umlauts?: SpelledData
}

/** The card spelling of those words that have one, each once. */
export function spellAll(words: Iterable<string>, spelling: Spelling): Set<string> {
  const spelled = new Set<string>()
  for (const word of words) {
    const cards = parseWord(word, spelling)
    if (cards.ok) spelled.add(cards.value)
  }
  return spelled
}

function listsOf(
  { words }: DictionarySource,
  spelling: Spelling,
): Record<WordListName, Set<string>> {
  const everyday = spellAll(words.everyday, spelling)
  const common = spellAll([...words.everyday, ...words.common], spelling)
  return {
    everyday,
    common,
    all: spellAll(
      WORD_LISTS.flatMap((name) => words[name]),
      spelling,
    ),
  }
}

/** The data of a dictionary: both ways of spelling share one graph, as most words have no umlaut. */
export function packDictionary(source: DictionarySource): DictionaryData {
  const { language, deck, umlautDeck } = source
  const withCards = { language, umlautCards: true }
  const plain = listsOf(source, { language, umlautCards: false })
  if (!hasUmlauts(withCards)) {
    const { graph, starts } = packWords(plain, lettersOf(withCards))
    return { language, graph, plain: { deck, lists: starts } }
  }
  invariant(umlautDeck, 'German has a deck with umlauts')
  const own = listsOf(source, withCards)
  const { graph, starts } = packWords(
    {
      everyday: plain.everyday,
      common: plain.common,
      all: plain.all,
      ownEveryday: own.everyday,
      ownCommon: own.common,
      ownAll: own.all,
    },
    lettersOf(withCards),
  )
  const { ownEveryday, ownCommon, ownAll, ...lists } = starts
  return {
    language,
    graph,
    plain: { deck, lists },
    umlauts: {
      deck: umlautDeck,
      lists: { everyday: ownEveryday, common: ownCommon, all: ownAll },
    },
  }
}

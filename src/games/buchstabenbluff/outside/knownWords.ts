/** The words that a table counts as listed, for rules and bots alike (BB-10, BB-32). */
import type { Json } from '../../../engine/basics/json'
import { invariant } from '../../../engine/basics/invariant'
import { parseWord } from './cardSpelling'
import { spellingOf } from './check'
import type { BuchstabenbluffOptions, Switch } from './contract'
import { parseDictionary, spelledBy, type Dictionary, type SpelledWords } from './dictionary'
import { hasWord, type WordList } from './wordGraph'

/** What bots are handed: the dictionary as it stands in its file, and the words of the house in card spelling. */
export type BuchstabenbluffKnowledge = Readonly<{
  dictionary: Json
  umlautCards: Switch
  houseWords: readonly string[]
}>

/** The same made ready. */
export interface KnownWords {
  readonly spelled: SpelledWords
  /** In card spelling, in the order in which they were adopted. */
  readonly houseWords: readonly string[]
  readonly house: ReadonlySet<string>
  /** All words with Ä, Ö and Ü as letters; absent where there are none, or where the table spells with them. */
  readonly umlauts: WordList | undefined
}

/** The words of a table. */
export function knownWords(
  dictionary: Dictionary,
  umlautCards: Switch,
  houseWords: readonly string[],
): KnownWords {
  const spelled = spelledBy(dictionary, umlautCards === 'on')
  const umlauts = umlautCards === 'on' ? undefined : dictionary.umlauts?.lists.all
  return { spelled, houseWords, house: new Set(houseWords), umlauts }
}

/** The words of the house in card spelling, each once; those that do not fit this table's letters are left out (BB-32). */
export function spellHouseWords(options: BuchstabenbluffOptions): readonly string[] {
  const spelling = spellingOf(options)
  const spelled = options.houseWords.flatMap((word) => {
    const parsed = parseWord(word, spelling)
    return parsed.ok ? [parsed.value] : []
  })
  return [...new Set(spelled)]
}

/** Makes knowledge ready for use; it comes from the host of the match. */
export function studyWords({
  dictionary,
  umlautCards,
  houseWords,
}: BuchstabenbluffKnowledge): KnownWords {
  const parsed = parseDictionary(dictionary)
  invariant(parsed.ok, 'the dictionary was read when the match was planned')
  return knownWords(parsed.value, umlautCards, houseWords)
}

/** Whether a word in card spelling counts as listed; both lists are always asked, so that the time tells nothing. */
export function isListed({ spelled, house }: KnownWords, spelling: string): boolean {
  const inHouse = house.has(spelling)
  const inList = hasWord(spelled.lists.all, spelling)
  return inHouse || inList
}

/**
 * Builds the dictionaries of Buchstabenbluff out of Debian's packages and our own lists: `npm run words`. The same packages and
 * lists give the same files, byte by byte. What is in them, and from where: resources/words/README.md.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '../../src/engine/basics/language'
import { parseWord } from '../../src/games/buchstabenbluff/outside/cardSpelling'
import {
  packDictionary,
  spellAll,
  type DictionaryData,
  type DictionarySource,
} from '../../src/games/buchstabenbluff/outside/packDictionary'
import { deriveDeck } from './words/deriveDeck'
import { englishForms } from './words/englishForms'
import { GERMAN_DECK, GERMAN_UMLAUT_DECK } from './words/germanDecks'
import { findKnownWords } from './words/knownWords'
import { namedBy, readEverydayWords, readList, readOwnLists } from './words/ownLists'
import {
  PackageMissing,
  readDutch,
  readEnglish,
  readEnglishClasses,
  readGerman,
} from './words/packages'

const FOLDER = 'resources/content/buchstabenbluff'
/** SCOWL's classes: what everybody knows, and what most people know. */
const EVERYDAY_CLASS = 10
const COMMON_CLASS = 35

/** Where the words are from, as it stands in the file. */
const ORIGIN: Readonly<Record<Language, string>> = {
  de: 'enz/german-wordlist (CC0-1.0), with changes: see resources/LICENSES.md',
  nl: 'OpenTaal (BSD or CC BY 3.0), with changes: see resources/LICENSES.md',
  en: 'SCOWL, level 80 (SCOWL licence), with changes: see resources/LICENSES.md',
}

/** The words of a package with our own changes. Those of two letters are all ours: packages have none, or abbreviations among them. */
function mend(language: Language, words: readonly string[]): string[] {
  const { additions, removals, unfit } = readOwnLists(language)
  const isRemoved = namedBy(removals)
  const isUnfit = namedBy(unfit)
  const isLong = (word: string): boolean => {
    const cards = parseWord(word, { language, umlautCards: false })
    return cards.ok && cards.value.length > 2
  }
  const kept = words.filter((word) => isLong(word) && !isRemoved(word) && !isUnfit(word))
  return [...kept, ...additions]
}

function germanSource(): DictionarySource {
  const all = mend('de', readGerman())
  const own = {
    everyday: readEverydayWords('de'),
    indeclinable: readList('de', 'indeclinable'),
    rare: readList('de', 'rare'),
  }
  const known = findKnownWords('de', own, all)
  return {
    language: 'de',
    words: { ...known, all },
    deck: GERMAN_DECK,
    umlautDeck: GERMAN_UMLAUT_DECK,
  }
}

function dutchSource(): DictionarySource {
  const all = mend('nl', readDutch())
  const known = findKnownWords(
    'nl',
    { everyday: readEverydayWords('nl'), indeclinable: [], rare: readList('nl', 'rare') },
    all,
  )
  const deck = deriveDeck(spellAll(all, { language: 'nl', umlautCards: false }))
  return { language: 'nl', words: { ...known, all }, deck }
}

function englishSource(): DictionarySource {
  const all = mend('en', readEnglish())
  const listed = new Set(all)
  const isRare = namedBy(readList('en', 'rare'))
  const known = (rarest: number): string[] =>
    readEnglishClasses(rarest).filter((word) => listed.has(word) && !isRare(word))
  const common = known(COMMON_CLASS)
  const isCommon = new Set(common)
  const isOfOffices = namedBy(readList('en', 'office'))
  const ofHome = readEverydayWords('en').flatMap(({ word, kind }) =>
    englishForms(word, kind).filter((form) =>
      form === word ? listed.has(form) : isCommon.has(form),
    ),
  )
  const everyday = [
    ...known(EVERYDAY_CLASS).filter((word) => !isOfOffices(word)),
    ...ofHome.filter((word) => !isRare(word)),
  ]
  const words = { everyday, common: [...common, ...everyday], all }
  return {
    language: 'en',
    words,
    deck: deriveDeck(spellAll(all, { language: 'en', umlautCards: false })),
  }
}

function write({ language, ...data }: DictionaryData): void {
  const path = join(FOLDER, `${language}.json`)
  const text = `${JSON.stringify({ language, origin: ORIGIN[language], ...data })}\n`
  writeFileSync(path, text)
  console.log(`${path}: ${String(Math.round(text.length / 1000))} kB`)
}

try {
  mkdirSync(FOLDER, { recursive: true })
  for (const source of [germanSource, dutchSource, englishSource]) write(packDictionary(source()))
} catch (error) {
  if (!(error instanceof PackageMissing)) throw error
  console.error(error.message)
  process.exit(1)
}

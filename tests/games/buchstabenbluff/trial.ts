/** Words and cards for tests, and what the game brings along wherever games are tried. */
import { contentPortOf, nameContent, type ContentPort } from '../../../src/engine/contract/content'
import { toJson, type Json } from '../../../src/engine/basics/json'
import { LANGUAGES, type Language } from '../../../src/engine/basics/language'
import { dictionaryId } from '../../../src/games/buchstabenbluff/inside/plan'
import type { BuchstabenbluffTypes } from '../../../src/games/buchstabenbluff/inside/types'
import {
  packDictionary,
  type DeckData,
} from '../../../src/games/buchstabenbluff/outside/packDictionary'
import type { Trial } from '../../support/conformance/table'

const EVERYDAY: Readonly<Record<Language, string>> = {
  de: 'da du ei er es in ja so wo ei tee see uhr hut rat rot tor haus maus baum hand nase esel füße',
  nl: 'de en er in is je na of om te aan die een het man oor tas vis boom huis deur ijs ijsje',
  en: 'am as at be do go he in is it no on so to and ant art ear eat hat net one sea sit ten tea',
}
const COMMON: Readonly<Record<Language, string>> = {
  de: 'eis tür öl über stein reise tante erster straße füsse münze regen laterne',
  nl: 'oceaan coördinatie reis steen straat neef zus regen',
  en: 'stone train rains nation trainer house houses café',
}
const RARE: Readonly<Record<Language, string>> = {
  de: 'äser quarz xenie jux typ nu ar re ra steineiche untertasse',
  nl: 'quark xylofoon yoghurt ar re',
  en: 'quartz jinx oxytocin ae aa re er',
}

/** The German cards of the rules (Material). */
const GERMAN: DeckData = {
  A: [6, 1],
  B: [2, 3],
  C: [3, 3],
  D: [4, 2],
  E: [14, 1],
  F: [2, 4],
  G: [3, 2],
  H: [4, 2],
  I: [7, 1],
  J: [1, 6],
  K: [2, 4],
  L: [4, 2],
  M: [3, 3],
  N: [9, 1],
  O: [3, 2],
  P: [1, 4],
  Q: [1, 10],
  R: [6, 1],
  S: [7, 1],
  T: [6, 1],
  U: [5, 2],
  V: [1, 6],
  W: [2, 3],
  X: [1, 8],
  Y: [1, 8],
  Z: [2, 3],
}

const WITH_UMLAUTS: DeckData = {
  ...GERMAN,
  A: [5, 1],
  E: [13, 1],
  U: [4, 2],
  Ä: [1, 6],
  Ö: [1, 8],
  Ü: [1, 6],
}

function split(words: Readonly<Record<Language, string>>, language: Language): string[] {
  return words[language].split(' ')
}

function contentOf(language: Language): ReturnType<typeof nameContent> {
  const words = {
    everyday: split(EVERYDAY, language),
    common: split(COMMON, language),
    all: split(RARE, language),
  }
  const source = { language, words, deck: GERMAN }
  const data = packDictionary(language === 'de' ? { ...source, umlautDeck: WITH_UMLAUTS } : source)
  return nameContent(dictionaryId(language), toJson(data))
}

/** A few words in each language, with the German cards. */
export const SMALL_CONTENTS: ContentPort = contentPortOf(LANGUAGES.map(contentOf), {
  buchstabenbluff: LANGUAGES,
})

/** What somebody asks who practises: a hand, a hint more, whether a word fits. */
export const BUCHSTABENBLUFF_PRACTICE: readonly Json[] = [
  { language: 'de', seed: 'a', hints: 0 },
  { language: 'en', seed: 'b', hints: 2 },
  { language: 'nl', seed: 'c', hints: 1, word: 'reis' },
]

/** For conformance and the secrecy law. */
export const BUCHSTABENBLUFF_TRIAL: Trial<BuchstabenbluffTypes> = {
  contents: SMALL_CONTENTS,
  practice: BUCHSTABENBLUFF_PRACTICE,
  proposals: [['Murx'], ['füllig', 'wuffig'], ['gelato']].map((words) => ({
    kind: 'houseWords' as const,
    words,
  })),
}

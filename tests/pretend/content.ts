/** The content of Whisper: two decks with secret weights and a list of words for each language. */
import {
  contentPortOf,
  nameContent,
  type Content,
  type ContentPort,
} from '../../src/engine/contract/content'
import { LANGUAGES, type Language } from '../../src/engine/basics/language'
import { DECKS } from './game/outside/options'
import { wordsId } from './game/inside/plan'

type Row = readonly [sort: string, de: string, nl: string, en: string, weight: number]

const FARM: readonly Row[] = [
  ['beast', 'Kuh', 'koe', 'cow', 700],
  ['beast', 'Ziege', 'geit', 'goat', 60],
  ['beast', 'Huhn', 'kip', 'hen', 2.5],
  ['beast', 'Maus', 'muis', 'mouse', 0.02],
  ['tool', 'Pflug', 'ploeg', 'plough', 90],
  ['tool', 'Sense', 'zeis', 'scythe', 2.3],
  ['tool', 'Eimer', 'emmer', 'bucket', 1.1],
  ['tool', 'Leiter', 'ladder', 'ladder', 14],
  ['food', 'Kürbis', 'pompoen', 'pumpkin', 5],
  ['food', 'Ei', 'ei', 'egg', 0.06],
  ['food', 'Käse', 'kaas', 'cheese', 12],
  ['food', 'Apfel', 'appel', 'apple', 0.18],
]

const ATTIC: readonly Row[] = [
  ['beast', 'Eule', 'uil', 'owl', 1.8],
  ['beast', 'Spinne', 'spin', 'spider', 0.001],
  ['beast', 'Marder', 'marter', 'marten', 1.5],
  ['beast', 'Motte', 'mot', 'moth', 0.0002],
  ['tool', 'Truhe', 'kist', 'chest', 35],
  ['tool', 'Lampe', 'lamp', 'lamp', 3],
  ['tool', 'Hammer', 'hamer', 'hammer', 0.9],
  ['tool', 'Klavier', 'piano', 'piano', 230],
  ['food', 'Honig', 'honing', 'honey', 0.5],
  ['food', 'Zwiebel', 'ui', 'onion', 0.12],
  ['food', 'Nuss', 'noot', 'nut', 0.01],
  ['food', 'Mehl', 'meel', 'flour', 25],
]

const WORDS: Readonly<Record<Language, readonly string[]>> = {
  de: ['ofen', 'wind', 'eis', 'licht', 'gelee'],
  nl: ['oven', 'wind', 'ijs', 'licht', 'gelei'],
  en: ['oven', 'wind', 'ice cream', 'light', 'jelly'],
}

function deckOf(id: string, title: string, rows: readonly Row[]): Content {
  const things = rows.map(([sort, de, nl, en, weight], index) => ({
    key: `${id}-${String(index)}`,
    sort,
    weight,
    text: { de: { name: de }, nl: { name: nl }, en: { name: en } },
  }))
  const titles = { de: title, nl: title, en: title }
  return nameContent(id, { title: titles, languages: [...LANGUAGES], things })
}

function wordsOf(language: Language): Content {
  return nameContent(wordsId(language), { words: WORDS[language] })
}

/** Every piece. */
export const WHISPER_CONTENT: readonly Content[] = [
  deckOf('farm', 'The farm', FARM),
  deckOf('attic', 'The attic', ATTIC),
  wordsOf('de'),
  wordsOf('nl'),
  wordsOf('en'),
]

/** The decks that can be chosen. */
export const WHISPER_CATALOGUES = { [DECKS]: ['farm', 'attic'] }

/** A port over these pieces. */
export const WHISPER_CONTENTS: ContentPort = contentPortOf(WHISPER_CONTENT, WHISPER_CATALOGUES)

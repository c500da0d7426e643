import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from '../../../src/engine/basics/language'
import { parseWord } from '../../../src/games/buchstabenbluff/outside/cardSpelling'
import { spelledBy, type SpelledWords } from '../../../src/games/buchstabenbluff/outside/dictionary'
import { DECK_SIZE } from '../../../src/games/buchstabenbluff/outside/letterDeck'
import {
  forEachWord,
  hasWord,
  type WordList,
} from '../../../src/games/buchstabenbluff/outside/wordGraph'
import { deriveDeck } from '../../tools/words/deriveDeck'
import { namedBy, readList } from '../../tools/words/ownLists'
import { DUTCH_WORDS, NO_DUTCH_WORDS } from './quality/dutch'
import { ENGLISH_WORDS, NO_ENGLISH_WORDS } from './quality/english'
import { GERMAN_WORDS, NO_GERMAN_WORDS } from './quality/german'
import { readShipped, shippedDictionary } from './shippedDictionary'

const QUALITY: Readonly<Record<Language, readonly [good: Lists, bad: Lists]>> = {
  de: [GERMAN_WORDS, NO_GERMAN_WORDS],
  nl: [DUTCH_WORDS, NO_DUTCH_WORDS],
  en: [ENGLISH_WORDS, NO_ENGLISH_WORDS],
}

/** Forms that hardly anybody would think of, in card spelling. */
const ODD_FORMS: Readonly<Record<Language, readonly string[]>> = {
  de: (
    'NACHJAGET KROECHST FAENDST BAENDST ABMALEND JAGENDEM HEXENDER STAHLES OKAYE WOHLEM FEUERTODE ZULIEFRE WANDREST NESTLET ' +
    'ANGELEGNEN ZUSTEHN ABTAETE ZUFLOEGEN FREIKAEME AUSSTUENDE WANDERTET BADEGASTE ZAHMERER WOHLSTEM SOEMMERE ' +
    'STERT SOENNE HOEBT HOEBE BRAECHE ABFRAG BEWEG AUSUEB TEIGST MILCHT ' +
    'BAERIGER DAVONTRUGT ALLDEM WUERFCHENS UMNEBLUNG ARMDICKEN EINWINKST'
  ).split(' '),
  nl: 'LOSKOMEND HOSSENDE WACHTENDE AFFIETST VINGERDEN'.split(' '),
  en: [],
}
/** Words that no child would think of, though an everyday word is in them; in card spelling. */
const NO_CHILDS_WORDS: Readonly<Record<Language, readonly string[]>> = {
  de: (
    'STERT SOENNE BEIEN GEIEN EINERS GEBRAECHS GEFELS BAUERE GEMISCHE GEFEITE GREIFENS GURK GESTANDST GEGASTER GETUNT ' +
    'FORME GEFUCHSTE GERENNE ALLEINES GEMAECHT GEFRIEDET KELLNERE KLANGE FLOEGEN MAERZE BAHNE PFLEGSAME DICKTUST'
  ).split(' '),
  nl: (
    'VADERDE FABRIEKT POTLOODDEN TAFELDEN BEZEMDEN GETAKTEN GESUIKERDE AAPTEN GEVLEESDE GEVORKT GETWEEEN TIJGERT ENGTEN GEBEKTEN ' +
    'GEDOST GEVISTE GETUITEN AFVALT GEVLAG GEVIERDEN STOMS AARDIGS'
  ).split(' '),
  en: (
    'PUTTED INPUTTED COMMITTEE DEFAULT FISCAL PARAMETER COMPILER ALLOCATE SUBSET INTERFACE COMPLY UTILITY BUDGET CHAIRMAN REDUNDANT ' +
    'BULLETIN SEMINAR CURSOR SYNTAX TAX'
  ).split(' '),
}

/** Everyday words with the endings that they do take. */
const CHILDS_WORDS: Readonly<Record<Language, readonly string[]>> = {
  de: (
    'HUNDE HUNDEN KINDER KINDERN KOEPFE BAEUME AEPFEL MUETTER FRAUEN FRAU LEHRER AUTOS SPIELST SPIELT SPIELTE GESPIELT WARTEST ' +
    'GEHST LAEUFST GIBST KLEINES DUNKLE SCHOENE BESTE SONNEN MEINE'
  ).split(' '),
  nl: 'HONDEN HUIZEN BOMEN KATTEN DAGEN TAFELS BOOMPJE MAAKT MAAKTE GEMAAKT WANDELDE SPEELDEN GROTE DIKKE LIEVE GROTER'.split(
    ' ',
  ),
  en: (
    'BOOK SPOON TEDDY PUPPIES KITTEN PYJAMAS COOKIES BIRTHDAY SNOWMAN SWING WITCH WIZARDS PIRATE HOPPED GIGGLED BAKING CARRIED ' +
    'SPLASH TUMMY MUDDY COSY HAPPIER BIGGEST CITY MAKE'
  ).split(' '),
}

/** Forms like the odd ones, yet on everybody's lips. */
const USUAL_FORMS: Readonly<Record<Language, readonly string[]>> = {
  de: (
    'ABEND FEST NEST REDET FAELLST PAKET TAGES SPANNENDE HANDLE NAEHRE TROCKNEN WARTET REITET BIETET ABFAEHRT ANFUEHREN ' +
    'AUFSTAENDE KAEME FALLE TASCHEN SCHOENERE MEISTER ABSPUELEN ' +
    'VERSUCH BESUCH WUENSCHT FUEHLT TRAEGT MOECHTE WAERE HAETTE GINGE BAEUME AERZTE LEHRERIN GROESSTE KLUEGER KOMM ANRUF DECKT FISCHT GEFAERBT ' +
    'GETESTET WAENDE VERRUECKT FEIERTAG HANDLE'
  ).split(' '),
  nl: 'AVOND VRIEND BED'.split(' '),
  en: 'BOOK BEST'.split(' '),
}

type Lists = Readonly<Record<string, readonly string[]>>

const DICTIONARIES = {
  de: shippedDictionary('de'),
  nl: shippedDictionary('nl'),
  en: shippedDictionary('en'),
}

/** The ways of spelling of a language, each once. */
function spellings(language: Language): readonly SpelledWords[] {
  const { plain, umlauts } = DICTIONARIES[language]
  return umlauts ? [plain, umlauts] : [plain]
}

function isListed(text: string, language: Language, umlautCards: boolean): boolean {
  const word = parseWord(text, { language, umlautCards })
  return word.ok && hasWord(spelledBy(DICTIONARIES[language], umlautCards).lists.all, word.value)
}

function wordsOf(list: WordList): Set<string> {
  const words = new Set<string>()
  forEachWord(list, (word) => words.add(word))
  return words
}

describe.each(LANGUAGES)('the words of %s', (language) => {
  const [good, bad] = QUALITY[language]
  const goodWords = Object.values(good).flat()
  const badWords = Object.values(bad).flat()

  it('BB-11 BB-34 hold inflected forms, plurals, accents and compounds in use', () => {
    expect(new Set(goodWords).size).toBeGreaterThanOrEqual(300)
    for (const umlautCards of [false, true]) {
      expect(goodWords.filter((word) => !isListed(word, language, umlautCards))).toEqual([])
    }
  })

  it('BB-12 hold no names, places, abbreviations or nonsense', () => {
    expect(new Set(badWords).size).toBeGreaterThanOrEqual(150)
    for (const umlautCards of [false, true]) {
      expect(badWords.filter((word) => isListed(word, language, umlautCards))).toEqual([])
    }
  })

  it('BB-12 are 2 to 10 letters long, each in the letters of the deck, and none insults', () => {
    const isUnfit = namedBy(readList(language, 'unfit'))
    for (const { letters, lists } of spellings(language)) {
      const fitting = new RegExp(`^[${letters}]{2,10}$`, 'u')
      const strange: string[] = []
      forEachWord(lists.all, (word) => {
        if (!fitting.test(word) || isUnfit(word)) strange.push(word)
      })
      expect(strange).toEqual([])
      expect(lists.all.size).toBeGreaterThan(100_000)
    }
  })

  it('come in three lists, each a part of the next', () => {
    for (const { lists } of spellings(language)) {
      for (const [part, whole] of [
        [lists.everyday, lists.common],
        [lists.common, lists.all],
      ] as const) {
        const missing: string[] = []
        forEachWord(part, (word) => {
          if (!hasWord(whole, word)) missing.push(word)
        })
        expect(missing).toEqual([])
      }
      expect(lists.everyday.size).toBeGreaterThan(3000)
      expect(lists.common.size).toBeGreaterThan(25_000)
      expect(lists.common.size).toBeLessThan(lists.all.size / 2)
    }
  })

  it('keep odd forms from bots that know common words, though they count', () => {
    const { lists } = DICTIONARIES[language].plain
    const odd = ODD_FORMS[language].filter((word) => hasWord(lists.all, word))
    expect(odd).toEqual(ODD_FORMS[language])
    expect(odd.filter((word) => hasWord(lists.common, word))).toEqual([])
    expect(USUAL_FORMS[language].filter((word) => !hasWord(lists.common, word))).toEqual([])
  })

  it('teach bots of everyday words what a child says, and no word with an ending that it does not take', () => {
    const { lists } = DICTIONARIES[language].plain
    const odd = NO_CHILDS_WORDS[language]
    expect(odd.filter((word) => !hasWord(lists.all, word))).toEqual([])
    expect(odd.filter((word) => hasWord(lists.everyday, word))).toEqual([])
    expect(CHILDS_WORDS[language].filter((word) => !hasWord(lists.everyday, word))).toEqual([])
  })

  it('fit into a file of at most 2 MB', () => {
    expect(readShipped(language).length).toBeLessThan(2_000_000)
  })

  it('come with a deck of 106 cards', () => {
    for (const { deck, letters } of spellings(language)) {
      expect(deck.map(({ letter }) => letter).join('')).toBe(`${letters}?`)
      expect(deck.reduce((sum, { count }) => sum + count, 0)).toBe(DECK_SIZE)
    }
  })
})

describe('the letter cards', () => {
  function deckText(language: Language, umlautCards: boolean): string {
    const { deck } = spelledBy(DICTIONARIES[language], umlautCards)
    return deck.map(({ letter, count, value }) => `${letter}${count}:${value}`).join(' ')
  }

  it('BB-27 are those of the rules in German, with and without umlauts', () => {
    expect(deckText('de', false)).toBe(
      'A6:1 B2:3 C3:3 D4:2 E14:1 F2:4 G3:2 H4:2 I7:1 J1:6 K2:4 L4:2 M3:3 N9:1 O3:2 P1:4 Q1:10 R6:1 S7:1 T6:1 U5:2 V1:6 W2:3 ' +
        'X1:8 Y1:8 Z2:3 ?6:0',
    )
    expect(deckText('de', true)).toBe(
      'A5:1 B2:3 C3:3 D4:2 E13:1 F2:4 G3:2 H4:2 I7:1 J1:6 K2:4 L4:2 M3:3 N9:1 O3:2 P1:4 Q1:10 R6:1 S7:1 T6:1 U4:2 V1:6 W2:3 ' +
        'X1:8 Y1:8 Z2:3 Ä1:6 Ö1:8 Ü1:6 ?6:0',
    )
  })

  it.each(['nl', 'en'] as const)('BB-27 follow from the shipped words in %s', (language) => {
    const { deck, lists } = spelledBy(DICTIONARIES[language], false)
    const derived = deriveDeck(wordsOf(lists.all))
    const shipped = deck.filter(({ letter }) => letter !== '?')
    expect(
      Object.fromEntries(shipped.map(({ letter, count, value }) => [letter, [count, value]])),
    ).toEqual(derived)
    expect(shipped.filter(({ value }) => value === 1)).toHaveLength(7)
    expect(shipped.filter(({ value }) => value === 10)).toHaveLength(1)
  })
})

/** The shipped deck of Tofugott: what a reader of the cards may rely on, in all languages, and that no silhouette answers everything. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { nameContent } from '../../src/engine/contract/content'
import type { Json } from '../../src/engine/basics/json'
import { LANGUAGES, type Language } from '../../src/engine/basics/language'
import { tofugott } from '../../src/games/tofugott/inside'
import { QUESTION_KINDS } from '../../src/games/tofugott/outside/questionKinds'
import { SILHOUETTES, type Silhouette } from '../../src/games/tofugott/outside/silhouettes'
import { fitOf, TRAITS, TRAIT_VALUES } from '../../src/games/tofugott/outside/traits'

const FILE = new URL('../../resources/content/tofugott/box.json', import.meta.url)
const DATA: Json = JSON.parse(readFileSync(FILE, 'utf8'))
const read = tofugott.readContent(nameContent('tofugott/box', DATA))
if (!read.ok) throw new Error(read.error)
const deck = read.value

const LONGEST = { title: 30, scenario: 140, question: 100 }
/** Each between these shares is the model's best answer, and its worst. */
const [LEAST_SHARE, MOST_SHARE] = [0.04, 0.2]

/** Words, and parts of compounds where no other word has them, that would point at a silhouette. */
const NAMES: Readonly<Record<Language, RegExp>> = {
  de: /schwein|elefant|del(?:f|ph)in|käfer|b(?:aum|äum)|gespenst|tofu|(?<!\p{L})(?:ratten?|rat|mensch\w*|spinn\w*|geist(?:er\w*)?|sau)(?!\p{L})/iu,
  nl: /varken|olifant|dolfijn|kever|tofu|(?<!\p{L})(?:rat|ratten|mens\w*|spin|spinnen|boom|bomen|spoken|spook\w*|gee?st\w*)(?!\p{L})/iu,
  en: /elephant|dolphin|beetle|tofu|\b(?:rats?|pigs?|piggy|humans?|spiders?|trees?|ghost\w*)\b/iu,
}
const SECOND_PERSON: Readonly<Record<Language, RegExp>> = {
  de: /(?<!\p{L})(?:du|dich|dir|dein\w*)(?!\p{L})/iu,
  nl: /(?<!\p{L})(?:je|jij|jou|jouw|jullie)(?!\p{L})/iu,
  en: /\b(?:you|your|yours|yourself)\b/iu,
}
/** The polite form and the plural belong to nobody at this table; only words in quotation marks may use them. */
const POLITE = /(?<![.!?:„]\s?)(?<!^)(?<!\p{L})(?:Sie|Ihnen|Ihre?[nmrs]?)(?!\p{L})/u

const texts = deck.cards.flatMap(({ key, text }) =>
  LANGUAGES.map((language) => ({ key, language, text: text[language] })),
)

/** The texts of all cards, as `key language: line`, for which something holds. */
function linesWhere(
  isBad: (line: string, language: Language) => boolean,
  linesOf: (text: (typeof texts)[number]['text']) => readonly string[],
): string[] {
  return texts.flatMap(({ key, language, text }) =>
    linesOf(text)
      .filter((line) => isBad(line, language))
      .map((line) => `${key} ${language}: ${line}`),
  )
}

/** How often each silhouette comes first when all are put in order by `worth`; shared places count in parts. */
function sharesOf(sign: 1 | -1): Map<Silhouette, number> {
  const questions = deck.cards.flatMap(({ traits = [] }) => traits)
  const shares = new Map<Silhouette, number>()
  for (const weights of questions) {
    const fits = SILHOUETTES.map((silhouette) => sign * fitOf(silhouette, weights))
    const first = SILHOUETTES.filter((_, index) => fits[index] === Math.max(...fits))
    for (const silhouette of first) {
      const part = 1 / first.length / questions.length
      shares.set(silhouette, (shares.get(silhouette) ?? 0) + part)
    }
  }
  return shares
}

describe('the question cards', () => {
  it('TG-02 are enough without the spicy ones, and with them', () => {
    expect(deck.cards.filter(({ spicy }) => !spicy).length).toBeGreaterThanOrEqual(100)
    expect(deck.cards.filter(({ spicy }) => spicy).length).toBeGreaterThanOrEqual(26)
  })

  it('are written in every language', () => {
    expect(deck.languages).toEqual(LANGUAGES)
    expect(texts.filter(({ text }) => text === undefined)).toEqual([])
  })

  it('have titles of their own', () => {
    for (const language of LANGUAGES) {
      const titles = deck.cards.map(({ text }) => text[language]?.title)
      expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
    }
  })

  it('ask no question twice', () => {
    for (const language of LANGUAGES) {
      const asked = deck.cards.flatMap(({ text }) => text[language]?.questions ?? [])
      expect(asked.filter((line, index) => asked.indexOf(line) !== index)).toEqual([])
    }
  })

  it('are short enough to be read aloud', () => {
    const isLonger = (most: number) => (line: string) => line.length > most
    expect(linesWhere(isLonger(LONGEST.title), (text) => [text?.title ?? ''])).toEqual([])
    expect(linesWhere(isLonger(LONGEST.scenario), (text) => [text?.scenario ?? ''])).toEqual([])
    expect(linesWhere(isLonger(LONGEST.question), (text) => text?.questions ?? [])).toEqual([])
  })

  it('TG-35 ask three questions, each with a question mark at its end', () => {
    expect(texts.filter(({ text }) => text?.questions.length !== 3)).toEqual([])
    expect(
      linesWhere(
        (line) => !/\?[”’“]?$/u.test(line),
        (text) => text?.questions ?? [],
      ),
    ).toEqual([])
  })

  it('speak to the reader', () => {
    expect(
      linesWhere(
        (line, language) => !SECOND_PERSON[language].test(line),
        (text) => [text?.scenario ?? ''],
      ),
    ).toEqual([])
    expect(
      linesWhere(
        (line, language) => language === 'de' && POLITE.test(line),
        (text) => [text?.scenario ?? '', ...(text?.questions ?? [])],
      ),
    ).toEqual([])
  })

  it('name no silhouette', () => {
    expect(
      linesWhere(
        (line, language) => NAMES[language].test(line),
        (text) => [text?.title ?? '', text?.scenario ?? '', ...(text?.questions ?? [])],
      ),
    ).toEqual([])
  })

  it('are set in real quotation marks and apostrophes', () => {
    expect(
      linesWhere(
        (line) => /["'´`]|\s\s|\s[?!.,;:]|\.\.\./u.test(line),
        (text) => [text?.title ?? '', text?.scenario ?? '', ...(text?.questions ?? [])],
      ),
    ).toEqual([])
  })
})

describe('the model of taste', () => {
  it('names for each question two to four traits that make a good answer', () => {
    const bad = deck.cards.filter(
      ({ traits = [] }) =>
        traits.length !== 3 ||
        traits.some((weights) => {
          const values = Object.values(weights)
          return (
            values.length < 2 ||
            values.length > 4 ||
            values.some((value) => ![-2, -1, 1, 2].includes(value))
          )
        }),
    )
    expect(bad.map(({ key }) => key)).toEqual([])
  })

  it('says of each question what it is after, and of each kind somewhere', () => {
    expect(deck.cards.filter(({ kinds = [] }) => kinds.length !== 3).map(({ key }) => key)).toEqual(
      [],
    )
    const after = new Set(deck.cards.flatMap(({ kinds = [] }) => kinds))
    expect(QUESTION_KINDS.filter((kind) => !after.has(kind))).toEqual([])
  })

  it('asks for every trait somewhere', () => {
    const asked = new Set(
      deck.cards.flatMap(({ traits = [] }) => traits.flatMap((one) => Object.keys(one))),
    )
    expect(TRAITS.filter((trait) => !asked.has(trait))).toEqual([])
  })

  it('gives every silhouette whole values from -2 to 2', () => {
    for (const silhouette of SILHOUETTES) {
      const values = TRAITS.map((trait) => TRAIT_VALUES[silhouette][trait])
      expect(values.filter((value) => ![-2, -1, 0, 1, 2].includes(value))).toEqual([])
    }
  })

  it.each([
    ['best', 1],
    ['worst', -1],
  ] as const)(
    'lets every silhouette be the %s answer now and then, and none too often',
    (_, sign) => {
      const shares = sharesOf(sign)
      for (const silhouette of SILHOUETTES) {
        const share = shares.get(silhouette) ?? 0
        expect(share, silhouette).toBeGreaterThanOrEqual(LEAST_SHARE)
        expect(share, silhouette).toBeLessThanOrEqual(MOST_SHARE)
      }
    },
  )
})

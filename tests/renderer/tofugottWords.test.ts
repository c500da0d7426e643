/** What the window says and shows of silhouettes and phrases in Tofugott. */
import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from '../../src/engine/basics/language'
import { FACTS } from '../../src/games/tofugott/outside/facts'
import { PHRASES, PHRASES_FOR, phrasesOf } from '../../src/games/tofugott/outside/phrases'
import { POINTS } from '../../src/games/tofugott/outside/questionKinds'
import { SILHOUETTES } from '../../src/games/tofugott/outside/silhouettes'
import { TRAITS, TRAIT_VALUES } from '../../src/games/tofugott/outside/traits'
import { agreeing } from '../../src/renderer/games/tofugott/voice/names'
import { SILHOUETTE_PATHS } from '../../src/renderer/games/tofugott/cards/silhouettes'
import { tofugottPhrases as germanPhrases } from '../../src/renderer/wording/de/tofugottPhrases'
import { tofugottSilhouettes as germanSilhouettes } from '../../src/renderer/wording/de/tofugottSilhouettes'
import { tofugottPhrases as englishPhrases } from '../../src/renderer/wording/en/tofugottPhrases'
import { tofugottSilhouettes as englishSilhouettes } from '../../src/renderer/wording/en/tofugottSilhouettes'
import { tofugottPhrases as dutchPhrases } from '../../src/renderer/wording/nl/tofugottPhrases'
import { tofugottSilhouettes as dutchSilhouettes } from '../../src/renderer/wording/nl/tofugottSilhouettes'

const WORDS: Readonly<
  Record<
    Language,
    {
      phrases: typeof germanPhrases
      silhouettes: typeof germanSilhouettes
    }
  >
> = {
  de: {
    phrases: germanPhrases,
    silhouettes: germanSilhouettes,
  },
  nl: {
    phrases: dutchPhrases,
    silhouettes: dutchSilhouettes,
  },
  en: {
    phrases: englishPhrases,
    silhouettes: englishSilhouettes,
  },
}
const LONGEST_PHRASE = 60
const GROUND = 100
/** A silhouette that fills less of it is too small at 48 px. */
const LEAST_PART_OF_GROUND = 0.6

function points(path: string): { x: number; y: number }[] {
  return [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/gu)].map(([, x, y]) => ({
    x: Number(x),
    y: Number(y),
  }))
}

const GENDERS = ['der', 'die', 'das']

/** A sentence as it is said of each silhouette. */
function formsOf(sentence: string): string[] {
  return GENDERS.map((gender) => agreeing(sentence, gender))
}

/** All that a bot may say of what a silhouette has or lacks. */
function traitsIn(language: Language): string[] {
  const { phrases } = WORDS[language]
  const all = TRAITS.flatMap((trait) => [...phrasesOf(trait, true), ...phrasesOf(trait, false)])
  return all.map((phrase) => phrases.phrase[phrase])
}

function distinct(texts: readonly string[]): number {
  return new Set(texts).size
}

describe('silhouettes', () => {
  it.each(SILHOUETTES)('%s fills its ground, stays on it and has cuts', (silhouette) => {
    const path = SILHOUETTE_PATHS[silhouette]
    const corners = points(path)
    const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
    expect(Math.min(...xs, ...ys)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...xs, ...ys)).toBeLessThanOrEqual(GROUND)
    const span = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys))
    expect(span).toBeGreaterThanOrEqual(GROUND * LEAST_PART_OF_GROUND)
    expect(path.match(/M/gu)?.length).toBeGreaterThan(2)
    expect(path).toMatch(/^(?:M[-\d. ]+Z)+$/u)
  })

  it.each(LANGUAGES)('have a name and a description of one sentence in %s', (language) => {
    const { name, description } = WORDS[language].silhouettes
    expect(distinct(Object.values(name))).toBe(SILHOUETTES.length)
    expect(distinct(Object.values(description))).toBe(SILHOUETTES.length)
    for (const sentence of Object.values(description)) expect(sentence).toMatch(/^[^.]{10,80}\.$/u)
  })
})

describe('phrases', () => {
  it('TG-14 are enough to choose from, whatever card was turned', () => {
    const general = Object.values(PHRASES_FOR).flat()
    expect(distinct(general)).toBeGreaterThanOrEqual(24)
    for (const offered of Object.values(PHRASES_FOR)) {
      expect(offered.length).toBeGreaterThanOrEqual(12)
      expect(distinct(offered)).toBe(offered.length)
    }
    expect(general.filter((phrase) => !PHRASES.includes(phrase))).toEqual([])
    expect(distinct(PHRASES)).toBe(PHRASES.length)
  })

  it.each(LANGUAGES)('TG-14 are short sentences of their own in %s', (language) => {
    const { phrases } = WORDS[language]
    const sentences = Object.values(phrases.phrase)
    expect(distinct(sentences)).toBe(PHRASES.length)
    for (const sentence of sentences.flatMap(formsOf)) {
      expect(sentence.length).toBeLessThanOrEqual(LONGEST_PHRASE)
      expect(sentence).toMatch(/^\p{Lu}[^/]*\.$/u)
    }
  })
})

describe('what everybody knows of a silhouette', () => {
  it('TG-14 is said of every trait that it is the picture or the opposite of', () => {
    const wanted = SILHOUETTES.flatMap((silhouette) =>
      TRAITS.filter((trait) => Math.abs(TRAIT_VALUES[silhouette][trait]) === 2).map(
        (trait) => `fact-${silhouette}-${trait}`,
      ),
    )
    expect([...FACTS].sort()).toEqual(wanted.sort())
  })

  it.each(LANGUAGES)('TG-14 is a short sentence of its own in %s', (language) => {
    const { phrases } = WORDS[language]
    const sentences = Object.values(phrases.fact)
    expect(distinct([...sentences, ...Object.values(phrases.phrase)])).toBe(
      FACTS.length + PHRASES.length,
    )
    for (const sentence of sentences) {
      expect(sentence.length).toBeLessThanOrEqual(LONGEST_PHRASE)
      expect(sentence).toMatch(/^\p{Lu}[^/]*\.$/u)
    }
  })
})

describe('what a reason means for the question', () => {
  it.each(LANGUAGES)('TG-14 is a short sentence of its own in %s', (language) => {
    const { phrases } = WORDS[language]
    const sentences = Object.values(phrases.point)
    expect(distinct([...sentences, ...Object.values(phrases.phrase)])).toBe(
      POINTS.length + PHRASES.length,
    )
    for (const sentence of sentences.flatMap(formsOf)) {
      expect(sentence.length).toBeLessThanOrEqual(LONGEST_PHRASE)
      expect(sentence).toMatch(/^\p{Lu}[^/]*[.!?]$/u)
    }
  })
})

describe('a silhouette in a sentence', () => {
  it.each([
    ['spider', 'Die verschwindet in jeder Jackentasche.'],
    ['beetle', 'Der verschwindet in jeder Jackentasche.'],
    ['ghost', 'Das verschwindet in jeder Jackentasche.'],
  ] as const)('TG-14 is spoken of by its gender in German: %s', (silhouette, said) => {
    const { phrases, silhouettes } = WORDS.de
    expect(agreeing(phrases.phrase['so-small-4'], silhouettes.gender[silhouette])).toBe(said)
  })

  it('TG-14 leaves typed slashes of other lengths alone', () => {
    expect(agreeing('Tee und/oder Kaffee', 'die')).toBe('Tee und/oder Kaffee')
  })

  it('TG-14 is no thing: not „das“ for all in German, not dat or daar in Dutch', () => {
    expect(
      traitsIn('de').filter((one) => /^(?:Das (?!letzte)|Da[^s\p{L}]|Dam|Dav|Dar|Dab)/u.test(one)),
    ).toEqual([])
    expect(traitsIn('nl').filter((one) => /^(?:Dat|Daar)/u.test(one))).toEqual([])
    for (const language of ['de', 'nl'] as const) {
      const points = Object.values(WORDS[language].phrases.point)
      expect(points.filter((one) => /^(?:Da|Daar\p{L}*) /u.test(one))).toEqual([])
    }
  })
})

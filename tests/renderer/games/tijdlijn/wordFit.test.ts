// How large the words of a card are set, and where long ones are parted.
import { describe, expect, it } from 'vitest'
import box from '../../../../resources/content/tijdlijn/box.json' with { type: 'json' }
import { FIRST_ROUND_DECK } from '../../../../src/renderer/games/tijdlijn/firstRoundDeck'
import {
  hasName,
  LONG_WORDS,
  partedWords,
} from '../../../../src/renderer/games/tijdlijn/cards/longWords'
import {
  fittingLetters,
  fittingStyle,
  largestLetters,
  SHAPES,
} from '../../../../src/renderer/games/tijdlijn/cards/wordFit'

const LANGUAGES = ['de', 'nl', 'en'] as const
const SOFT_HYPHEN = '\u00ad'

describe('letters of a card', () => {
  it('are the smaller the more words there are, and the lower the box', () => {
    const [short, long] = [
      'Ein Dom',
      'Ein Dom brennt nieder und wird in hundert Jahren nicht fertig',
    ]
    expect(fittingLetters(short, 1.4)).toBeGreaterThan(fittingLetters(long, 1.4))
    expect(fittingLetters(long, 1)).toBeGreaterThan(fittingLetters(long, 3))
  })
  it('part a word that would be too wide whole', () => {
    const whole = largestLetters('Porzellanmanufaktur', 1)
    expect(largestLetters(partedWords('Porzellanmanufaktur'), 1)).toBeGreaterThan(whole)
  })
  it('are rather smaller than that a word stands in parts', () => {
    const front = partedWords('Nürnberger Uhr', true)
    const whole = fittingLetters('Nürnberger', 0.01)
    expect(largestLetters(front, 0.8)).toBeGreaterThan(whole)
    expect(fittingLetters(front, 0.8)).toBeLessThanOrEqual(whole)
  })
  it.each(LANGUAGES)('leave every name whole in boxes that are not steep, in %s', (language) => {
    const parted = box.events.flatMap(({ text }) => {
      const front = partedWords(text[language].front, true)
      const names = front.split(' ').filter(hasName)
      return Object.entries(SHAPES)
        .filter(([shape]) => shape !== 'steep')
        .flatMap(([shape, width]) =>
          names
            .filter((name) => {
              const whole = name.replaceAll(SOFT_HYPHEN, '')
              return fittingLetters(front, width) > fittingLetters(whole, 0.01)
            })
            .map((name) => `${shape}: ${name}`),
        )
    })
    expect(parted).toEqual([])
  })
  it('are given for every shape of box', () => {
    const sizes = Object.values(fittingStyle('Ein Landarzt impft den Sohn seines Gärtners'))
    expect(sizes).toHaveLength(7)
    expect(sizes).toEqual([...sizes].sort().reverse())
  })
})

function wordsOf(text: string): string[] {
  return text.match(/\p{L}{8,}/gu) ?? []
}
/** In letters: the words of the narrowest card of a hand, at 12 px. */
const NARROWEST = 5.6

describe('long words', () => {
  it.each(LANGUAGES)('of the shipped events have a place to be parted, in %s', (language) => {
    const fronts = box.events.map(({ text }) => text[language].front)
    const long = fronts.flatMap(wordsOf).filter((word) => word.length > 12)
    expect(long.filter((word) => !partedWords(word).includes(SOFT_HYPHEN))).toEqual([])
  })
  it.each(LANGUAGES)('find room on the narrowest card of a hand, in %s', (language) => {
    const words = box.events.flatMap(({ text }) => text[language].front.split(/\s+/u))
    const fits = (word: string): boolean =>
      largestLetters(partedWords(word, true), 0.01) >= 1 / NARROWEST
    expect(words.filter((word) => !fits(word))).toEqual([])
  })
  it('of the first rounds have one, too', () => {
    for (const word of ['amerikanischen', 'Freiheitsstatue', 'motorvliegtuig']) {
      expect(partedWords(word, true)).toContain(SOFT_HYPHEN)
    }
  })
  it('stand on a shipped card, each of them', () => {
    const fronts = box.events.flatMap(({ text }) => LANGUAGES.map((one) => text[one].front))
    const said = new Set([...fronts, JSON.stringify(FIRST_ROUND_DECK)].flatMap(wordsOf))
    expect(LONG_WORDS.filter((word) => !said.has(word))).toEqual([])
  })
  it('say the same', () => {
    const [front] = box.events.map(({ text }) => text.de.front)
    expect(partedWords(front ?? '').replaceAll(SOFT_HYPHEN, '')).toBe(front)
  })
})

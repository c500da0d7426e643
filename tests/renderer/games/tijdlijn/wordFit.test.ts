// How large the words of a card are set, and where long ones are parted.
import { describe, expect, it } from 'vitest'
import box from '../../../../resources/content/tijdlijn/box.json' with { type: 'json' }
import { FIRST_ROUND_DECK } from '../../../../src/renderer/games/tijdlijn/firstRoundDeck'
import { LONG_WORDS, partedWords } from '../../../../src/renderer/games/tijdlijn/longWords'
import { fittingLetters, fittingStyle } from '../../../../src/renderer/games/tijdlijn/wordFit'

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
    const whole = fittingLetters('Porzellanmanufaktur', 1)
    expect(fittingLetters(partedWords('Porzellanmanufaktur'), 1)).toBeGreaterThan(whole)
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
      fittingLetters(partedWords(word, true), 0.01) >= 1 / NARROWEST
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

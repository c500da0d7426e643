import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../src/engine/basics/language'
import { parseWord } from '../../src/games/buchstabenbluff/outside/cardSpelling'
import { spelledBy } from '../../src/games/buchstabenbluff/outside/dictionary'
import { hasWord } from '../../src/games/buchstabenbluff/outside/wordGraph'
import { shippedDictionary } from '../games/buchstabenbluff/shippedDictionary'
import { EVERYDAY_WORDS } from './everydayWords'

describe.each(LANGUAGES)('what bots know of %s', (language) => {
  const dictionary = shippedDictionary(language)
  const words = [...new Set(EVERYDAY_WORDS[language])]

  it('is every word of everyday life, with two cards for an umlaut and with one', () => {
    expect(words.length).toBeGreaterThanOrEqual(150)
    for (const umlautCards of [false, true]) {
      // English has its own list of what everybody knows, so small that solid's must do.
      const { everyday, common } = spelledBy(dictionary, umlautCards).lists
      const known = language === 'en' ? common : everyday
      const unknown = words.filter((text) => {
        const word = parseWord(text, { language, umlautCards })
        return !word.ok || !hasWord(known, word.value)
      })
      expect(unknown).toEqual([])
    }
  })
})

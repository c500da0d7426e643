// What was remarkable, of one and of several who share it.
import { createI18n } from 'vue-i18n'
import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from '../../../src/engine/basics/language'
import { GAME_IDS, LEGALITIES, type GameId } from '../../../src/games/contracts'
import { GAME_WINDOWS } from '../../../src/renderer/games/gameTables'
import { remarkTexts } from '../../../src/renderer/speech/texts/remarkText'
import { allMessages } from '../../support/window/wholeWording'

/** What is one person's or the whole table's: an event, not a count that several can share. */
const UNSHARED: Readonly<Record<GameId, readonly string[]>> = {
  'time-bluff': ['pile'],
  tafelrunde: ['close', 'haul'],
  buchstabenbluff: ['bluff'],
  tijdlijn: ['close', 'span'],
  tofugott: [],
}
const EACH: Readonly<Record<Language, RegExp>> = { de: /\bje /u, nl: /\belk /u, en: / each\b/u }

const messages = await allMessages()

/** The text of a remark that so many share, of two and of one. */
function textOf(words: string, kind: string, language: Language, seats: readonly number[]): string {
  const { t } = createI18n({ legacy: false, locale: language, messages }).global
  const remarks = [{ kind, seats, values: { n: 7, word: 'HAUS', gems: 8 } }]
  const [told] = remarkTexts({ remarks }, { names: ['Ada', 'Ben'], words, t, you: undefined })
  return told?.text ?? ''
}

describe('what was remarkable', () => {
  it.each(GAME_IDS)(
    '%s: says "each" of a count that several share, and of no other',
    async (game) => {
      const { words } = await GAME_WINDOWS[game]()
      const kinds = LEGALITIES[game].open((rules) => rules.remarks?.kinds ?? [])
      const shared = kinds.filter((kind) => !UNSHARED[game].includes(kind))
      expect(shared.length).toBeGreaterThan(0)
      for (const language of LANGUAGES) {
        for (const kind of shared) {
          expect(textOf(words, kind, language, [0, 1]), `${language} ${kind}`).toMatch(
            EACH[language],
          )
          expect(textOf(words, kind, language, [0]), `${language} ${kind}`).not.toMatch(
            EACH[language],
          )
        }
      }
    },
  )

  it('says it as a person would', () => {
    expect(LANGUAGES.map((language) => textOf('timeBluff', 'caught', language, [0, 1]))).toEqual([
      'je 7\u2011mal',
      'elk 7 keer',
      '7 times each',
    ])
  })
})

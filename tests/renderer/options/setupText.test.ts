// @vitest-environment happy-dom
// Why a table cannot be dealt, in three languages.
import { describe, expect, it } from 'vitest'
import { createI18n } from 'vue-i18n'
import { LANGUAGES } from '../../../src/engine/basics/language'
import { OPTION_PROBLEMS } from '../../../src/engine/options/options'
import { setupText, type SetupProblemView } from '../../../src/renderer/options/setupText'
import { WHISPER_ENTRIES } from '../../pretend/entries'
import { allMessages } from '../../support/window/wholeWording'

const messages = await allMessages()

function textOf(problem: SetupProblemView, language: string, words = 'whisper'): string {
  const { t, te } = createI18n({ legacy: false, locale: language, messages }).global
  return setupText(problem, {
    words,
    t: (key, named = {}) => t(key, named),
    te,
    options: { language: 'en', catalogue: () => undefined },
    entryOf: (id) => WHISPER_ENTRIES['whisper-decks']?.find((one) => one.id === id),
    language: 'de',
    seats: 3,
  })
}

const PROBLEMS: readonly SetupProblemView[] = [
  ...OPTION_PROBLEMS.map(
    (problem) =>
      ({ kind: 'option', problem: { key: 'sorts', problem, allowed: 'beast, tool' } }) as const,
  ),
  { kind: 'seats', min: 2, max: 6, rule: 'PG-01' },
  { kind: 'content', id: 'attic', problem: 'missing' },
  { kind: 'content', id: 'attic', problem: 'damaged' },
  {
    kind: 'refused',
    refusal: { reason: 'too-few-things', rule: 'PG-04', values: { has: 31, needs: 49 } },
  },
  { kind: 'refused', refusal: { reason: 'decks-alike', rule: 'PG-05', values: {} } },
]

describe('a setup that cannot be dealt', () => {
  it.each(LANGUAGES)('is said in whole sentences: %s', (language) => {
    for (const problem of PROBLEMS) {
      const text = textOf(problem, language)
      expect(text, JSON.stringify(problem)).toMatch(/[.)]$/u)
      expect(text, JSON.stringify(problem)).not.toMatch(/[{}|]|undefined|app\.|whisper\./u)
    }
  })

  it.each([
    ['de', 'bleibt ein Ereignis,', 'bleiben 3 Ereignisse,'],
    ['nl', 'blijft er één gebeurtenis', 'blijven er 3 gebeurtenissen'],
    ['en', 'leave one event,', 'leave 3 events,'],
  ])('TL-30 counts the events that are left: %s', (language, one, several) => {
    for (const [n, said] of [
      [1, one],
      [3, several],
    ] as const) {
      const refusal = { reason: 'too-few-events', rule: 'TL-30', values: { n, needed: 24 } }
      expect(textOf({ kind: 'refused', refusal }, language, 'tijdlijn')).toContain(said)
    }
  })

  it.each([
    ['de', 'höchstens 3 Plätzen.'],
    ['nl', 'hoogstens 3 plaatsen.'],
    ['en', '3 seats at most.'],
  ])('TL-30 names the seats for which the events do: %s', (language, said) => {
    const values = { n: 20, needed: 25, most: 3 }
    const refusal = { reason: 'too-many-seats', rule: 'TL-30', values }
    const text = textOf({ kind: 'refused', refusal }, language, 'tijdlijn')
    for (const part of ['20', '25', said]) expect(text).toContain(part)
  })

  it('names the numbers of the game', () => {
    expect(textOf(PROBLEMS.at(-2) ?? { kind: 'seats', min: 0, max: 0 }, 'en')).toBe(
      'There are 31 things, 49 are needed.',
    )
    expect(textOf({ kind: 'seats', min: 2, max: 6, rule: 'PG-01' }, 'en')).toBe(
      'These rules are for 2 to 6 players. Change the number of seats.',
    )
  })
})

// @vitest-environment happy-dom
// What a computer of Time Bluff advises to lay, in three languages.
import { expect, it } from 'vitest'
import { createI18n } from 'vue-i18n'
import { CUCKOO, FIRST_PAIR, JOKER } from '../../../../src/games/time-bluff/outside/cards'
import { timeBluffWindow } from '../../../../src/renderer/games/time-bluff/window'
import { allMessages } from '../../../support/window/wholeWording'

const messages = await allMessages()

it.each([
  ['de', 'Bluffe auf Stapel 2: verdeckt Kuckuck; offen Joker. Die Gefahr, dass jemand', 'D'],
  ['en', 'Bluff on pile 2: face down Cuckoo; face up Joker. The chance of somebody doubting', 'b'],
  ['nl', 'Bluf op stapel 2: gedekt Koekoek; open Joker. De kans dat iemand', 'd'],
] as const)('advice to lay says with which cards, in %s', (language, begin, between) => {
  const { t } = createI18n({ legacy: false, locale: language, messages }).global
  const said = (key: string, named: Record<string, unknown> = {}): string => t(key, named)
  const say = (kind: string, cards: Record<string, number>): string => {
    const values = { place: 2, percent: 12, ...cards }
    const words = timeBluffWindow.thoughtWords?.({ kind, values }, { names: [], t: said }, null)
    return t(`timeBluffTable.thought.${kind}`, { ...values, ...words })
  }
  expect(say('adviseLie', { hidden: CUCKOO, open: JOKER })).toContain(begin)
  const pair = say('adviseRight', { hidden: 3, pair: FIRST_PAIR, open: JOKER })
  expect(pair.split(';')).toHaveLength(3)
  expect(pair).not.toMatch(/[{}|]|undefined|timeBluffTable/u)
  expect(pair.split('; ')[1]).toMatch(new RegExp(`^${between}`, 'iu'))
})

it.each([
  ['de', 'Die Gefahr, dass Ben zweifelt, liegt', 'Die Gefahr, dass du zweifelst, sch'],
  ['en', 'The chance of Ben doubting it is', 'I put the chance of you doubting it at'],
  ['nl', 'De kans dat Ben zou twijfelen, is', 'De kans dat jij zou twijfelen, schatte'],
] as const)('a thought at a table of two says who doubts, in %s', (language, advice, why) => {
  const { t } = createI18n({ legacy: false, locale: language, messages }).global
  const said = (key: string, named: Record<string, unknown> = {}): string => t(key, named)
  const say = (kind: string): string => {
    const values = { place: 2, percent: 12 }
    const ofTwo = { you: 0, names: ['Ada', 'Ben'], t: said }
    const words = timeBluffWindow.thoughtWords?.({ kind, values }, ofTwo, null)
    return t(`timeBluffTable.thought.${kind}`, { ...values, ...words })
  }
  expect(say('adviseLie')).toContain(advice)
  expect(say('laidLie')).toContain(why)
})

it.each(['de', 'en', 'nl'] as const)(
  'a reason says how many cards lay there, in %s',
  (language) => {
    const { t } = createI18n({ legacy: false, locale: language, messages }).global
    const said = (key: string, named: Record<string, unknown> = {}): string => t(key, named)
    for (const kind of ['doubted', 'believed', 'laidCheaply']) {
      const values = { percent: 12, n: 7, place: 2 }
      const words = timeBluffWindow.thoughtWords?.({ kind, values }, { names: [], t: said }, null)
      const text = t(`timeBluffTable.thought.${kind}`, { ...values, ...words })
      expect(text).toMatch(/12\s?%/u)
      expect(text).toMatch(/\b7\b/u)
      // It may be asked for once something else lies there.
      expect(text).toMatch(/(?:Stapel|pile|stapel) 2\b/u)
    }
  },
)

// @vitest-environment happy-dom
// Which word a computer of Buchstabenbluff advises, and whose doubt it warns of, in three languages.
import { expect, it } from 'vitest'
import { createI18n } from 'vue-i18n'
import type { Thought } from '../../../../src/engine/contract/thought'
import type { Language } from '../../../../src/engine/basics/language'
import { buchstabenbluffWindow } from '../../../../src/renderer/games/buchstabenbluff/window'
import { allMessages } from '../../../support/window/wholeWording'

const messages = await allMessages()

function sayIn(language: Language): (thought: Thought, names?: readonly string[]) => string {
  const { t } = createI18n({ legacy: false, locale: language, messages }).global
  const said = (key: string, named: Record<string, unknown> = {}): string => t(key, named)
  return (thought, names = ['Ada', 'Ben']) => {
    const words = buchstabenbluffWindow.thoughtWords?.(thought, { you: 0, names, t: said }, null)
    return t(`buchstabenbluffTable.thought.${thought.kind}`, { ...thought.values, ...words })
  }
}

it.each([
  ['de', 'Dass dann Ben zweifelt', 'Dass dann jemand zweifelt'],
  ['en', 'chance of Ben doubting it', 'chance of somebody doubting it'],
  ['nl', 'kans dat Ben dan twijfelt', 'kans dat iemand dan twijfelt'],
] as const)('advice to bluff says who might doubt, in %s', (language, ofTwo, ofMore) => {
  const say = sayIn(language)
  const thought = {
    kind: 'adviseBluff',
    values: { n: 9, percent: 12 },
    quotes: { word: 'BÜRO' },
  }
  expect(say(thought)).toContain(ofTwo)
  expect(say(thought, ['Ada', 'Ben', 'Cem'])).toContain(ofMore)
})

it.each([
  ['de', '„Büro“', '13 Punkte', 'einen Punkt'],
  ['en', '“Büro”', '13 points', 'one point'],
  ['nl', '“Büro”', '13 punten', 'één punt'],
] as const)(
  'advice names the word and its points in one sentence, in %s',
  (language, word, many, one) => {
    const say = sayIn(language)
    for (const kind of ['adviseHonest', 'adviseBluff']) {
      const worth = (n: number): string =>
        say({ kind, values: { n, percent: 12 }, quotes: { word: 'BÜRO' } })
      expect(worth(13)).toContain(word)
      expect(worth(13)).toContain(many)
      expect(worth(1)).toContain(one)
      for (const n of [0, 1, 13]) expect(worth(n)).toMatch(/^[^.|{}]+\.$/u)
    }
  },
)

it.each([
  ['de', '„Büro“', '13 Punkte', 'einen Punkt'],
  ['en', '“Büro”', '13 points', 'one point'],
  ['nl', '“Büro”', '13 punten', 'één punt'],
] as const)('advice to draw or pass names the word in hand, in %s', (language, word, many, one) => {
  const say = sayIn(language)
  for (const kind of ['adviseDrawOn', 'adviseDrawLast', 'advisePassThough']) {
    const worth = (n: number): string => say({ kind, values: { n }, quotes: { word: 'BÜRO' } })
    for (const n of [0, 1, 13]) expect(worth(n)).toContain(word)
    expect(worth(13)).toContain(many)
    expect(worth(1)).toContain(one)
    for (const n of [0, 1, 13]) expect(worth(n)).not.toMatch(/[|{}]|buchstabenbluffTable/u)
  }
})

// @vitest-environment happy-dom
// Whose doubt a computer of Buchstabenbluff warns of, in three languages.
import { expect, it } from 'vitest'
import { createI18n } from 'vue-i18n'
import { buchstabenbluffWindow } from '../../../../src/renderer/games/buchstabenbluff/window'
import { allMessages } from '../../../support/window/wholeWording'

const messages = await allMessages()

it.each([
  ['de', 'Dass dann Ben zweifelt', 'Dass dann jemand zweifelt'],
  ['en', 'chance of Ben doubting it', 'chance of somebody doubting it'],
  ['nl', 'kans dat Ben dan twijfelt', 'kans dat iemand dan twijfelt'],
] as const)('advice to bluff says who might doubt, in %s', (language, ofTwo, ofMore) => {
  const { t } = createI18n({ legacy: false, locale: language, messages }).global
  const said = (key: string, named: Record<string, unknown> = {}): string => t(key, named)
  const say = (names: readonly string[]): string => {
    const thought = { kind: 'adviseBluff', values: { cards: 3, percent: 12 } }
    const words = buchstabenbluffWindow.thoughtWords?.(thought, { you: 0, names, t: said }, null)
    return t(`buchstabenbluffTable.thought.${thought.kind}`, { ...thought.values, ...words })
  }
  expect(say(['Ada', 'Ben'])).toContain(ofTwo)
  expect(say(['Ada', 'Ben', 'Cem'])).toContain(ofMore)
})

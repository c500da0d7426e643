// @vitest-environment happy-dom
// Which keys the help names.
import { mount } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { expect, it } from 'vitest'
import { createI18n } from 'vue-i18n'
import { buchstabenbluffWindow } from '../../../src/renderer/games/buchstabenbluff/window'
import { GAME_WINDOWS } from '../../../src/renderer/games/gameTables'
import { tofugottWindow } from '../../../src/renderer/games/tofugott/window'
import KeysHelp from '../../../src/renderer/table/keys/KeysHelp.vue'
import { GAME_IDS } from '../../../src/games/contracts'
import { LANGUAGES } from '../../../src/engine/basics/language'
import { allMessages } from '../../support/window/wholeWording'
import { unmountAfterEach } from '../../support/window/unmountAfterEach'

unmountAfterEach()
const MESSAGES = await allMessages()

it.each([
  ['tofugott', tofugottWindow, ['why', 'advice', 'chat']],
  ['buchstabenbluff', buchstabenbluffWindow, ['why', 'advice', 'chat']],
] as const)(
  'names in a first round of %s no key that does nothing there',
  (_name, game, silent) => {
    const i18n = createI18n({ legacy: false, locale: 'en', messages: MESSAGES })
    const linesOf = (taught: boolean): string[] =>
      mount(KeysHelp, { props: { game, taught }, global: { plugins: [i18n, createPinia()] } })
        .findAll('li')
        .map((line) => line.text())
    const [atTable, inLesson] = [linesOf(false), linesOf(true)]
    const left = silent.map((key) => i18n.global.t(`app.keys.${key}`))
    expect(atTable).toEqual(expect.arrayContaining(left))
    expect(inLesson).toEqual(atTable.filter((line) => !left.includes(line)))
  },
)

it.each(GAME_IDS)(
  'has one hint for the hand of %s: how it is heard, and how one gets there',
  async (id) => {
    const game = await GAME_WINDOWS[id]()
    for (const locale of LANGUAGES) {
      const i18n = createI18n({ legacy: false, locale, messages: MESSAGES })
      const lines = mount(KeysHelp, { props: { game }, global: { plugins: [i18n, createPinia()] } })
        .findAll('li')
        .map((line) => line.text())
      expect(lines.filter((line) => /\b[HK]:/u.test(line))).toEqual([
        expect.stringMatching(/^H: .*\bK: /u),
      ])
    }
  },
)

it('says in every language what a screen reader does with single keys at the table, and what to do if it does not', () => {
  for (const locale of LANGUAGES) {
    const i18n = createI18n({ legacy: false, locale, messages: MESSAGES })
    const props = { game: tofugottWindow }
    const help = mount(KeysHelp, { props, global: { plugins: [i18n, createPinia()] } })
    const told = i18n.global.t('app.keys.screenReader')
    expect(told).toContain('NVDA')
    expect(told).toContain('Orca')
    expect(help.text()).toContain(told)
    expect(i18n.global.t('app.settings.keysHint')).toContain(told)
  }
})

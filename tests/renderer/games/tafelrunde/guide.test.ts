// @vitest-environment happy-dom
// What somebody at his first match of Die Tafelrunde 2 is told while he is asked for a chest.
import { flushPromises, mount } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, describe, expect, it } from 'vitest'
import { createI18n } from 'vue-i18n'
import { toJson } from '../../../../src/engine/basics/json'
import { decisionOf } from '../../../../src/games/tafelrunde/outside/check'
import type { TafelrundeView } from '../../../../src/games/tafelrunde/outside/contract'
import type { Answer } from '../../../../src/protocol/hostMessages'
import GameBoard from '../../../../src/renderer/games/GameBoard.vue'
import TafelrundeBoard from '../../../../src/renderer/games/tafelrunde/TafelrundeBoard.vue'
import { tafelrundeWindow } from '../../../../src/renderer/games/tafelrunde/window'
import { peopleNamed } from '../../../support/window/windowAt'
import { allMessages } from '../../../support/window/wholeWording'
import { playedView } from './playedView'
import { unmountAfterEach } from '../../../support/window/unmountAfterEach'

unmountAfterEach()
const MESSAGES = await allMessages()
const TAKEN: Answer = { type: 'answer', id: 1, ok: true }

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  localStorage.setItem('stammtisch.settings', JSON.stringify({ motion: 'off' }))
})

function openTable(view: TafelrundeView) {
  const i18n = createI18n({ legacy: false, locale: 'en', messages: MESSAGES })
  const pinia = createPinia()
  setActivePinia(pinia)
  const names = ['Ada', 'Ben', 'Cem']
  const wrapper = mount(GameBoard, {
    props: {
      game: { ...tafelrundeWindow, board: TafelrundeBoard },
      view: toJson(view),
      seats: peopleNamed(...names),
      names,
      listener: { you: 0, names, t: i18n.global.t },
      own: [],
      awaited: { kind: 'hidden' },
      arrived: 0,
      events: [],
      version: 1,
      play: () => Promise.resolve(TAKEN),
    },
    global: { plugins: [i18n, pinia] },
    attachTo: document.body,
  })
  return { wrapper, t: i18n.global.t }
}

describe('the guide of Die Tafelrunde 2', () => {
  it('TR-31 says what securing is good for as soon as one is asked for a chest, whatever was told before', async () => {
    const { wrapper, t } = openTable(playedView('guided', (view) => decisionOf(view) === 'play'))
    const guided = (): string => wrapper.get('.guide').text()
    expect(guided()).toContain(t('tafelrundeTable.guide.step1'))
    const asked = playedView('guided', (view) => decisionOf(view) === 'secure')
    await wrapper.setProps({ version: 2, view: toJson(asked) })
    await flushPromises()
    expect(guided()).toContain(t('tafelrundeTable.guide.step5'))
  })
})

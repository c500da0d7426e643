// @vitest-environment happy-dom
// Keys are the table's: a screen reader hands them on inside an application, and how a match ended is read like a page.
import { mount } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { describe, expect, it } from 'vitest'
import { defineComponent, h, nextTick, ref, shallowRef, type Ref } from 'vue'
import { createI18n } from 'vue-i18n'
import GameStage from '../../../src/renderer/stage/GameStage.vue'
import { provideStage } from '../../../src/renderer/stage/playing/useStage'
import AskSheet from '../../../src/renderer/table/ask/AskSheet.vue'
import { provideIsOver } from '../../../src/renderer/table/atEnd'
import { unmountAfterEach } from '../../support/window/unmountAfterEach'
import { stillStage } from './stillStage'

unmountAfterEach()

const messages = {
  en: {
    table: {
      playedHere: 'game table',
      part: 'area',
      askedHere: 'Your decision',
      waitingHere: 'At the table',
    },
  },
}

/** A table at which one is asked something, and whether its match is over. */
function openTable(): Ref<boolean> {
  const isOver = ref(false)
  const stage = stillStage()
  const table = defineComponent(() => {
    const face = defineComponent({ template: '<i />' })
    const captions = shallowRef([])
    provideStage({ game: 'Tijdlijn', stage, face, captions, asked: () => 'lay' })
    provideIsOver(() => isOver.value)
    const ask = (): ReturnType<typeof h> => h(AskSheet, { sentence: 'Where?', yours: true })
    const hand = (): ReturnType<typeof h> => h('button', { class: 'card' })
    return () => h(GameStage, {}, { ask, hand })
  })
  const i18n = createI18n({ legacy: false, locale: 'en', messages })
  mount(table, { global: { plugins: [i18n, createPinia()] }, attachTo: document.body })
  return isOver
}

function applications(): (string | null)[] {
  return [...document.querySelectorAll('[role="application"]')].map(
    (one) =>
      `${one.getAttribute('aria-label') ?? ''}, ${one.getAttribute('aria-roledescription') ?? ''}`,
  )
}

describe('a table for the ear', () => {
  it('is one application with its question and its hand, and begun where one waits', () => {
    openTable()
    expect(applications()).toEqual([
      'Tijdlijn, game table',
      'At the table, area',
      'Your decision, area',
    ])
    expect(document.querySelector('.card')?.closest('[role="application"]')).not.toBeNull()
    expect(document.activeElement?.getAttribute('aria-label')).toBe('At the table')
  })

  it('is read like a page once the match is over', async () => {
    const isOver = openTable()
    isOver.value = true
    await nextTick()
    expect(document.querySelector('.game-stage')?.hasAttribute('role')).toBe(false)
    expect(document.querySelector('.ask')?.getAttribute('role')).toBe('group')
  })
})

// @vitest-environment happy-dom
/** An event in words: of an own deck, nothing is shown of what nobody has written. */
import { mount } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { describe, expect, it } from 'vitest'
import { createI18n } from 'vue-i18n'
import { UNWRITTEN } from '../../../../src/games/tijdlijn/outside/deckForm'
import EventText from '../../../../src/renderer/games/tijdlijn/cards/EventText.vue'
import { tijdlijnTable } from '../../../../src/renderer/wording/en/tijdlijnTable'
import { unmountAfterEach } from '../../../support/window/unmountAfterEach'

unmountAfterEach()

const CARD = { card: 1, front: 'Grandma is born', language: 'en', picture: 'cake' } as const

function textOf(explanation: string, source: string): string {
  const i18n = createI18n({ legacy: false, locale: 'en', messages: { en: { tijdlijnTable } } })
  const back = { key: 'k', year: 1931, theme: 'food', explanation, source } as const
  return mount(EventText, {
    props: { card: CARD, back },
    global: { plugins: [i18n, createPinia()] },
  })
    .get('.words')
    .text()
}

describe('an event of an own deck', () => {
  it('tells its story and its source where somebody has written them', () => {
    const text = textOf('In the village inn.', 'Family book')
    expect(text).toContain('In the village inn.')
    expect(text).toContain('Family book')
  })

  it('tells neither where nobody has', () => {
    expect(textOf(UNWRITTEN, UNWRITTEN)).not.toContain(UNWRITTEN)
  })
})

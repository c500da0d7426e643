// @vitest-environment happy-dom
// What the chat offers to say.
import { mount } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { describe, expect, it } from 'vitest'
import { createI18n } from 'vue-i18n'
import { tijdlijnWindow } from '../../../src/renderer/games/tijdlijn/window'
import ChatBox from '../../../src/renderer/talk/ChatBox.vue'
import { allMessages } from '../../support/wholeWording'

describe('the chat', () => {
  it('offers no phrase about bluffs where nobody bluffs', async () => {
    const i18n = createI18n({ legacy: false, locale: 'en', messages: await allMessages() })
    const offered = (without?: typeof tijdlijnWindow.unfitPhrases): string[] =>
      mount(ChatBox, {
        props: { chat: [], without },
        global: { plugins: [i18n, createPinia()] },
      })
        .findAll('.phrases button')
        .map((button) => button.text())
    const caught = i18n.global.t('app.play.phrase.caught')
    const thanks = i18n.global.t('app.play.phrase.thanks')
    expect(offered()).toContain(caught)
    expect(offered(tijdlijnWindow.unfitPhrases)).not.toContain(caught)
    expect(offered(tijdlijnWindow.unfitPhrases)).toContain(thanks)
  })
})

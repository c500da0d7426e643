// @vitest-environment happy-dom
// What was remarkable in a match, as it stands on the result page.
import { mount } from '@vue/test-utils'
import { createI18n } from 'vue-i18n'
import { describe, expect, it } from 'vitest'
import RemarkList from '../../../src/renderer/pages/result/RemarkList.vue'
import { LANGUAGES } from '../../../src/engine/basics/language'
import { allMessages } from '../../support/window/wholeWording'

const messages = await allMessages()

describe('what was remarkable', () => {
  it.each(LANGUAGES)('begins its lines with a capital, and leaves names alone, in %s', (locale) => {
    const i18n = createI18n({ legacy: false, locale, messages })
    const you = i18n.global.t('app.result.you')
    const seen = [you, `${you} & Ada`, `${you}ssef`, 'ada'].map((who) => {
      const props = { remarks: [{ title: 'A', who, text: 'b' }] }
      return mount(RemarkList, { props, global: { plugins: [i18n] } })
        .find('bdi')
        .text()
    })
    const capital = `${you.charAt(0).toUpperCase()}${you.slice(1)}`
    expect(seen).toEqual([capital, `${capital} & Ada`, `${you}ssef`, 'ada'])
  })
})

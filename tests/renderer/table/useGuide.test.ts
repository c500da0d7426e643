// @vitest-environment happy-dom
// The guide through a first match: every step is said once, however often its moment comes back.
import { enableAutoUnmount, mount } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { defineComponent, nextTick, ref } from 'vue'
import { createI18n } from 'vue-i18n'
import { useSpeech } from '../../../src/renderer/speech/useSpeech'
import { useGuide } from '../../../src/renderer/table/useGuide'

enableAutoUnmount(afterEach)

describe('the guide', () => {
  it('says a step once, though others play in between', async () => {
    localStorage.clear()
    const pinia = createPinia()
    setActivePinia(pinia)
    const say = vi.spyOn(useSpeech(), 'say')
    const isWanted = ref(true)
    const messages = { en: { g: { title: 'Guide', step1: 'One.', step2: 'Two.' } } }
    const Guided = defineComponent({
      setup() {
        const options = { name: 'test', words: 'g', steps: 2, isWanted: () => isWanted.value }
        return { guide: useGuide(options) }
      },
      template: '<p>{{ guide.text.value }}</p>',
    })
    const plugins = [pinia, createI18n({ legacy: false, locale: 'en', messages })]
    const { vm } = mount(Guided, { global: { plugins } })
    for (const wanted of [false, true, false, true]) {
      isWanted.value = wanted
      await nextTick()
    }
    vm.guide.next()
    await nextTick()
    expect(say.mock.calls).toEqual([['One.'], ['Two.']])
  })
})

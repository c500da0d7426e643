// @vitest-environment happy-dom
/** What was refused is also heard, as often as it changes; a mere hint is not read out. */
import { mount } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { nextTick } from 'vue'
import { createI18n } from 'vue-i18n'
import { useSpeech } from '../../../src/renderer/speech/useSpeech'
import AskSheet from '../../../src/renderer/table/ask/AskSheet.vue'

const i18n = createI18n({
  legacy: false,
  locale: 'en',
  messages: { en: { table: { askedHere: 'Your decision', waitingHere: 'At the table' } } },
})

describe('the slip that asks', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })

  it('says again what is to be decided to whoever presses the slip that he was led to', async () => {
    const pinia = createPinia()
    setActivePinia(pinia)
    const speech = useSpeech()
    const slip = mount(AskSheet, {
      props: { sentence: 'Your turn.', remark: 'Choose a card.', yours: true },
      slots: { default: '<button>Play</button>' },
      global: { plugins: [pinia, i18n] },
    })
    await slip.get('button').trigger('keydown', { key: 'Enter' })
    vi.runAllTimers()
    expect(speech.polite).toBe('')
    await slip.get('section').trigger('keydown', { key: 'Enter' })
    vi.runAllTimers()
    expect(speech.polite.trim()).toBe('Your turn. Choose a card.')
    vi.useRealTimers()
  })

  it('shows that a key came before its question was said, on the slip of whoever is asked, until he acts', async () => {
    const pinia = createPinia()
    setActivePinia(pinia)
    const speech = useSpeech()
    const slip = (yours: boolean) =>
      mount(AskSheet, {
        props: { sentence: 'Your turn.', remark: 'Choose a card.', yours },
        global: { plugins: [pinia, i18n] },
      })
    const [own, other] = [slip(true), slip(false)]
    const remarks = () => [own, other].map((one) => one.get('.remark').text())
    speech.press('Your turn.')
    speech.hurryQuestion('Too early.')
    await nextTick()
    expect(remarks()).toEqual(['Too early.', 'Choose a card.'])
    speech.giveWay()
    await nextTick()
    expect(remarks()).toEqual(['Choose a card.', 'Choose a card.'])
    vi.useRealTimers()
  })

  it('says a refusal aloud, the same one at every try, and no hint', async () => {
    const pinia = createPinia()
    setActivePinia(pinia)
    const speech = useSpeech()
    const slip = mount(AskSheet, {
      props: { sentence: 'Your turn.', remark: 'Choose a card.', refused: undefined },
      global: { plugins: [pinia, i18n] },
    })
    vi.runAllTimers()
    expect(speech.polite).toBe('')
    await slip.setProps({ remark: 'Not this one.', refused: { reason: 'not-this' } })
    vi.runAllTimers()
    const first = speech.polite
    expect(first.trim()).toBe('Not this one.')
    await slip.setProps({ remark: 'Not this one.', refused: { reason: 'not-this' } })
    vi.runAllTimers()
    expect(speech.polite).not.toBe(first)
    expect(speech.polite.trim()).toBe('Not this one.')
    const second = speech.polite
    await slip.setProps({ remark: 'Choose a card.', refused: undefined })
    await nextTick()
    vi.runAllTimers()
    expect(speech.polite).toBe(second)
    await slip.setProps({ remark: 'Not that one either.', refused: 'not-that' })
    vi.runAllTimers()
    expect(speech.polite.trim()).toBe('Not that one either.')
    vi.useRealTimers()
  })

  it('is not named by its sentence: the live region has asked, and whoever is led there must not hear it twice', () => {
    const slip = mount(AskSheet, {
      props: { sentence: 'Your turn.', yours: true },
      global: { plugins: [createPinia(), i18n] },
    })
    const { element } = slip.get('[data-focus-home]')
    expect(element.getAttribute('aria-label')).toBe('Your decision')
    expect(slip.get('h2').text()).toBe('Your turn.')
  })
})

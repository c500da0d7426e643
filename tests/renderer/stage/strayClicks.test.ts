// @vitest-environment happy-dom
// A double click on a table: its second half answers nothing that was not yet asked when it began.
import { mount } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { describe, expect, it } from 'vitest'
import { defineComponent, h, provide, ref, shallowRef, type Ref } from 'vue'
import { createI18n } from 'vue-i18n'
import GameStage from '../../../src/renderer/stage/GameStage.vue'
import { provideStage } from '../../../src/renderer/stage/playing/useStage'
import { ASK_BOTS } from '../../../src/renderer/table/askBots'
import SeatPlate from '../../../src/renderer/table/seats/SeatPlate.vue'
import { unmountAfterEach } from '../../support/window/unmountAfterEach'
import { stillStage } from './stillStage'

unmountAfterEach()

interface Table {
  readonly asked: Ref<string>
  readonly isPlaying: Ref<boolean>
  readonly answers: string[]
  /** The seats of bots that were asked why. */
  readonly whys: number[]
  click(detail: number): void
  askWhy(): void
}

/** A table with one button, which answers whatever is asked, and with a bot. */
function openTable(): Table {
  const [asked, isPlaying] = [ref('lay'), ref(false)]
  const [answers, whys]: [string[], number[]] = [[], []]
  const stage = stillStage(isPlaying)
  const table = defineComponent(() => {
    const face = defineComponent({ template: '<i />' })
    provideStage({ stage, face, captions: shallowRef([]), asked: () => asked.value })
    const why = (seat: number): void => void whys.push(seat)
    provide(ASK_BOTS, { why, advise: () => undefined, canAdvise: () => false })
    const holder = { kind: 'bot', name: 'Ida', figure: 'bear', level: 'solid' } as const
    const seats = (): ReturnType<typeof h> => h(SeatPlate, { seat: 1, name: 'Ida', holder })
    const ask = (): ReturnType<typeof h> =>
      h('button', { id: 'answer', onClick: () => answers.push(asked.value) })
    return () => h(GameStage, { staying: true }, { ask, seats })
  })
  const i18n = createI18n({ legacy: false, locale: 'en', messages: { en: {} }, missingWarn: false })
  mount(table, { global: { plugins: [i18n, createPinia()] }, attachTo: document.body })
  const clickOn = (what: string, detail: number): void => {
    const event = new MouseEvent('click', { detail, bubbles: true, cancelable: true })
    document.querySelector(what)?.dispatchEvent(event)
  }
  const click = (detail: number): void => clickOn('#answer', detail)
  return { asked, isPlaying, answers, whys, click, askWhy: () => clickOn('.why', 1) }
}

describe('a double click on a table', () => {
  it('answers one question, and not the next one too', () => {
    const { asked, answers, click } = openTable()
    click(1)
    asked.value = 'doubt'
    click(2)
    expect(answers).toEqual(['lay'])
    click(1)
    expect(answers).toEqual(['lay', 'doubt'])
  })

  it('is two presses where the question is the same, as where a card is chosen and put back', () => {
    const { answers, click } = openTable()
    click(1)
    click(2)
    expect(answers).toEqual(['lay', 'lay'])
  })

  it('ends the pictures without an answer to what they led to', () => {
    const { isPlaying, answers, click } = openTable()
    isPlaying.value = true
    click(1)
    click(2)
    expect(answers).toEqual([])
    click(1)
    expect(answers).toEqual(['lay'])
  })

  it('answers nothing by a third press either', () => {
    const { asked, answers, click } = openTable()
    click(1)
    asked.value = 'doubt'
    click(2)
    click(3)
    expect(answers).toEqual(['lay'])
  })
})

describe('a press while pictures are shown', () => {
  it('asks a bot why without ending them, as the key does', () => {
    const { isPlaying, whys, askWhy } = openTable()
    isPlaying.value = true
    askWhy()
    expect([whys, isPlaying.value]).toEqual([[1], true])
  })
})

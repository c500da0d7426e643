// @vitest-environment happy-dom
// A sheet over the table in the middle of a match: nobody loses time over it without seeing so.
import { mount, type VueWrapper } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPinia, setActivePinia } from 'pinia'
import { createI18n } from 'vue-i18n'
import { defineComponent, h, nextTick, ref, type Ref } from 'vue'
import { provideIsOver } from '../../../src/renderer/table/atEnd'
import { provideOwnQuestion } from '../../../src/renderer/table/ask/ownQuestion'
import TableDialog from '../../../src/renderer/table/panels/TableDialog.vue'
import { useSpeech } from '../../../src/renderer/speech/useSpeech'
import { table } from '../../../src/renderer/wording/en/table'

const LIMIT = 20_000
let wrapper: VueWrapper

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
})
afterEach(() => {
  wrapper.unmount()
  vi.useRealTimers()
})

/** A board whose reader is asked something, with an open sheet; how often it wanted to be closed. */
function openSheet(
  left: number | undefined,
  {
    isOver = ref(false),
    question = ref('q-1'),
  }: { isOver?: Ref<boolean>; question?: Ref<string> } = {},
): { closed: () => number } {
  const arrived = performance.now()
  const isOpen = ref(true)
  const close = vi.fn(() => {
    isOpen.value = false
  })
  const board = defineComponent({
    setup() {
      provideOwnQuestion(() =>
        question.value === ''
          ? undefined
          : { name: question.value, arrived, ...(left !== undefined && { left, limit: LIMIT }) },
      )
      provideIsOver(() => isOver.value)
      return () => [
        h('div', { class: 'ask', tabindex: -1, 'data-focus-home': '' }),
        h(TableDialog, { open: isOpen.value, title: 'Pile 2', onClose: close }, () => h('input')),
      ]
    },
  })
  const i18n = createI18n({ legacy: false, locale: 'en', messages: { en: { table } } })
  const pinia = createPinia()
  setActivePinia(pinia)
  wrapper = mount(board, { global: { plugins: [i18n, pinia] }, attachTo: document.body })
  return { closed: () => close.mock.calls.length }
}
async function pass(milliseconds: number): Promise<void> {
  vi.advanceTimersByTime(milliseconds)
  await nextTick()
}

describe('a sheet over a question with a clock', () => {
  it('shows how much time is left, and makes way before it is over', async () => {
    const sheet = openSheet(12_000)
    expect(wrapper.get('[role=timer]').text()).toBe('12')
    await pass(5000)
    expect(wrapper.get('[role=timer]').text()).toBe('7')
    expect(sheet.closed()).toBe(0)
    await pass(1200)
    expect(sheet.closed()).toBe(1)
  })

  it('stays where it is opened in the last seconds', async () => {
    const sheet = openSheet(4000)
    await pass(2000)
    expect(sheet.closed()).toBe(0)
  })

  it('has no clock where there is no limit', async () => {
    const sheet = openSheet(undefined)
    expect(wrapper.find('[role=timer]').exists()).toBe(false)
    await pass(60_000)
    expect(sheet.closed()).toBe(0)
  })
})

describe('a key of the table that is pressed in a sheet over it', () => {
  async function heardAfter(key: string, where = 'dialog', held = {}): Promise<string> {
    openSheet(undefined)
    await nextTick()
    const say = vi.spyOn(useSpeech(), 'say')
    await wrapper.get(where).trigger('keydown', { key, ...held })
    return say.mock.calls.join()
  }

  it.each(['v', 'V', '1', '?'])('%s is answered by what leads back', async (key) => {
    expect(await heardAfter(key)).toBe('Escape leads back to the table.')
  })

  it.each([
    ['Escape', 'dialog', {}],
    ['Tab', 'dialog', {}],
    [' ', 'dialog', {}],
    ['c', 'dialog', { ctrlKey: true }],
    ['a', 'input', {}],
  ])('%s in %s is no such key', async (key, where, held) => {
    expect(await heardAfter(key, where, held)).toBe('')
  })

  it('is not answered where single keys are switched off', async () => {
    localStorage.setItem('stammtisch.settings', '{"keys":false}')
    expect(await heardAfter('1')).toBe('')
    localStorage.clear()
  })
})

describe('a sheet over a match that ends', () => {
  it('makes way for the result', async () => {
    const isOver = ref(false)
    const sheet = openSheet(undefined, { isOver })
    await nextTick()
    expect(sheet.closed()).toBe(0)
    isOver.value = true
    await nextTick()
    expect(sheet.closed()).toBe(1)
  })

  it('stays where it is opened beside the result', async () => {
    const sheet = openSheet(undefined, { isOver: ref(true) })
    await nextTick()
    expect(sheet.closed()).toBe(0)
  })
})

describe('a sheet over a table where something is asked', () => {
  it('makes way for a question that comes, and the focus waits for it where it will stand', async () => {
    const question = ref('')
    const sheet = openSheet(undefined, { question })
    await nextTick()
    expect(sheet.closed()).toBe(0)
    question.value = 'q-1'
    await nextTick()
    expect(sheet.closed()).toBe(1)
    await nextTick()
    expect(document.activeElement?.className).toBe('ask')
  })

  it('stays over the question that was there, also while pictures come between', async () => {
    const question = ref('q-1')
    const sheet = openSheet(undefined, { question })
    for (const now of ['', 'q-1', '']) {
      question.value = now
      await nextTick()
    }
    expect(sheet.closed()).toBe(0)
    question.value = 'q-2'
    await nextTick()
    expect(sheet.closed()).toBe(1)
  })
})

// @vitest-environment happy-dom
// A folded slip shows whole sentences, as many as have room, and the ear gets them all.
import { afterEach, expect, it, vi } from 'vitest'
import { flushPromises } from '@vue/test-utils'
import { h, reactive } from 'vue'
import FoldedSlip from '../../../src/renderer/table/cards/FoldedSlip.vue'
import { openWindow, stateOf, tableOf } from '../../support/window/windowAt'
import { unmountAfterEach } from '../../support/window/unmountAfterEach'

unmountAfterEach()
afterEach(() => {
  vi.restoreAllMocks()
})

/** A box of two lines in which every sentence ends so many pixels after the one before. */
function letSentencesEnd(each: () => number): void {
  const ends = (element: Element): number => {
    const all = [...(element.parentElement?.querySelectorAll('.sentence') ?? [])]
    return (all.indexOf(element) + 1) * each()
  }
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, 0, 100, this.matches('.sentence') ? ends(this) : 40)
  })
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(40)
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return this.querySelectorAll('.sentence:not(.visually-hidden)').length * each()
  })
}

it('shows no sentence of a tip cut: the first that has room, and the way to the rest', async () => {
  // Every sentence takes a line and a half.
  letSentencesEnd(() => 30)
  const sentences = ['You may bluff.', 'Only the length counts.', 'Draw first.']
  const { wrapper } = openWindow(FoldedSlip, { about: 1, sentences }, { state: stateOf(tableOf()) })
  await flushPromises()
  const shown = (): string[] =>
    wrapper.findAll('.sentence:not(.visually-hidden)').map((one) => one.text())
  expect(shown()).toEqual(['You may bluff.'])
  expect(wrapper.get('.words').text()).toContain('Draw first.')
  await wrapper.get('[aria-expanded]').trigger('click')
  expect(shown()).toHaveLength(3)
  await wrapper.get('[aria-expanded]').trigger('click')
  expect(shown()).toHaveLength(1)
})

it('shows whole what fills its lines in very large letters, which stand out of them', async () => {
  letSentencesEnd(() => 42)
  const sentences = ['You may bluff.', 'Only the length counts.']
  const { wrapper } = openWindow(FoldedSlip, { about: 1, sentences }, { state: stateOf(tableOf()) })
  await flushPromises()
  const shown = wrapper.findAll('.sentence:not(.visually-hidden)').map((one) => one.text())
  expect(shown).toEqual(['You may bluff.'])
})

it('is measured anew once its letters have been loaded', async () => {
  let [each, load] = [20, (): void => undefined]
  const ready = new Promise<void>((resolve) => {
    load = resolve
  })
  Object.assign(document, { fonts: { ready } })
  letSentencesEnd(() => each)
  const sentences = ['You may bluff.', 'Only the length counts.', 'Draw first.']
  const { wrapper } = openWindow(FoldedSlip, { about: 1, sentences }, { state: stateOf(tableOf()) })
  await flushPromises()
  const shown = (): number => wrapper.findAll('.sentence:not(.visually-hidden)').length
  expect(shown()).toBe(2)
  each = 30
  load()
  await flushPromises()
  expect(shown()).toBe(1)
  Reflect.deleteProperty(document, 'fonts')
})

it('is measured with its arrow, which takes room from its words, however often it is measured', async () => {
  let isArrowThere = (): boolean => false
  letSentencesEnd(() => (isArrowThere() ? 30 : 20))
  const sentences = ['You may bluff.', 'Only the length counts.', 'Draw first.']
  const { wrapper } = openWindow(FoldedSlip, { about: 1, sentences }, { state: stateOf(tableOf()) })
  isArrowThere = () => wrapper.find('[aria-expanded]').exists()
  await wrapper.setProps({ about: 2 })
  await flushPromises()
  expect(wrapper.findAll('.sentence:not(.visually-hidden)')).toHaveLength(1)
})

it('hands the focus on to the table when it goes with what had it, or when only its arrow goes, and takes it from nothing else', async () => {
  const slip = reactive({ isThere: true, more: true })
  const Table = () => [
    h('div', { class: 'home', tabindex: -1, 'data-focus-home': '' }),
    h('button', { class: 'else' }),
    slip.isThere
      ? h(FoldedSlip, { about: 1, more: slip.more ? 'More about tips' : '' })
      : undefined,
  ]
  const { wrapper } = openWindow(Table, {}, { state: stateOf(tableOf()) })
  const focus = (what: string): void => {
    wrapper.get<HTMLElement>(what).element.focus()
  }
  for (const [from, gone] of [
    ['[aria-expanded]', { more: false }],
    ['[aria-expanded]', { isThere: false }],
    ['.else', { isThere: false }],
  ] as const) {
    Object.assign(slip, { isThere: true, more: true })
    await flushPromises()
    focus(from)
    Object.assign(slip, gone)
    await flushPromises()
    expect(document.activeElement?.className).toBe(from === '.else' ? 'else' : 'home')
  }
})

// @vitest-environment happy-dom
// A folded slip shows whole sentences, as many as have room, and the ear gets them all.
import { afterEach, expect, it, vi } from 'vitest'
import { flushPromises } from '@vue/test-utils'
import FoldedSlip from '../../../src/renderer/table/cards/FoldedSlip.vue'
import { openWindow, stateOf, tableOf } from '../../support/window/windowAt'
import { unmountAfterEach } from '../../support/window/unmountAfterEach'

unmountAfterEach()
afterEach(() => {
  vi.restoreAllMocks()
})

it('shows no sentence of a tip cut: the first that has room, and the way to the rest', async () => {
  // Two lines of room; every sentence takes a line and a half.
  const lines = (element: Element): number => {
    const all = [...(element.parentElement?.querySelectorAll('.sentence') ?? [])]
    return (all.indexOf(element) + 1) * 30
  }
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, 0, 100, this.matches('.sentence') ? lines(this) : 40)
  })
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(40)
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return this.querySelectorAll('.sentence:not(.visually-hidden)').length * 30
  })
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

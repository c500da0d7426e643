// @vitest-environment happy-dom
// What is said at a table stands beside whoever says it.
import { afterEach, expect, it, vi } from 'vitest'
import { flushPromises } from '@vue/test-utils'
import SpeechBubbles from '../../../src/renderer/talk/SpeechBubbles.vue'
import { openWindow, stateOf, tableOf } from '../../support/windowAt'
import { unmountAfterEach } from '../../support/unmountAfterEach'

unmountAfterEach()
afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

function laid(spot: string, rect: DOMRect): HTMLElement {
  const one = document.createElement('div')
  one.dataset['spot'] = spot
  one.getBoundingClientRect = () => rect
  return one
}

it('D2 hides no points: a bubble keeps clear of the place below whoever speaks', async () => {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(140)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(36)
  const box = document.body.appendChild(laid('table', new DOMRect(0, 50, 844, 340)))
  box.append(laid('seat-1', new DOMRect(8, 120, 150, 45)))
  box.append(laid('seat-0', new DOMRect(8, 170, 240, 60)))
  const table = tableOf()
  const [, seat] = table.seats
  const person = seat && 'person' in seat ? seat.person : ''
  const { wrapper, store } = openWindow(
    SpeechBubbles,
    { box, seats: table.seats },
    { state: stateOf(table) },
  )
  const line = { number: 1, person, name: 'Ben', text: 'Hello' }
  store.state = { ...store.state, chat: [line] }
  await flushPromises()
  expect(person).not.toBe('')
  expect(wrapper.get('.bubble').classes()).toContain('above')
})

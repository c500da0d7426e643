// @vitest-environment happy-dom
// What stands in the middle of its room stays where it was pressed, and hears of that without being called clickable.
import { mount } from '@vue/test-utils'
import { expect, it, vi } from 'vitest'
import SteadyMiddle from '../../../src/renderer/design/SteadyMiddle.vue'
import { unmountAfterEach } from '../../support/window/unmountAfterEach'

unmountAfterEach()

it.each([
  ['pointerup', {}, true],
  ['keydown', { key: 'Enter' }, true],
  ['keydown', { key: 'Tab' }, false],
  // A heading in what hears clicks is called clickable by a screen reader.
  ['click', {}, false],
])('is held by %s %j: %s', async (kind, options, isHeld) => {
  const wrapper = mount(SteadyMiddle, {
    props: { isMiddle: true },
    slots: { default: '<button></button>' },
    attachTo: document.body,
  })
  const button = wrapper.get('button')
  vi.spyOn(button.element, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 40, 90, 20))
  await button.trigger(kind, options)
  expect(wrapper.attributes('style') ?? '').toBe(
    isHeld ? 'align-content: start; padding-block-start: 40px;' : '',
  )
})

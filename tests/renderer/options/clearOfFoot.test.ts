// @vitest-environment happy-dom
// What was pressed in a form stays in sight when its foot grows by a refusal.
import { mount } from '@vue/test-utils'
import { nextTick, ref, useTemplateRef } from 'vue'
import { expect, it, vi } from 'vitest'
import { useClearOfFoot } from '../../../src/renderer/options/useClearOfFoot'
import { unmountAfterEach } from '../../support/window/unmountAfterEach'

unmountAfterEach()

it.each([
  ['a deck that the foot covers', 300, { top: 68 }],
  ['a deck above it', 200, undefined],
])('scrolls as far as it has to: %s', async (_, bottom, scrolled) => {
  const refusal = ref('')
  const form = {
    template:
      '<dialog open><form><label><input></label><div ref="foot">{{ refusal }}</div></form></dialog>',
    setup() {
      const foot = useTemplateRef<HTMLElement>('foot')
      useClearOfFoot(
        () => foot.value,
        () => refusal.value,
      )
      return { refusal }
    },
  }
  const wrapper = mount(form, { attachTo: document.body })
  const scrollBy = vi.fn()
  Object.assign(wrapper.element, { scrollBy })
  wrapper.get('label').element.getBoundingClientRect = () => new DOMRect(0, bottom - 40, 100, 40)
  wrapper.get('div').element.getBoundingClientRect = () => new DOMRect(0, 240, 100, 100)
  wrapper.get('input').element.focus()
  refusal.value = 'Too few.'
  await nextTick()
  expect(scrollBy.mock.calls).toEqual(scrolled ? [[scrolled]] : [])
})

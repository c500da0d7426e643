// @vitest-environment happy-dom
// The line in small is a way to scroll for whoever presses it, and for nothing that only crosses it.
import { mount } from '@vue/test-utils'
import { expect, it } from 'vitest'
import LineOverview from '../../../../src/renderer/games/tijdlijn/line/LineOverview.vue'
import { unmountAfterEach } from '../../../support/window/unmountAfterEach'

unmountAfterEach()

it('TC-12 leads along while it is pressed, and leaves the row where it is while a card is carried across', async () => {
  const wrapper = mount(LineOverview, { props: { marks: [], from: 0, to: 0.5 } })
  const bar = wrapper.get('.bar')
  const jumps = (): number => wrapper.emitted('jump')?.length ?? 0
  await bar.trigger('pointermove', { pointerId: 1, buttons: 1 })
  expect(jumps()).toBe(0)
  await bar.trigger('pointerdown', { pointerId: 1, buttons: 1 })
  await bar.trigger('pointermove', { pointerId: 1, buttons: 1 })
  expect(jumps()).toBe(2)
  for (const end of ['pointerup', 'pointerleave', 'pointercancel']) {
    await bar.trigger('pointerdown', { pointerId: 1, buttons: 1 })
    const before = jumps()
    await bar.trigger(end, { pointerId: 1 })
    await bar.trigger('pointermove', { pointerId: 1, buttons: 1 })
    expect(jumps()).toBe(before)
  }
})

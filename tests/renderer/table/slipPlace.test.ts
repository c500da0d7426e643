// @vitest-environment happy-dom
// What a bot says of a match that is over: above the result, or, while the table below it is looked at, on the lower edge of the window.
import { expect, it } from 'vitest'
import SlipPlace from '../../../src/renderer/table/ask/SlipPlace.vue'
import { openWindow, stateOf, tableOf } from '../../support/window/windowAt'
import { unmountAfterEach } from '../../support/window/unmountAfterEach'

unmountAfterEach()

it.each([true, false])(
  'lies on the lower edge while the table at the end is looked at: %s',
  (afloat) => {
    const asked = { flat: true, afloat, problem: '', thought: 'Too big a risk.' }
    const { wrapper } = openWindow(SlipPlace, asked, { state: stateOf(tableOf()) })
    expect(wrapper.get('.slip-place').classes('afloat')).toBe(afloat)
    expect(wrapper.get('.slip').text()).toContain('Too big a risk.')
  },
)

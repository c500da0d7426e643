// @vitest-environment happy-dom
// What is said above the page while nothing moves.
import { describe, expect, it } from 'vitest'
import ConnectionNotice from '../../../src/renderer/pages/play/ConnectionNotice.vue'
import { openWindow, stateOf, tableOf } from '../../support/window/windowAt'
import { unmountAfterEach } from '../../support/window/unmountAfterEach'

unmountAfterEach()

describe('a host whose disk does not answer', () => {
  it.each(['open', 'connecting', 'lost'] as const)(
    'P-76 is said to whoever waits for it, %s or not, with nothing to press',
    (connection) => {
      const state = stateOf(tableOf(), undefined, { connection, stalled: true })
      const { wrapper } = openWindow(ConnectionNotice, {}, { state })
      expect(wrapper.get('[role="status"]').text()).toContain('disk is not answering')
      expect(wrapper.findAll('button')).toHaveLength(0)
    },
  )

  it('is no longer said when it answers', () => {
    const state = stateOf(tableOf(), undefined, { connection: 'open', stalled: false })
    const { wrapper } = openWindow(ConnectionNotice, {}, { state })
    expect(wrapper.text()).toBe('')
  })
})

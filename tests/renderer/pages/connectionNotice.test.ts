// @vitest-environment happy-dom
// What is said above the page while nothing moves.
import { describe, expect, it } from 'vitest'
import { nextTick } from 'vue'
import ConnectionNotice from '../../../src/renderer/pages/play/ConnectionNotice.vue'
import { openWindow, stateOf, tableOf } from '../../support/window/windowAt'
import { unmountAfterEach } from '../../support/window/unmountAfterEach'

unmountAfterEach()

describe('a host whose disk does not answer', () => {
  it.each(['open', 'connecting', 'lost'] as const)(
    'P-76 is said to whoever waits for it, %s or not, with nothing to press',
    (connection) => {
      const state = stateOf(tableOf(), undefined, { connection, stalled: true })
      const { wrapper, heard } = openWindow(ConnectionNotice, {}, { state })
      expect(wrapper.get('.trouble').text()).toContain('disk is not answering')
      expect(heard()).toContain('disk is not answering')
      expect(wrapper.findAll('button')).toHaveLength(0)
    },
  )

  it('is no longer said when it answers', () => {
    const state = stateOf(tableOf(), undefined, { connection: 'open', stalled: false })
    const { wrapper } = openWindow(ConnectionNotice, {}, { state })
    expect(wrapper.text()).toBe('')
  })
})

describe('a host elsewhere that does not answer', () => {
  it.each(['192.168.1.20:4747', '192.168.1.300:4747', '[1:2]'])('is named: %s', async (place) => {
    const { welcome: _welcome, ...state } = stateOf(tableOf(), undefined, { connection: 'lost' })
    const { wrapper, store, heard } = openWindow(ConnectionNotice, {}, { state })
    store.target = { kind: 'remote', url: `ws://${place}/sealed` }
    await nextTick()
    expect(wrapper.get('.trouble').text()).toContain(`No answer from ${place}.`)
    expect(heard()).toContain(`No answer from ${place}.`)
  })
})

describe('a connection that is lost', () => {
  it('is said once by the voice of the window and not by the notice too, and that it is back', async () => {
    const table = tableOf()
    const { wrapper, store, heard, t } = openWindow(ConnectionNotice, {}, { state: stateOf(table) })
    for (const connection of ['lost', 'connecting', 'lost', 'connecting'] as const) {
      store.state = stateOf(table, undefined, { connection })
      await nextTick()
      expect(wrapper.find('[role]').exists()).toBe(false)
    }
    expect(heard()).toBe(t('app.connection.lost'))
    store.state = stateOf(table)
    await nextTick()
    expect(heard()).toBe(`${t('app.connection.lost')}\n${t('app.connection.back')}`)
  })

  it('P-76 goes on by ear too when a disk answers again', async () => {
    const table = tableOf()
    const state = stateOf(table, undefined, { stalled: true })
    const { store, heard, t } = openWindow(ConnectionNotice, {}, { state })
    store.state = stateOf(table, undefined, { stalled: false })
    await nextTick()
    expect(heard()).toBe(`${t('app.connection.stalled')}\n${t('app.notice.resumed')}`)
  })
})

describe('a device without a network', () => {
  it('says so at once, and that the connection is back, but not beside a host that still answers', async () => {
    const table = tableOf()
    const { wrapper, store, heard, t } = openWindow(ConnectionNotice, {}, { state: stateOf(table) })
    store.target = { kind: 'remote', url: 'ws://192.168.1.20:4747/sealed' }
    dispatchEvent(new Event('offline'))
    await nextTick()
    expect(wrapper.text()).not.toContain(t('app.connection.noNetwork'))
    store.state = stateOf(table, undefined, { doubted: true })
    await nextTick()
    expect(wrapper.get('.trouble').text()).toContain(t('app.connection.noNetwork'))
    store.state = stateOf(table, undefined, { connection: 'lost' })
    await nextTick()
    dispatchEvent(new Event('online'))
    store.state = stateOf(table)
    await nextTick()
    expect(heard()).toBe(`${t('app.connection.noNetwork')}\n${t('app.connection.back')}`)
  })
})

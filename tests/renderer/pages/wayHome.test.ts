// @vitest-environment happy-dom
// Nobody is left on an empty page: neither where the table is gone, nor where the page cannot be loaded.
import { flushPromises } from '@vue/test-utils'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { nextTick } from 'vue'
import { createMemoryHistory, createRouter } from 'vue-router'
import App from '../../../src/renderer/App.vue'
import TablePage from '../../../src/renderer/pages/play/TablePage.vue'
import { openWindow, stateOf, tableOf } from '../../support/window/windowAt'

const { table, tableAt: _at, ...nowhere } = stateOf(tableOf())

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('P-22 leads home whoever loads the page of a table at which he is no more, however late the host answers', async () => {
  const routes = [
    { path: '/', name: 'home', component: { template: '<p>home</p>' } },
    { path: '/table', name: 'table', component: TablePage },
  ]
  const router = createRouter({ history: createMemoryHistory(), routes })
  await router.push('/table')
  const { welcome: _welcome, ...unknown } = nowhere
  const state = { ...unknown, connection: 'connecting' } as const
  const { wrapper, store } = openWindow(App, {}, { state, router })
  await nextTick()
  expect(wrapper.get('main').text()).not.toBe('')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(router.currentRoute.value.path).toBe('/table')
  store.state = nowhere
  await vi.advanceTimersByTimeAsync(2000)
  expect(router.currentRoute.value.path).toBe('/')
})

it('says that a page could not be loaded, and goes there once it can be', async () => {
  let isThere = false
  const routes = [
    { path: '/', name: 'home', component: { template: '<p>home</p>' } },
    {
      path: '/table',
      name: 'table',
      component: () =>
        isThere
          ? Promise.resolve({ template: '<p>the table</p>' })
          : Promise.reject(new Error('Failed to fetch dynamically imported module')),
    },
  ]
  const router = createRouter({ history: createMemoryHistory(), routes })
  await router.push('/')
  const { wrapper, store } = openWindow(App, {}, { state: nowhere, router })
  await flushPromises()
  if (table) store.state = { ...nowhere, table }
  await flushPromises()
  expect(wrapper.get('[role=alert]').text()).toMatch(/could not be loaded/u)
  isThere = true
  await wrapper.get('.missing button').trigger('click')
  await flushPromises()
  expect(wrapper.text()).toContain('the table')
  expect(wrapper.find('[role=alert]').exists()).toBe(false)
})

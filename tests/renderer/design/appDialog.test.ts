// @vitest-environment happy-dom
// A sheet over the table: whoever opens one that is longer than the window sees that more follows below.
import { mount } from '@vue/test-utils'
import { expect, it, vi } from 'vitest'
import { nextTick } from 'vue'
import { createI18n } from 'vue-i18n'
import AppDialog from '../../../src/renderer/design/AppDialog.vue'
import { table } from '../../../src/renderer/wording/en/table'
import { unmountAfterEach } from '../../support/window/unmountAfterEach'

unmountAfterEach()

it('shows that more follows below until its end is in sight', async () => {
  const i18n = createI18n({ legacy: false, locale: 'en', messages: { en: { table } } })
  const wrapper = mount(AppDialog, {
    props: { open: true, title: 'All events' },
    slots: { default: 'A long list' },
    global: { plugins: [i18n] },
    attachTo: document.body,
  })
  const dialog = wrapper.get('dialog')
  const lies = { clientHeight: 400, scrollHeight: 1000, scrollTop: 0 }
  for (const key of ['clientHeight', 'scrollHeight', 'scrollTop'] as const)
    Object.defineProperty(dialog.element, key, { get: () => lies[key], configurable: true })
  const scrollTo = async (top: number): Promise<void> => {
    lies.scrollTop = top
    dialog.element.dispatchEvent(new Event('scroll'))
    await nextTick()
  }
  await scrollTo(0)
  expect(dialog.classes()).toContain('more-below')
  expect(dialog.find('.more').exists()).toBe(true)
  await scrollTo(599)
  expect(dialog.classes()).not.toContain('more-below')
  await scrollTo(200)
  expect(dialog.classes()).toContain('more-below')
})

it('stays while text in it is selected beyond its edge, and is put away by a press beside it', async () => {
  const i18n = createI18n({ legacy: false, locale: 'en', messages: { en: { table } } })
  const wrapper = mount(AppDialog, {
    props: { open: true, title: 'All events' },
    slots: { default: 'A long list' },
    global: { plugins: [i18n] },
    attachTo: document.body,
  })
  const dialog = wrapper.get('dialog')
  await wrapper.get('.body').trigger('pointerdown')
  // What a browser sends then: a click at what both have in common.
  await dialog.trigger('click')
  expect(wrapper.emitted('close')).toBeUndefined()
  await dialog.trigger('pointerdown')
  await dialog.trigger('click')
  expect(wrapper.emitted('close')).toHaveLength(1)
})

it('is begun as a sheet with the name of its heading, before what lies in it is found', async () => {
  vi.useFakeTimers()
  const i18n = createI18n({ legacy: false, locale: 'en', messages: { en: { table } } })
  const wrapper = mount(AppDialog, {
    props: { open: false, title: 'All events' },
    slots: { default: '<select />' },
    global: { plugins: [i18n] },
    attachTo: document.body,
  })
  await wrapper.setProps({ open: true })
  const heading = wrapper.get('h2').element
  expect(document.activeElement).toBe(wrapper.get('dialog').element)
  expect(wrapper.get('dialog').attributes('aria-labelledby')).toBe(heading.id)
  expect(wrapper.get('dialog').attributes('aria-describedby')).toBeUndefined()
  // A screen reader would go to a choice as soon as it comes.
  const isFound = (): boolean => wrapper.get('.body').attributes('aria-hidden') === undefined
  expect(isFound()).toBe(false)
  vi.runAllTimers()
  await wrapper.vm.$nextTick()
  expect(isFound()).toBe(true)
  // What takes the focus sooner is found at once.
  await wrapper.setProps({ open: false })
  await wrapper.setProps({ open: true })
  expect(isFound()).toBe(false)
  wrapper.get('select').element.focus()
  await wrapper.vm.$nextTick()
  expect(isFound()).toBe(true)
  vi.useRealTimers()
})

// @vitest-environment happy-dom
// A panel beside the table: whoever puts it away is back where he was, or at what is asked.
import { mount } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import { h, nextTick, ref } from 'vue'
import { createI18n } from 'vue-i18n'
import SidePanel from '../../../src/renderer/table/SidePanel.vue'
import { table } from '../../../src/renderer/wording/en/table'
import { unmountAfterEach } from '../../support/unmountAfterEach'

unmountAfterEach()
afterEach(() => {
  document.body.replaceChildren()
})

/** A question with two buttons beside which a panel opens that takes the focus; who had the focus is named. */
function openBeside(focused: string | undefined) {
  const page = document.createElement('div')
  page.innerHTML =
    '<p id="asked" tabindex="-1" data-focus-home="asked"></p><button id="first"></button>'
  document.body.append(page)
  if (focused !== undefined) page.querySelector<HTMLElement>(focused)?.focus()
  const i18n = createI18n({ legacy: false, locale: 'en', messages: { en: { table } } })
  const isOpen = ref(true)
  const panel = { title: 'Keys', table: null, takesFocus: true }
  mount(() => (isOpen.value ? h(SidePanel, panel) : undefined), {
    global: { plugins: [i18n] },
    attachTo: page,
  })
  return async () => {
    isOpen.value = false
    await nextTick()
    await nextTick()
  }
}

describe('a panel that is put away', () => {
  it('gives the focus back to what had it', async () => {
    const close = openBeside('#first')
    expect(document.activeElement?.textContent).toBe('Keys')
    await close()
    expect(document.activeElement?.id).toBe('first')
  })
  it('leads to what is asked where nothing had it, or that is gone', async () => {
    await openBeside(undefined)()
    expect(document.activeElement?.id).toBe('asked')
    document.body.replaceChildren()
    const close = openBeside('#first')
    document.querySelector('#first')?.remove()
    await close()
    expect(document.activeElement?.id).toBe('asked')
  })
})

// @vitest-environment happy-dom
// A panel beside the table: whoever puts it away is back where he was, or at what is asked; where it hides that, it says so.
import { flushPromises, mount } from '@vue/test-utils'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { h, ref } from 'vue'
import { createI18n } from 'vue-i18n'
import SidePanel from '../../../src/renderer/table/panels/SidePanel.vue'
import { table } from '../../../src/renderer/wording/en/table'
import { openWindow, stateOf, tableOf } from '../../support/window/windowAt'
import { unmountAfterEach } from '../../support/window/unmountAfterEach'

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
    await flushPromises()
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

describe('a panel that takes the place of another one', () => {
  it('keeps the focus, although the one that had it is gone and nothing had it before that', async () => {
    const page = document.createElement('div')
    page.innerHTML = '<p id="asked" tabindex="-1" data-focus-home="asked"></p>'
    document.body.append(page)
    const i18n = createI18n({ legacy: false, locale: 'en', messages: { en: { table } } })
    const title = ref('Log')
    const panel = () => {
      const props = { title: title.value, table: null, takesFocus: title.value === 'Chat' }
      return h(SidePanel, { key: title.value, ...props }, () => h('input', { id: title.value }))
    }
    mount(panel, { global: { plugins: [i18n] }, attachTo: page })
    document.querySelector<HTMLElement>('#Log')?.focus()
    title.value = 'Chat'
    await flushPromises()
    expect(document.activeElement?.textContent).toBe('Chat')
  })
})

const WHOLE = { left: 0, top: 50, width: 360, height: 590 }

function openPanel(props: object) {
  const table = document.createElement('div')
  vi.spyOn(table, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 50, 360, 590))
  const onClose = vi.fn()
  const { wrapper } = openWindow(
    SidePanel,
    { title: 'Rules', table, room: WHOLE, isAsked: true, onClose, ...props },
    { state: stateOf(tableOf()) },
  )
  const back = wrapper.findAll('button').find((button) => button.text().startsWith('Your turn'))
  return { back, onClose }
}

describe('a panel over the table', () => {
  it('says that a question waits below it, and leads back to it', async () => {
    const { back, onClose } = openPanel({})
    expect(back?.text()).toBe('Your turn: back to the table')
    await back?.trigger('click')
    expect(onClose).toHaveBeenCalledOnce()
  })

  it.each([
    ['nothing is asked', { isAsked: false }],
    ['it ends above the question', { room: { ...WHOLE, height: 340 } }],
    ['it stands beside the question', { room: { ...WHOLE, width: 240 } }],
  ])('says nothing of it where %s', (_, props) => {
    expect(openPanel(props).back).toBeUndefined()
  })
})

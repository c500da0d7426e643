// @vitest-environment happy-dom
// The link to the chat of the lobby: it counts what nobody has looked at, and leads there.
import { afterEach, expect, it, vi } from 'vitest'
import { nextTick } from 'vue'
import type { ClientState } from '../../../src/client/client'
import ChatLink from '../../../src/renderer/talk/ChatLink.vue'
import { openWindow, stateOf, tableOf } from '../../support/window/windowAt'
import { unmountAfterEach } from '../../support/window/unmountAfterEach'

unmountAfterEach()
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

/** What stands in for the browser's own: a page has no layout here. */
function sightOf(): { come(isThere: boolean): void } {
  let tell: (isThere: boolean) => void = () => undefined
  class Sight {
    constructor(heard: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
      tell = (isIntersecting) => {
        heard([{ isIntersecting }])
      }
    }
    readonly observe = (): void => undefined
    readonly disconnect = (): void => undefined
  }
  vi.stubGlobal('IntersectionObserver', Sight)
  return {
    come: (isThere) => {
      tell(isThere)
    },
  }
}

it('counts lines of others that came while the chat was out of sight, and leads to where one types', async () => {
  const sight = sightOf()
  const chat = document.body.appendChild(document.createElement('section'))
  const field = chat.appendChild(document.createElement('input'))
  const { wrapper, store, t } = openWindow(ChatLink, { chat }, { state: stateOf(tableOf()) })
  const button = wrapper.get('button')
  const say = async (number: number): Promise<void> => {
    const line = { number, person: 'somebody-else', name: 'Ben', text: 'Hello' }
    store.state = { ...store.state, chat: [...store.state.chat, line] }
    await nextTick()
  }
  expect(button.attributes('aria-label')).toBe(t('app.play.chat'))
  await say(1)
  await say(2)
  expect(button.attributes('aria-label')).toBe('Chat, 2 new messages')
  // For the eye, the last one itself, and what the sign stands for.
  expect(wrapper.get('.said').text()).toMatch(/^Ben\s*Hello$/u)
  expect(button.get('.word').text()).toBe('Chat')
  await button.trigger('click')
  expect(document.activeElement).toBe(field)
  sight.come(true)
  await nextTick()
  expect(wrapper.find('.said').exists()).toBe(false)
  expect(button.attributes('aria-label')).toBe(t('app.play.chat'))
  await say(3)
  expect(button.attributes('aria-label')).toBe(t('app.play.chat'))
  sight.come(false)
  await say(4)
  expect(button.attributes('aria-label')).toBe('Chat, one new message')
  // What was not read before the page is loaded again is not read after it.
  wrapper.unmount()
  const labelOf = (state: ClientState): string | undefined =>
    openWindow(ChatLink, { chat }, { state }).wrapper.get('button').attributes('aria-label')
  expect(labelOf(store.state)).toBe('Chat, one new message')
  expect(labelOf(stateOf(tableOf({ id: 't2' })))).toBe(t('app.play.chat'))
})

// @vitest-environment happy-dom
// A phone has no keys to speak of until one was pressed.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

function withScreen(isTouched: boolean): void {
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: isTouched, media: query }),
  )
}
/** As in a window that was loaded anew. */
async function whenLoaded() {
  vi.resetModules()
  const { useKeyboardUsed } = await import('../../../src/renderer/table/keys/keyboardUsed')
  return useKeyboardUsed()
}
function press(target: EventTarget): void {
  target.dispatchEvent(new KeyboardEvent('keydown', { key: 'e', bubbles: true }))
}

beforeEach(() => {
  sessionStorage.clear()
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

it('a window with a mouse has a keyboard from the start', async () => {
  withScreen(false)
  expect((await whenLoaded()).value).toBe(true)
})

it('a touch screen has one from the first key on, over a reload too, and not for what is typed into a field', async () => {
  withScreen(true)
  const used = await whenLoaded()
  expect(used.value).toBe(false)
  const field = document.createElement('input')
  document.body.append(field)
  press(field)
  expect(used.value).toBe(false)
  press(document.body)
  expect(used.value).toBe(true)
  expect((await whenLoaded()).value).toBe(true)
})

/** Files of tests share a page without a browser: each leaves it as it found it. */
import { disableAutoUnmount, enableAutoUnmount } from '@vue/test-utils'
import { afterAll, vi } from 'vitest'

/** What is on a page and what it keeps. */
function clear(): void {
  const { body, head, documentElement: root } = document
  body.replaceChildren()
  head.replaceChildren()
  for (const element of [root, body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  }
  document.title = ''
  localStorage.clear()
  sessionStorage.clear()
  location.hash = ''
}

// What a test has not taken down itself: a window that stays would listen to the keys of the next file.
disableAutoUnmount()
enableAutoUnmount(afterAll)

afterAll(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  clear()
})

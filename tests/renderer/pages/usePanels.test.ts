// @vitest-environment happy-dom
// What is open beside a match, from one match to the next.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { defineComponent } from 'vue'
import { usePanels, type Panels } from '../../../src/renderer/pages/play/usePanels'
import { openWindow, stateOf, tableOf } from '../../support/windowAt'
import { unmountAfterEach } from '../../support/unmountAfterEach'

unmountAfterEach()
beforeEach(() => {
  sessionStorage.clear()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** The panels of a match that begins in a window of this width. */
function beginMatch(isWide: boolean): Panels {
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: isWide, media: query }),
  )
  const opened: Panels[] = []
  const Room = defineComponent(() => {
    opened.push(usePanels(() => undefined))
    return () => undefined
  })
  openWindow(Room, {}, { state: stateOf(tableOf()) })
  const [panels] = opened
  if (!panels) throw new Error('no panels')
  return panels
}

describe('the log beside a match', () => {
  it('is open in a wide window, and in the next match as it was left', () => {
    const first = beginMatch(true)
    expect(first.panel.value).toBe('log')
    first.toggle('log')
    const second = beginMatch(true)
    expect(second.panel.value).toBeUndefined()
    second.toggle('log')
    expect(beginMatch(true).panel.value).toBe('log')
  })

  it('stands there again after something else was open, and is not given up for having lain over the table', () => {
    const first = beginMatch(true)
    first.toggle('rules')
    first.close()
    expect(first.panel.value).toBe('log')
    const narrow = beginMatch(false)
    narrow.toggle('log')
    narrow.close()
    expect(beginMatch(true).panel.value).toBe('log')
  })
})

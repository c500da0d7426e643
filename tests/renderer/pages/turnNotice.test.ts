// @vitest-environment happy-dom
// Whoever looks elsewhere learns that he is asked: from the title, from the device, from a screen that stays on.
import { flushPromises } from '@vue/test-utils'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { defineComponent } from 'vue'
import type { MatchView } from '../../../src/protocol/tableViews'
import { usePageTitle } from '../../../src/renderer/pages/usePageTitle'
import { useTurnNotice } from '../../../src/renderer/pages/play/useTurnNotice'
import { useSettings } from '../../../src/renderer/stores/settings'
import { openWindow, stateOf, tableOf, type WindowPart } from '../../support/window/windowAt'
import { unmountAfterEach } from '../../support/window/unmountAfterEach'

unmountAfterEach()

const Notices = defineComponent(() => {
  usePageTitle()
  useTurnNotice()
  return () => null
})
const TABLE = tableOf()
const released = vi.fn(() => Promise.resolve())
const request = vi.fn(() => Promise.resolve({ release: released }))
const vibrate = vi.fn(() => true)

function matchWith(...questions: string[]): MatchView {
  const own = questions.map((name) => ({ name, kind: 'turn' }))
  return {
    number: 1,
    game: 'whisper',
    view: {},
    own,
    awaited: { kind: 'hidden' },
    entries: 3,
    commitment: '',
  }
}

function look(at: 'visible' | 'hidden'): void {
  Object.defineProperty(document, 'visibilityState', { value: at, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

async function ask(part: WindowPart, ...questions: string[]): Promise<void> {
  part.store.state = stateOf(TABLE, matchWith(...questions))
  await flushPromises()
}

describe('a turn', () => {
  beforeEach(() => {
    vi.clearAllMocks()
    localStorage.clear()
    Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true })
    Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true })
    look('visible')
  })

  it('stands in the title, and goes from it when it has been answered', async () => {
    const part = openWindow(Notices, {}, { state: stateOf(TABLE, matchWith()) })
    expect(document.title).toBe('Stammtisch')
    await ask(part, 'q1')
    expect(document.title).toBe('● Your turn – Stammtisch')
    await ask(part)
    expect(document.title).toBe('Stammtisch')
  })

  it('shakes a device that lies there untouched, once for each question', async () => {
    const part = openWindow(Notices, {}, { state: stateOf(TABLE, matchWith()) })
    await ask(part, 'q1')
    await ask(part, 'q1')
    expect(vibrate).toHaveBeenCalledTimes(1)
    useSettings().settings.vibration = false
    await ask(part, 'q2')
    expect(vibrate).toHaveBeenCalledTimes(1)
  })

  it('shakes no device in whose hand it has just been used', async () => {
    vi.useFakeTimers()
    const part = openWindow(Notices, {}, { state: stateOf(TABLE, matchWith()) })
    window.dispatchEvent(new Event('pointerdown'))
    vi.advanceTimersByTime(1000)
    await ask(part, 'q1')
    expect(vibrate).not.toHaveBeenCalled()
    vi.advanceTimersByTime(60_000)
    await ask(part, 'q2')
    expect(vibrate).toHaveBeenCalledTimes(1)
    vi.useRealTimers()
  })

  it('asks no browser for it on a page that nobody has touched', async () => {
    const activation = { hasBeenActive: false }
    Object.defineProperty(navigator, 'userActivation', { value: activation, configurable: true })
    const part = openWindow(Notices, {}, { state: stateOf(TABLE, matchWith()) })
    await ask(part, 'q1')
    expect(vibrate).not.toHaveBeenCalled()
    activation.hasBeenActive = true
    await ask(part, 'q2')
    expect(vibrate).toHaveBeenCalledTimes(1)
  })

  it('keeps the screen on until it is answered, also after a look elsewhere', async () => {
    const part = openWindow(Notices, {}, { state: stateOf(TABLE, matchWith('q1')) })
    await flushPromises()
    expect(request).toHaveBeenCalledTimes(1)
    look('hidden')
    look('visible')
    await flushPromises()
    expect(request).toHaveBeenCalledTimes(2)
    expect(released).toHaveBeenCalledTimes(1)
    await ask(part)
    expect(released).toHaveBeenCalledTimes(2)
  })

  it('goes on where the browser refuses to keep the screen on', async () => {
    request.mockRejectedValueOnce(new Error('low battery'))
    const part = openWindow(Notices, {}, { state: stateOf(TABLE, matchWith('q1')) })
    await ask(part)
    expect(document.title).toBe('Stammtisch')
    expect(released).not.toHaveBeenCalled()
  })
})

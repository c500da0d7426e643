// @vitest-environment happy-dom
// The room around a table: heard only where somebody wants it, as long as he is at a table and looks at it.
import { createPinia, setActivePinia } from 'pinia'
import { effectScope, nextTick, ref, type EffectScope } from 'vue'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { roomStretch, STRETCH } from '../../../src/renderer/sound/room'
import { useRoom } from '../../../src/renderer/sound/useRoom'
import { useSettings } from '../../../src/renderer/stores/settings'
import { FakeAudio, heard, resetHeard } from './fakeAudio'

const LAYERS = roomStretch(0).length
const isAtTable = ref(true)
let scope: EffectScope

function look(state: 'visible' | 'hidden'): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  resetHeard()
  localStorage.clear()
  isAtTable.value = true
  vi.useFakeTimers()
  vi.stubGlobal('AudioContext', FakeAudio)
  setActivePinia(createPinia())
  look('visible')
  scope = effectScope()
  scope.run(() => {
    useRoom(() => isAtTable.value)
  })
  window.dispatchEvent(new Event('keydown'))
})
afterEach(() => {
  scope.stop()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

async function setRoom(isWanted: boolean): Promise<void> {
  useSettings().settings.room = isWanted
  await nextTick()
}

describe('the room', () => {
  it('is silent until somebody wants it', async () => {
    await nextTick()
    expect(heard.played).toEqual([])
    await setRoom(true)
    expect(heard.played).toHaveLength(LAYERS)
  })

  it('goes on for as long as one stays', async () => {
    await setRoom(true)
    vi.advanceTimersByTime(2 * STRETCH * 1000)
    expect(heard.played).toHaveLength(3 * LAYERS)
  })

  it.each([
    ['is not wanted any more', () => (useSettings().settings.room = false)],
    ['sounds are turned off', () => (useSettings().settings.sound = false)],
    ['one leaves the table', () => (isAtTable.value = false)],
    [
      'the page is out of sight',
      () => {
        look('hidden')
      },
    ],
    [
      'nobody listens any more',
      () => {
        scope.stop()
      },
    ],
  ])('dies away with all that is begun once %s', async (_why, end) => {
    await setRoom(true)
    vi.advanceTimersByTime(STRETCH * 1000)
    end()
    await nextTick()
    expect(heard.faded).toBe(2)
    vi.advanceTimersByTime(3 * STRETCH * 1000)
    expect(heard.played).toHaveLength(2 * LAYERS)
  })

  it('comes back with the table', async () => {
    await setRoom(true)
    isAtTable.value = false
    await nextTick()
    isAtTable.value = true
    await nextTick()
    expect(heard.played).toHaveLength(2 * LAYERS)
  })
})

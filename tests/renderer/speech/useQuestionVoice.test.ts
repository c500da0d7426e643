// @vitest-environment happy-dom
// The sound of an own question: it comes when the question can be answered, once, and not for one that is over.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { defineComponent, nextTick } from 'vue'
import { toJson } from '../../../src/engine/basics/json'
import { begin, look } from '../../games/tofugott/scenario'
import type { MatchView } from '../../../src/protocol/tableViews'
import { buchstabenbluffWindow } from '../../../src/renderer/games/buchstabenbluff/window'
import { timeBluffWindow } from '../../../src/renderer/games/time-bluff/window'
import { tofugottWindow } from '../../../src/renderer/games/tofugott/window'
import { SOUNDS } from '../../../src/renderer/sound/sounds'
import { useSpeech } from '../../../src/renderer/speech/useSpeech'
import { useQuestionVoice } from '../../../src/renderer/speech/asking/useQuestionVoice'
import { useTable } from '../../../src/renderer/stores/table'
import { openWindow, peopleNamed, stateOf, tableOf } from '../../support/window/windowAt'
import { unmountAfterEach } from '../../support/window/unmountAfterEach'
import { clock, FakeAudio, heard, resetHeard } from '../sound/fakeAudio'

unmountAfterEach()
beforeEach(() => {
  resetHeard()
  clock.now = 5
  localStorage.clear()
  vi.stubGlobal('AudioContext', FakeAudio)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const Asking = defineComponent(() => {
  useQuestionVoice(() => tofugottWindow, useTable())
  return () => undefined
})

/** A table at which nobody is asked anything yet, by somebody who has touched the page. */
async function openTable() {
  const table = tableOf({ game: 'tofugott', seats: peopleNamed('Ann', 'Ben', 'Cem') })
  const view = toJson(look(begin({ seats: 3, seed: 'asked', options: {} }), 0))
  const matchWith = (own: MatchView['own']) => ({
    number: 1,
    game: 'tofugott',
    view,
    own,
    awaited: { kind: 'hidden' } as const,
    entries: 1,
    commitment: 'c',
  })
  const part = openWindow(Asking, {}, { state: stateOf(table, matchWith([])) })
  window.dispatchEvent(new Event('pointerdown'))
  async function ask(own: MatchView['own']): Promise<void> {
    clock.now += 1
    part.store.state = stateOf(table, matchWith(own))
    await nextTick()
  }
  return { ask, speech: useSpeech() }
}

describe('the sound of a question', () => {
  it('comes with a question that can be answered, and with each new one', async () => {
    const { ask } = await openTable()
    expect(heard.played).toEqual([])
    await ask([{ kind: 'choose', name: 'q-1' }])
    expect(heard.played).toHaveLength(SOUNDS.turn.length)
    await ask([{ kind: 'choose', name: 'q-2' }])
    expect(heard.played).toHaveLength(2 * SOUNDS.turn.length)
  })

  it('waits for the pictures that led to the question, and comes once', async () => {
    const { ask, speech } = await openTable()
    speech.holdQuestion(true)
    await ask([{ kind: 'choose', name: 'q-1' }])
    expect(heard.played).toEqual([])
    speech.holdQuestion(false)
    await nextTick()
    expect(heard.played).toHaveLength(SOUNDS.turn.length)
    clock.now += 1
    speech.holdQuestion(true)
    speech.holdQuestion(false)
    await nextTick()
    expect(heard.played).toHaveLength(SOUNDS.turn.length)
  })

  it('does not come for a question that was over before it was seen', async () => {
    const { ask, speech } = await openTable()
    speech.holdQuestion(true)
    await ask([{ kind: 'choose', name: 'q-1' }])
    await ask([])
    speech.holdQuestion(false)
    await nextTick()
    expect(heard.played).toEqual([])
  })
})

describe('a question of all that the clock has answered', () => {
  it.each([
    [buchstabenbluffWindow, 'Your time is up: you believe it.'],
    [timeBluffWindow, 'Your time is up: you believe it.'],
    [tofugottWindow, 'Your time is up, an answer was given for you.'],
  ])('is told of with the answer, where there is only one that it gives', async (game, told) => {
    const Window = defineComponent(() => {
      useQuestionVoice(() => game, useTable())
      return () => undefined
    })
    const view = toJson(look(begin({ seats: 3, seed: 'asked', options: {} }), 0))
    const own = { kind: 'answer', name: 'a-1', together: true, left: 200, limit: 200 } as const
    const match = {
      ...{ number: 1, game: 'any', view, own: [own], entries: 1, commitment: 'c' },
      awaited: { kind: 'hidden' } as const,
    }
    openWindow(Window, {}, { state: stateOf(tableOf(), match) })
    await vi.waitFor(() => {
      expect(useSpeech().lines.map(({ text }) => text)).toContain(told)
    })
  })

  it('is told of once, though the host tells the question once more just before it takes it back', async () => {
    const Window = defineComponent(() => {
      useQuestionVoice(() => timeBluffWindow, useTable())
      return () => undefined
    })
    const view = toJson(look(begin({ seats: 3, seed: 'asked', options: {} }), 0))
    const matchWith = (left: number): MatchView => ({
      ...{ number: 1, game: 'any', view, entries: 1, commitment: 'c' },
      own: [{ kind: 'answer', name: 'a-1', together: true, left, limit: 200 }],
      awaited: { kind: 'hidden' },
    })
    const { store } = openWindow(Window, {}, { state: stateOf(tableOf(), matchWith(160)) })
    const times = (): number =>
      useSpeech().lines.filter(({ text }) => text === 'Your time is up: you believe it.').length
    await vi.waitFor(() => {
      expect(times()).toBe(1)
    })
    store.state = stateOf(tableOf(), matchWith(100))
    await nextTick()
    await new Promise((done) => setTimeout(done, 60))
    expect(times()).toBe(1)
  })
})

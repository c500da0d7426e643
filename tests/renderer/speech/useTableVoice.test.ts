// @vitest-environment happy-dom
// What the ear is told beside the game: how much time is left, who is away, when the next match begins.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { defineComponent, nextTick, watch } from 'vue'
import { toJson } from '../../../src/engine/basics/json'
import type { Language } from '../../../src/engine/basics/language'
import type { MatchView, SeatView, TableView } from '../../../src/protocol/tableViews'
import { tofugottWindow } from '../../../src/renderer/games/tofugott/window'
import { useSpeech } from '../../../src/renderer/speech/useSpeech'
import { useTableVoice } from '../../../src/renderer/speech/useTableVoice'
import { begin, look } from '../../games/tofugott/scenario'
import { openWindow, peopleNamed, stateOf, tableOf } from '../../support/window/windowAt'
import { unmountAfterEach } from '../../support/window/unmountAfterEach'
import { FakeAudio } from '../sound/fakeAudio'

unmountAfterEach()
beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('AudioContext', FakeAudio)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const Told = defineComponent(() => {
  useTableVoice(
    () => tofugottWindow,
    () => undefined,
  )
  return () => undefined
})

function peopleWith(changes: Readonly<Record<string, object>>): SeatView[] {
  return peopleNamed('Ann', 'Ben', 'Cem').map((seat) =>
    seat.kind === 'person' ? { ...seat, ready: false, ...changes[seat.name] } : seat,
  )
}

/** A table with a match on it, and what is said there. */
function openVoice(match: Partial<MatchView> = {}, language: Language = 'en') {
  const base = tableOf({ game: 'tofugott', absence: 'pause', seats: peopleWith({}) })
  const view = toJson(look(begin({ seats: 3, seed: 'told', options: {} }), 0))
  const whole: MatchView = {
    number: 1,
    game: 'tofugott',
    view,
    own: [],
    awaited: { kind: 'hidden' },
    entries: 1,
    commitment: 'c',
    ...match,
  }
  const stateWith = (changes: Partial<TableView>, now: Partial<MatchView> = {}) =>
    stateOf({ ...base, ...changes }, { ...whole, ...now }, { tableAt: performance.now() })
  const part = openWindow(Told, {}, { state: stateWith({}), language })
  const speech = useSpeech()
  async function pass(milliseconds = 200): Promise<string> {
    await nextTick()
    await vi.advanceTimersByTimeAsync(milliseconds)
    return speech.polite.trim()
  }
  async function press(key: string): Promise<string> {
    window.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    return pass()
  }
  function become(changes: Partial<TableView>, now: Partial<MatchView> = {}): void {
    part.store.state = stateWith(changes, now)
  }
  return { ...part, speech, pass, press, become }
}

describe('the time that is left', () => {
  const asked = (left: number): MatchView['own'] => [
    { kind: 'guess', name: `q-${String(left)}`, left, limit: left },
  ]

  it('is told by the key that says whom all wait for', async () => {
    const { become, pass, press } = openVoice()
    expect(await press('w')).not.toContain('seconds left')
    become({}, { own: asked(20_000) })
    await pass(8_000)
    expect(await press('w')).toMatch(/\. 12 seconds left\.$/u)
  })

  it.each([
    [60_000, 50_100, '10 seconds left'],
    [20_000, 15_100, '5 seconds left'],
    [10_000, 5_100, '5 seconds left'],
  ])('is told once more before the end of a limit of %i', async (left, after, told) => {
    const { become, pass, speech } = openVoice()
    become({}, { own: asked(left) })
    await pass(after - 500)
    expect(speech.polite).not.toContain('seconds left')
    expect(await pass(800)).toBe(told)
  })

  it('is not told again right after the question has told it', async () => {
    const { become, pass, speech } = openVoice()
    become({}, { own: asked(5_000) })
    await pass(4_900)
    expect(speech.pressing).toContain('5 seconds left')
    expect(speech.polite).not.toContain('seconds left')
  })
})

describe('somebody who is away', () => {
  it('is told once with what becomes of the seat, and named by the key that says whom all wait for', async () => {
    const { become, pass, press, t } = openVoice()
    const away = peopleWith({ Ben: { connected: false } })
    become({ seats: away, phase: 'paused' })
    expect(await pass()).toBe(t('app.notice.absence.pause'))
    expect(await press('w')).toBe('Paused: the table is waiting for Ben.')
    become({ seats: away, phase: 'paused' })
    expect(await pass()).toBe('Paused: the table is waiting for Ben.')
  })

  it('is told with the time until the computer fills in', async () => {
    const { become, pass } = openVoice()
    become({ absence: 'bot', seats: peopleWith({ Ben: { connected: false } }) })
    expect(await pass()).toBe('The computer fills in after 15 seconds.')
  })

  it('is told nothing of who is back before it could be said', async () => {
    const { become, host, pass, speech } = openVoice()
    host.noticed([{ kind: 'cut', name: 'Ben' }])
    become({ absence: 'bot', seats: peopleWith({ Ben: { connected: false } }) })
    expect(await pass()).toBe('Ben has lost the connection.')
    host.noticed([{ kind: 'returned', name: 'Ben' }])
    become({ absence: 'bot', seats: peopleWith({ Ben: { connected: true } }) })
    await pass(6_000)
    expect(speech.polite).toContain('Ben is back.')
    expect(speech.polite).not.toContain('fills in')
  })

  it('is told once of whoever comes back and goes again before it was said, and of others who go meanwhile', async () => {
    const { become, pass, speech } = openVoice()
    const said = new Set<string>()
    let times = 0
    watch(
      () => speech.polite,
      (text) => {
        said.add(text)
        times += text.split('The computer fills in after').length - 1
      },
      { flush: 'sync' },
    )
    for (const connected of [false, true, false]) {
      become({ absence: 'bot', seats: peopleWith({ Ben: { connected } }) })
      await nextTick()
    }
    become({
      absence: 'bot',
      seats: peopleWith({ Ben: { connected: false }, Cem: { connected: false } }),
    })
    await pass(9_000)
    expect(times, [...said].join(' | ')).toBe(1)
  })
})

describe('the next match', () => {
  const outcome = { kind: 'ranking', ranks: [1, 2, 3] } as const
  const next = { left: 15_000, limit: 15_000 }

  it.each([
    ['de', 'In 15 Sekunden geht es los; „Noch warten“ hält die Uhr an.'],
    ['nl', 'Over 15 seconden begint het; met “Even wachten” stop je de klok.'],
    ['en', 'It starts in 15 seconds; “Wait” stops the countdown.'],
  ] as const)('is told as soon as it begins by itself, in %s', async (language, told) => {
    const { become, host, pass } = openVoice({ outcome }, language)
    become({ phase: 'over' })
    await pass(5_000)
    host.noticed([{ kind: 'again', name: 'Ben' }])
    become({ phase: 'over', next, seats: peopleWith({ Ben: { ready: true } }) })
    const first = await pass()
    expect(first).toContain('Ben')
    expect(`${first} ${await pass(2_000)}`).toContain(told)
  })

  it('is told by the key that says whom all wait for: who has not agreed, and the time', async () => {
    const { become, pass, press } = openVoice({ outcome })
    become({ phase: 'over', next, seats: peopleWith({ Ben: { ready: true } }) })
    await pass(5_000)
    expect(await press('w')).toBe(
      'No answer yet from Cem and you. It starts in 10 seconds; “Wait” stops the countdown.',
    )
  })
})

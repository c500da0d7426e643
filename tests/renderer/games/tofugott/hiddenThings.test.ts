// @vitest-environment happy-dom
// What lies face down is nowhere in the window: two worlds that differ in it look and sound the same, until it is turned.
import { flushPromises, mount } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createI18n } from 'vue-i18n'
import { present } from '../../../../src/engine/basics/invariant'
import { toJson } from '../../../../src/engine/basics/json'
import type { Seat, Viewer } from '../../../../src/engine/basics/seat'
import { decisionOf } from '../../../../src/games/tofugott/outside/check'
import type {
  Choice,
  TofugottEvent,
  TofugottMove,
  TofugottView,
} from '../../../../src/games/tofugott/outside/contract'
import type { Silhouette } from '../../../../src/games/tofugott/outside/silhouettes'
import type { AwaitedView, SeatView } from '../../../../src/protocol/tableViews'
import GameBoard from '../../../../src/renderer/games/GameBoard.vue'
import TofugottBoard from '../../../../src/renderer/games/tofugott/TofugottBoard.vue'
import { tofugottWindow } from '../../../../src/renderer/games/tofugott/window'
import type { Listener } from '../../../../src/renderer/speech/listener/listener'
import { DRAFT_PLACE } from '../../../../src/renderer/table/ask/useKeptDraft'
import {
  begin,
  look,
  play,
  readOut,
  reveal,
  seenBy,
  silhouettes,
  words,
  type Running,
} from '../../../games/tofugott/scenario'
import { allMessages } from '../../../support/window/wholeWording'
import { unmountAfterEach } from '../../../support/window/unmountAfterEach'

unmountAfterEach()
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  sessionStorage.clear()
  localStorage.setItem('stammtisch.guide.tofugott', '1')
})
afterEach(() => {
  vi.useRealTimers()
})

const MESSAGES = await allMessages()
const NAMES = ['Ada', 'Ben', 'Cem']
/** Milliseconds after a message at which the window is looked at: at once, while its scene plays, and long after. */
const LOOKS = [0, 400, 20_000]

/** What is hidden in a world; seat 0 chooses answers, seats 1 and 2 guess. */
interface Hidden {
  readonly best: string
  readonly worst: string
  /** Typed with the second and the third answer, and with the guess of seat 2. */
  readonly typed: string
  readonly guesses: readonly [Silhouette, Silhouette]
  readonly order: readonly [Seat, Seat]
  /** Which of the cards in the pile was drawn with the one that is read out. */
  readonly rejected: number
}

const HIDDEN: Hidden = {
  best: 'rat pig elephant',
  worst: 'dolphin human tofu',
  typed: 'because',
  guesses: ['tree', 'ghost'],
  order: [1, 2],
  rejected: 0,
}

/** The card that is drawn beside the first one is another one of the pile. */
function drawOther({ state }: Running, rejected: number): void {
  const { drawn, pile } = state
  const [first, second] = [present(drawn[0], 'two are drawn'), present(drawn[1], 'two are drawn')]
  state.drawn = [first, present(pile[rejected], 'the pile is larger')]
  pile[rejected] = second
}

function answersOf({ best, worst, typed }: Hidden): TofugottMove {
  const choices = (text: string): Choice[] =>
    silhouettes(text).map((silhouette, question) =>
      question === 0 ? { silhouette } : { silhouette, explanation: words(typed) },
    )
  return { kind: 'answer', best: choices(best), worst: choices(worst) }
}

function guessOf({ guesses, typed }: Hidden, seat: Seat): TofugottMove {
  const silhouette = present(guesses[seat - 1], 'two guess')
  return seat === 1
    ? { kind: 'guess', silhouette }
    : { kind: 'guess', silhouette, explanation: words(typed) }
}

type Deed = (running: Running) => readonly TofugottEvent[]

/** The first question of a turn, message by message. */
function deedsOf(hidden: Hidden): readonly Deed[] {
  const { order } = hidden
  const done =
    (seat: Seat): Deed =>
    (running) =>
      play(running, seat, { kind: 'done' })
  return [
    (running) => readOut(running),
    (running) => play(running, 0, answersOf(hidden)),
    (running) => play(running, order[0], guessOf(hidden, order[0])),
    // The first guess is turned with it.
    (running) => play(running, order[1], guessOf(hidden, order[1])),
    done(1),
    done(2),
    // Best and worst.
    reveal,
  ]
}

function awaitedIn({ phase }: TofugottView): AwaitedView {
  return phase.kind === 'locking' && phase.awaited.kind === 'number'
    ? { kind: 'number', number: phase.awaited.number }
    : { kind: 'hidden' }
}

function propsOf(view: TofugottView, listener: Listener) {
  const asked = decisionOf(view)
  const seats = NAMES.map((name): SeatView => ({ kind: 'bot', name, figure: 'owl', level: 'easy' }))
  return {
    game: { ...tofugottWindow, board: TofugottBoard },
    view: toJson(JSON.parse(JSON.stringify(view))),
    seats,
    names: NAMES,
    listener,
    own: asked === undefined ? [] : [{ kind: asked, name: 'the question' }],
    awaited: awaitedIn(view),
    arrived: 0,
    play: () => Promise.resolve({ type: 'answer', id: 1, ok: true } as const),
  }
}

/** All that can be seen and heard in the window of a viewer, message by message. */
async function windowsOf(hidden: Hidden, viewer: Viewer): Promise<string[]> {
  const i18n = createI18n({ legacy: false, locale: 'en', messages: MESSAGES })
  const t: Listener['t'] = (key, named = {}) => i18n.global.t(key, named)
  const listener = { names: NAMES, t, ...(viewer !== 'spectator' && { you: viewer }) }
  const running = begin({ seats: 3, seed: 'hidden' })
  drawOther(running, hidden.rejected)
  const wrapper = mount(GameBoard, {
    props: { ...propsOf(look(running, viewer), listener), events: [], version: 1 },
    global: { plugins: [i18n, createPinia()], provide: { [DRAFT_PLACE]: () => 'here' } },
    attachTo: document.body,
  })
  await flushPromises()
  const windows: string[] = []
  for (const [at, deed] of deedsOf(hidden).entries()) {
    const events = seenBy(running, deed(running), viewer).map((event) => toJson({ ...event }))
    const view = look(running, viewer)
    await wrapper.setProps({ ...propsOf(view, listener), events, version: 2 + at })
    const heard = events.flatMap((event) => tofugottWindow.voice.announce(event, listener))
    const shown: string[] = []
    for (const milliseconds of LOOKS) {
      await vi.advanceTimersByTimeAsync(milliseconds)
      shown.push(document.body.innerHTML)
    }
    windows.push([...heard, ...shown].join('\n'))
  }
  wrapper.unmount()
  return windows
}

/** Of the world that the others are compared with, by viewer. */
const KNOWN = new Map<Viewer, string[]>()

async function knownWindows(viewer: Viewer): Promise<string[]> {
  const windows = KNOWN.get(viewer) ?? (await windowsOf(HIDDEN, viewer))
  KNOWN.set(viewer, windows)
  return windows
}

/** What differs, who may not notice it, and the message with which it is turned, from 0; absent: never in this question. */
type Difference = readonly [Partial<Hidden>, Viewer, number?]

const OTHER_ANSWERS = { best: 'ghost tree human', worst: 'pig dolphin elephant' }
const LATER_ANSWERS = { best: 'rat tree ghost', worst: 'dolphin pig elephant' }
const OTHER_WORDS = { typed: 'on account of something much longer' }

const DIFFERENCES: Readonly<Record<string, Difference>> = {
  'TG-04 TG-13 TG-14 answers, guesses, words, the rejected card and who locks first, before who watches':
    [
      { ...OTHER_ANSWERS, ...OTHER_WORDS, guesses: ['rat', 'pig'], order: [2, 1], rejected: 5 },
      'spectator',
      3,
    ],
  'TG-13 the guesses and who locks first, before the active player': [
    { guesses: ['rat', 'pig'], order: [2, 1] },
    0,
    3,
  ],
  'TG-13 TG-14 answers, another’s guess and words, before a guesser whose own is turned': [
    { ...OTHER_ANSWERS, ...OTHER_WORDS, guesses: ['tree', 'pig'], rejected: 5 },
    1,
    4,
  ],
  'TG-15 the answers, when all guesses are turned': [OTHER_ANSWERS, 'spectator', 5],
  'TG-09 answers to later questions, the rejected card and who locked first, in the whole question':
    [{ ...LATER_ANSWERS, order: [2, 1], rejected: 5 }, 'spectator'],
}

describe('a window of Tofugott', () => {
  it.each(Object.entries(DIFFERENCES))(
    'shows and tells nothing of what lies face down: %s',
    async (_name, [other, viewer, turned]) => {
      const windows = await knownWindows(viewer)
      const others = await windowsOf({ ...HIDDEN, ...other }, viewer)
      expect(others.slice(0, turned)).toEqual(windows.slice(0, turned))
      if (turned !== undefined) expect(others[turned]).not.toBe(windows[turned])
    },
  )

  it('shows to the active player what is his own', async () => {
    const own = await windowsOf({ ...HIDDEN, ...LATER_ANSWERS }, 0)
    expect(own[1]).not.toBe((await knownWindows(0))[1])
  })
})

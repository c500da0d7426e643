// @vitest-environment happy-dom
// A host is a stranger: whatever it sends of a match, nothing in the window fails without being caught, and the next sound message is shown.
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createI18n } from 'vue-i18n'
import { createMemoryHistory, createRouter } from 'vue-router'
import { fastRandom } from '../../src/engine/chance/fastRandom'
import { present } from '../../src/engine/basics/invariant'
import { isRecord, toJson, type Json } from '../../src/engine/basics/json'
import { pick, type Random } from '../../src/engine/chance/random'
import type { Seat } from '../../src/engine/basics/seat'
import { GAME_IDS, type GameId } from '../../src/games/contracts'
import { GAMES } from '../../src/games/registry'
import type { ConnectionEvents } from '../../src/protocol/connection'
import { PROTOCOL_VERSION } from '../../src/protocol/terms'
import TablePage from '../../src/renderer/pages/play/TablePage.vue'
import WaitingPage from '../../src/renderer/pages/WaitingPage.vue'
import { useTable } from '../../src/renderer/stores/table'
import { casesOf } from '../support/cases'
import { distort } from '../support/wire/distort'
import { fairnessOf } from '../support/match/fairness'
import { dealShown } from '../support/match/shownMatch'
import { TRIAL_CONTENTS } from '../support/match/trialContents'
import { allMessages } from '../support/window/wholeWording'
import { peopleNamed, tableOf } from '../support/window/windowAt'

/** Of every game; `npm run fuzz -- window` sends more. */
const FRAMES = casesOf('S7')
/** Milliseconds for each of them on a very busy computer: a test that runs on after its time would spoil the next one. */
const LONGEST_FRAME = 10_000
const MESSAGES = await allMessages()
const NAMES = ['Ann', 'Ben', 'Cem', 'Dora']

let line: ConnectionEvents | undefined
/** Messages over which the window failed, of all games. */
let failures = 0
vi.mock('../../src/renderer/links/openLink', () => ({
  isSealed: () => false,
  openLink: (_target: unknown, events: ConnectionEvents) => {
    line = events
    return { send: () => undefined, close: () => undefined }
  },
}))

/** What the host tells seat 0 of a match, message by message. */
function* toldOf(
  game: GameId,
  random: Random,
): Generator<{ readonly match: Json; readonly events: Json }> {
  const table = { game: GAMES[game], contents: TRIAL_CONTENTS[game], options: {}, seats: 4 }
  for (let number = 1; ; number++) {
    const match = dealShown({ ...table, fairness: fairnessOf(random, 4) })
    const told = (events: readonly Json[]) => {
      const mine = match.asked().filter(({ seat }) => seat === 0)
      const own = mine.map(({ kind, name, together }) => ({
        kind,
        name,
        ...(together ? { together } : {}),
      }))
      const outcome = match.outcome()
      const view = match.view(0, 'en')
      const entries = match.entries()
      const rest = { awaited: { kind: 'hidden' }, commitment: 'c', ...(outcome ? { outcome } : {}) }
      return {
        match: toJson({ number, game, view, own, entries, ...rest }),
        events: toJson(events),
      }
    }
    yield told([])
    for (let [decision] = match.toAct(); decision; [decision] = match.toAct()) {
      const seat: Seat = (pick(match.toAct(), random) ?? decision).seat
      const played = match.play(seat, match.sampleMove(seat, random))
      if (!played.ok) throw new Error(played.error.kind)
      yield told(played.value.seen(0, 'en'))
    }
  }
}

/** A window at a table of a game; `caught`: what reached the application and was not dealt with before. */
async function openTable(game: GameId) {
  const caught: unknown[] = []
  const pinia = createPinia()
  setActivePinia(pinia)
  const i18n = createI18n({ legacy: false, locale: 'en', messages: MESSAGES })
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [{ path: '/:rest(.*)*', component: { render: () => undefined } }],
  })
  const store = useTable()
  store.connect({ kind: 'local' })
  const send = (message: object): void => {
    try {
      present(line, 'the window has connected').received(JSON.stringify(message))
    } catch (error) {
      caught.push(error)
    }
  }
  send({
    ...{ type: 'welcome', protocol: PROTOCOL_VERSION, app: '0', host: 'h', token: 't' },
    ...{ person: 'me', name: 'Ann', local: false, lastCommand: 0 },
  })
  const table = tableOf({ game, seats: peopleNamed(...NAMES), match: 1 })
  send({ type: 'table', version: 1, table })
  const wrapper: VueWrapper = mount(TablePage, {
    global: {
      plugins: [i18n, pinia, router],
      config: { errorHandler: (error) => caught.push(error) },
    },
    attachTo: document.body,
  })
  await vi.waitUntil(() => !wrapper.findComponent(WaitingPage).exists(), 20_000)
  const showMatch = (number: unknown): void => {
    send({ type: 'table', version: 1, table: { ...table, match: number } })
  }
  return { caught, store, send, wrapper, showMatch }
}

/** A message of a match whose phase lacks what it must have. */
function withoutPhase(told: Json): Json {
  return toJson(
    JSON.parse(JSON.stringify(told), (key, value: unknown) =>
      key === 'phase' ? { kind: 'x' } : value,
    ),
  )
}

async function settle(caught: unknown[]): Promise<void> {
  try {
    await flushPromises()
    // What lies in between is drawn too.
    await vi.advanceTimersByTimeAsync(4000)
    await flushPromises()
  } catch (error) {
    caught.push(error)
  }
}

beforeEach(() => {
  // In browsers nobody has to listen for a motion that is called off; in this page it would be an error.
  Element.prototype.animate = () => new Animation()
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
  })
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

afterAll(() => {
  // Else nothing was tried.
  expect(failures).toBeGreaterThan(0)
})

describe('S7 a window whose host sends nonsense', () => {
  it.each(GAME_IDS)(
    'fails over nothing and shows the next sound message, at %s',
    async (game) => {
      const random = fastRandom(`hostile ${game}`)
      const { caught, store, send, wrapper, showMatch } = await openTable(game)
      const told = toldOf(game, random)
      let version = 1
      for (let sent = 0; sent < FRAMES;) {
        const { value } = told.next()
        if (value === undefined) throw new Error('matches never end')
        const { match, events } = value
        if (isRecord(match)) showMatch(match.number)
        const message = (body: Json): object => ({
          ...{ type: 'match', table: 't1', version: (version += 1) },
          ...(isRecord(body) ? body : {}),
        })
        const sound = { match, events }
        send(message(sound))
        await settle(caught)
        if (random.below(2) === 0) continue
        for (let bad = 0; bad < 3 && sent < FRAMES; bad++, sent++) {
          send(message(distort(sound, random)))
          await settle(caught)
        }
        send(message(sound))
        await settle(caught)
        expect(store.isNonsense, `after ${String(sent)} frames`).toBe(false)
        expect(wrapper.find('.play').exists(), `after ${String(sent)} frames`).toBe(true)
      }
      failures += store.failures
      expect(caught.map(String)).toEqual([])
      wrapper.unmount()
    },
    FRAMES * LONGEST_FRAME,
  )

  it.each([
    // The motion before it takes its time: the window fails over it when the sound message has come already.
    { what: 'that is still to be played', isPlayed: false },
    { what: 'that has been played', isPlayed: true },
  ])('draws a sound message after one $what', async ({ isPlayed }) => {
    const { caught, store, send, wrapper, showMatch } = await openTable('tafelrunde')
    let [dealt, played]: Json[] = []
    for (const { match, events } of toldOf('tafelrunde', fastRandom('hostile'))) {
      dealt ??= { match, events }
      played = { match, events }
      if (JSON.stringify(events).includes('"played"')) break
    }
    showMatch(1)
    let version = 1
    const sendMatch = (body: Json | undefined): void => {
      const message = { type: 'match', table: 't1', version: (version += 1) }
      send({ ...message, ...(isRecord(body) ? body : {}) })
    }
    sendMatch(dealt)
    await vi.waitUntil(() => wrapper.find('.place').exists(), 20_000)
    await settle(caught)
    sendMatch(withoutPhase(present(played, 'a card is played')))
    await (isPlayed ? settle(caught) : flushPromises())
    expect(store.failures > 0, 'has failed before the sound message').toBe(isPlayed)
    sendMatch(played)
    for (let wait = 0; wait < 4; wait++) await settle(caught)
    failures += store.failures
    expect(store.failures).toBeGreaterThan(0)
    expect(store.isNonsense).toBe(false)
    expect(wrapper.find('.place').exists()).toBe(true)
    expect(caught.map(String)).toEqual([])
    wrapper.unmount()
  })
})

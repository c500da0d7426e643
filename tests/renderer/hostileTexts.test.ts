// @vitest-environment happy-dom
// What a guest writes stays what it is: text. It goes through a whole host to another guest's window, which shows all of it and makes nothing of it.
import { flushPromises } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Component } from 'vue'
import {
  parseLine,
  sanitizeChat,
  sanitizeName,
  sanitizeTableName,
} from '../../src/engine/basics/text'
import { nameContent, type ContentPort } from '../../src/engine/contract/content'
import { fastRandom } from '../../src/engine/chance/fastRandom'
import { isRecord, toJson, type Json } from '../../src/engine/basics/json'
import { sampleMove as sampleTijdlijn } from '../../src/games/tijdlijn/inside/sampleMove'
import { isTijdlijnView } from '../../src/games/tijdlijn/outside/guards'
import { SHIPPED_DECK } from '../../src/games/tijdlijn/outside/options'
import { sampleMove as sampleTofugott } from '../../src/games/tofugott/inside/sampleMove'
import { isTofugottView } from '../../src/games/tofugott/outside/guards'
import HomePage from '../../src/renderer/pages/home/HomePage.vue'
import TablePage from '../../src/renderer/pages/play/TablePage.vue'
import WaitingPage from '../../src/renderer/pages/WaitingPage.vue'
import { deckFile, eventOf, portOf } from '../games/tijdlijn/decks'
import { DECKS_OF_TESTS } from '../games/tofugott/decks'
import { findInjected, HOSTILE_TEXTS, MARK } from '../support/hostileTexts'
import { MemoryHost, type Surroundings, type TestPlayer } from '../support/host/memoryHost'
import { tell } from '../support/host/evening'
import { moveOf, questionOf, seatOf, tableOf, viewOf } from '../support/match/seats'
import { TRIAL_CONTENTS } from '../support/match/trialContents'
import { openWindow, type WindowPart } from '../support/window/windowAt'
import { unmountAfterEach } from '../support/window/unmountAfterEach'

unmountAfterEach()

const PATIENCE = 120_000

interface Place {
  readonly host: MemoryHost
  readonly bad: TestPlayer
  readonly part: WindowPart
  readonly table: string
  /** Lets the window show what its guest was told; `texts`: what is new. */
  show(texts: readonly string[]): Promise<void>
}

async function openPlace(page: Component, surroundings: Surroundings = {}): Promise<Place> {
  const host = new MemoryHost('texts', surroundings)
  const [bad, good] = [host.player('Anna'), host.player('Bram', 'de')]
  await host.settle()
  const wish = {
    kind: 'createTable',
    game: 'tafelrunde',
    name: 'T',
    seats: 3,
    options: {},
  } as const
  const made = await tell(host, bad, wish)
  const table = made.ok ? (made.table ?? '') : ''
  if (page === TablePage) await tell(host, good, { kind: 'join', as: 'player' }, table)
  const part = openWindow(page, {}, { state: good.client.state(), language: 'de' })
  good.client.subscribe({
    happened: part.host.happened,
    noticed: (notices) => {
      part.host.noticed(notices)
    },
  })
  await vi.waitUntil(() => !part.wrapper.findComponent(WaitingPage).exists(), 20_000)
  const told = new Set<string>()
  const show = async (texts: readonly string[]): Promise<void> => {
    for (const text of texts) told.add(text)
    part.store.state = good.client.state()
    await flushPromises()
    expect(findInjected(document.body, told), texts.join('\n')).toEqual([])
    for (const text of texts) expect(document.body.textContent, text).toContain(text)
  }
  return { host, bad, part, table, show }
}

/** Sends every text one way; how many of them were taken. `together`: after how many of them the window is looked at. */
async function sendAll(
  place: Place,
  send: (text: string) => Promise<string | undefined>,
  together = 1,
): Promise<number> {
  let taken = 0
  let unseen: string[] = []
  for (const text of HOSTILE_TEXTS) {
    // What comes too fast would be refused for that.
    await place.host.clock.turn(3000)
    const shown = await send(text)
    if (shown === undefined) continue
    taken += 1
    unseen.push(shown)
    if (unseen.length < together) continue
    await place.show(unseen)
    unseen = []
  }
  await place.show(unseen)
  expect(place.bad.client.state().connection).toBe('open')
  for (const line of place.host.log) expect(line).not.toMatch(/[\r\n\u001b]/u)
  return taken
}

beforeEach(() => {
  Element.prototype.animate = () => new Animation()
  for (const how of ['error', 'warn'] as const) {
    vi.spyOn(console, how).mockImplementation((...words: unknown[]) => {
      throw new Error(words.map(String).join(' '))
    })
  }
})
afterEach(() => {
  vi.restoreAllMocks()
  document.body.innerHTML = ''
})

describe(`S9 ${String(HOSTILE_TEXTS.length)} hostile texts are shown and nothing more`, () => {
  it('are enough, and all hold the mark', () => {
    expect(new Set(HOSTILE_TEXTS).size).toBeGreaterThanOrEqual(150)
    expect(HOSTILE_TEXTS.filter((text) => !text.includes(MARK))).toEqual([])
  })

  it(
    'as lines of the chat',
    async () => {
      const place = await openPlace(TablePage)
      const say = async (text: string): Promise<string> => {
        const answer = await tell(place.host, place.bad, { kind: 'say', text }, place.table)
        expect(answer, text).toMatchObject({ ok: true })
        return sanitizeChat(text)
      }
      // All lines stay in the chat: looking through it after each would take longer than all other texts.
      const taken = await sendAll(place, say, 12)
      expect(taken).toBe(HOSTILE_TEXTS.length)
    },
    PATIENCE,
  )

  it(
    'as names of a person',
    async () => {
      const place = await openPlace(TablePage)
      const taken = await sendAll(place, async (text) => {
        const wish = { kind: 'rename', name: text, language: 'en' } as const
        const answer = await tell(place.host, place.bad, wish)
        expect(answer, text).toMatchObject({ ok: true })
        const name = place.bad.client.state().table?.table.seats[0]
        const given = name?.kind === 'person' ? name.name : ''
        expect(given).toContain(sanitizeName(text).slice(0, 10))
        return given
      })
      expect(taken).toBe(HOSTILE_TEXTS.length)
    },
    PATIENCE,
  )

  for (const [where, page] of [
    ['at it', TablePage],
    ['in the list', HomePage],
  ] as const) {
    it(
      `as names of a table, ${where}`,
      async () => {
        const place = await openPlace(page)
        const taken = await sendAll(place, async (text) => {
          const wish = { kind: 'setTableName', name: text } as const
          expect(await tell(place.host, place.bad, wish, place.table), text).toMatchObject({
            ok: true,
          })
          return sanitizeTableName(text)
        })
        expect(taken).toBe(HOSTILE_TEXTS.length)
      },
      PATIENCE,
    )
  }
})

describe(`S9 ${String(HOSTILE_TEXTS.length)} hostile texts are no words`, () => {
  it('as what is laid and put to the vote at Buchstabenbluff: each is refused, and the same line goes on', async () => {
    const host = new MemoryHost('texts', { contents: TRIAL_CONTENTS.buchstabenbluff })
    const bad = host.player('Anna', 'de')
    await host.settle()
    const wish = { kind: 'createTable', game: 'buchstabenbluff', name: 'T', seats: 3 } as const
    expect(await tell(host, bad, { ...wish, options: {}, bots: 'easy' })).toMatchObject({
      ok: true,
    })
    const { id } = tableOf(bad)
    for (let wait = 0; wait < 100 && !questionOf(bad); wait++) await host.clock.turn(1000)
    const view = viewOf(bad)
    expect(isRecord(view) && view.phase).toMatchObject({ kind: 'turn' })
    for (const text of HOSTILE_TEXTS) {
      await host.clock.turn(3000)
      const laid = await tell(host, bad, moveOf(bad, { kind: 'lay', cards: [0], word: text }), id)
      expect(laid, text).toMatchObject({ ok: false })
      const proposal = { kind: 'houseWords', words: [text] }
      expect(await tell(host, bad, { kind: 'propose', proposal }, id), text).toMatchObject({
        ok: false,
      })
    }
    const said = await tell(host, bad, { kind: 'say', text: 'Moin' }, id)
    expect(said).toMatchObject({ ok: true })
    expect(host.log).toEqual([])
  })
})

/** What a game takes as a line of its own: nothing in it is mended there. */
const LINES = HOSTILE_TEXTS.filter((text) => parseLine(text, 60) !== undefined)

/** How a game is played here. */
interface Playing {
  readonly game: 'tofugott' | 'tijdlijn'
  readonly contents: ContentPort
  move(view: Json): Json | undefined
}

/** The lines that stand somewhere in data. */
function linesIn(data: unknown): Set<string> {
  const found = new Set<string>()
  JSON.stringify(data, (_key, value: unknown) => {
    if (typeof value === 'string' && LINES.includes(value)) found.add(value)
    return value
  })
  return found
}

/** Plays a match among three in front of a window: the lines that one of them was told, and those that were neither read nor said there. */
async function playThrough({ game, contents, move }: Playing): Promise<{
  readonly told: ReadonlySet<string>
  readonly missing: readonly string[]
}> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  const host = new MemoryHost('texts', { contents })
  const people = ['Anna', 'Bram', 'Cem'].map((name) => host.player(name, 'de'))
  const [keeper, reader, third] = people
  if (!keeper || !reader || !third) throw new Error('nobody is there')
  await host.settle()
  const wish = { kind: 'createTable', game, name: 'T', seats: 3, options: {} } as const
  const made = await tell(host, keeper, wish)
  const table = made.ok ? (made.table ?? '') : ''
  for (const guest of [reader, third]) {
    await tell(host, guest, { kind: 'join', as: 'player' }, table)
    await tell(host, guest, { kind: 'ready', ready: true }, table)
  }
  expect(await tell(host, keeper, { kind: 'start' }, table)).toMatchObject({ ok: true })
  await host.clock.turn(5000)
  const part = openWindow(TablePage, {}, { state: reader.client.state(), language: 'de' })
  reader.client.subscribe({ happened: part.host.happened })
  await vi.waitUntil(() => !part.wrapper.findComponent(WaitingPage).exists(), 20_000)
  await vi.waitUntil(() => part.wrapper.text().includes('Cem'), 20_000)
  const read = new Set<string>()
  let moves = 0
  for (let round = 0; round < 400; round++) {
    for (const player of people) {
      const view = viewOf(player)
      const isAsked = player.client.state().match?.match.own.length ?? 0
      const wanted = view === undefined || isAsked === 0 ? undefined : move(view)
      if (wanted === undefined) continue
      await host.clock.turn(2000)
      const answer = await tell(host, player, moveOf(player, wanted), table)
      if (answer.ok) moves += 1
      part.store.state = reader.client.state()
      await flushPromises()
      await vi.advanceTimersByTimeAsync(10_000)
      await flushPromises()
      expect(findInjected(document.body, new Set(LINES)), String(moves)).toEqual([])
      const shown = [document.body.textContent, part.heard()].join('\n')
      LINES.filter((line) => shown.includes(line)).forEach((line) => read.add(line))
    }
    if (reader.client.state().table?.table.phase === 'over') break
  }
  expect(seatOf(reader)).toBe(1)
  expect(part.store.failures).toBe(0)
  expect(moves).toBeGreaterThan(10)
  const told = linesIn(reader.frames.map((frame): unknown => JSON.parse(frame)))
  return { told, missing: [...told].filter((line) => !read.has(line)) }
}

describe(`S9 ${String(LINES.length)} hostile lines of a game are shown and nothing more`, () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  it(
    'as words about an answer at Tofugott',
    async () => {
      const random = fastRandom('texts')
      let next = 0
      const withWords = (move: Json): Json =>
        toJson(
          JSON.parse(JSON.stringify(move), (_key, value: unknown) => {
            if (!isRecord(value) || value.silhouette === undefined) return value
            const text = LINES[next++ % LINES.length] ?? ''
            return { ...value, explanation: { kind: 'words', text } }
          }),
        )
      const { told, missing } = await playThrough({
        game: 'tofugott',
        contents: DECKS_OF_TESTS,
        move: (view) =>
          isTofugottView(view) ? withWords(toJson(sampleTofugott(view, random))) : undefined,
      })
      expect(missing).toEqual([])
      expect(told.size).toBeGreaterThan(50)
    },
    PATIENCE,
  )

  it(
    'as cards of a deck at Tijdlijn',
    async () => {
      const random = fastRandom('texts')
      const events = LINES.map((line, index) => {
        const text = { front: line, explanation: line }
        return {
          ...eventOf(`line-${String(index)}`, 1000 + index),
          text: { de: text, nl: text, en: text },
        }
      })
      const deck = nameContent(SHIPPED_DECK, toJson(deckFile(events)))
      const { told, missing } = await playThrough({
        game: 'tijdlijn',
        contents: portOf([deck]),
        move: (view) => (isTijdlijnView(view) ? toJson(sampleTijdlijn(view, random)) : undefined),
      })
      // What lies on the pile for a moment while other things move may be passed by.
      expect(missing.length).toBeLessThan(3)
      expect(told.size).toBeGreaterThan(15)
    },
    PATIENCE,
  )
})

// @vitest-environment happy-dom
// What is told of a match by ear: what a bot says is marked as a bot's each time, whenever it is told.
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { defineComponent, nextTick } from 'vue'
import { toJson, type Json } from '../../../src/engine/basics/json'
import { scenario, viewOf } from '../../games/buchstabenbluff/scenario'
import { begin, look } from '../../games/tofugott/scenario'
import { tofugott } from '../../../src/games/tofugott/inside/index'
import type { BuchstabenbluffSeen } from '../../../src/games/buchstabenbluff/outside/contract'
import type { TofugottSeen } from '../../../src/games/tofugott/outside/contract'
import type { MatchMessage } from '../../../src/protocol/hostMessages'
import type { MatchView, SeatView } from '../../../src/protocol/tableViews'
import { GAME_WINDOWS } from '../../../src/renderer/games/gameTables'
import { buchstabenbluffWindow } from '../../../src/renderer/games/buchstabenbluff/window'
import { tofugottWindow } from '../../../src/renderer/games/tofugott/window'
import { useSpeech } from '../../../src/renderer/speech/useSpeech'
import { useTelling } from '../../../src/renderer/speech/telling/useTelling'
import { useTable } from '../../../src/renderer/stores/table'
import { openWindow, peopleNamed, stateOf, tableOf } from '../../support/window/windowAt'
import { unmountAfterEach } from '../../support/window/unmountAfterEach'

unmountAfterEach()
beforeEach(() => {
  localStorage.clear()
})

const Telling = defineComponent(() => {
  useTelling(() => tofugottWindow, useTable())
  return () => undefined
})
const BOT: SeatView = { kind: 'bot', name: 'Robo', figure: 'fox', level: 'easy' }
const [ANN, BEN, CEM] = peopleNamed('Ann', 'Ben', 'Cem')
const WITH_BOTS = [ANN, BOT, { ...BOT, name: 'Rita' }].flatMap((seat) => seat ?? [])

/** A match that runs, of which nobody is asked anything. */
function matchOf(game: string, view: Json, entries: number): MatchView {
  const awaited = { kind: 'hidden' } as const
  return { number: 1, game, view, own: [], awaited, entries, commitment: 'c' }
}

/** A table where Ann listens to two bots. */
async function openTable() {
  const table = tableOf({ game: 'tofugott', seats: WITH_BOTS })
  const running = begin({ seats: 3, seed: 'telling', options: {} })
  const match = matchOf('tofugott', toJson(look(running, 0)), 1)
  const part = openWindow(Telling, {}, { state: stateOf(table, match) })
  await nextTick()
  const speech = useSpeech()
  const message: MatchMessage = { type: 'match', table: 't1', version: 2, match, events: [] }
  const saidBy = (seat: number): MatchMessage['events'] => {
    const explanation = { kind: 'phrase', phrase: 'dont-ask' } as const
    return [
      toJson({ kind: 'explained', seat, silhouette: 'rat', explanation } satisfies TofugottSeen),
    ]
  }
  /** Whether what is told now says of somebody that it is a bot. */
  function marks(tell: () => void): boolean {
    const before = speech.lines.length
    tell()
    const told = speech.lines
      .slice(before)
      .map(({ text }) => text)
      .join(' ')
    expect(told).toContain('Better not ask.')
    return /\bcomputer\b/iu.test(told)
  }
  return {
    saidBy,
    comesBackTo: (missed: MatchMessage['events']): void => {
      part.host.happened({ ...message, missed })
    },
    explains: (seat: number): boolean =>
      marks(() => {
        part.host.happened({ ...message, events: saidBy(seat) })
      }),
    toldAfter: (kind: 'story' | 'missed', seat: number): boolean =>
      marks(() => {
        part.host.happened({ ...message, [kind]: saidBy(seat) })
      }),
    missesElsewhere: (seat: number): boolean =>
      marks(() => {
        const happened = {
          kind: 'happened',
          message: { ...message, events: saidBy(seat) },
        } as const
        part.host.missed({ latest: [happened], earlier: 0 })
      }),
    sitDown: async (id: string, seats: readonly SeatView[]): Promise<void> => {
      const changed = { ...table, id, seats: [...seats] }
      part.store.state = stateOf(changed, match)
      await nextTick()
    },
  }
}

describe('what is told of a match by ear', () => {
  it('TG-14 says of a bot each time that it is one, and of no person who has taken its seat', async () => {
    const { explains, sitDown } = await openTable()
    expect([explains(1), explains(1), explains(2)]).toEqual([true, true, true])
    await sitDown(
      't2',
      [ANN, BEN, CEM].flatMap((seat) => seat ?? []),
    )
    expect(explains(1)).toBe(false)
    await sitDown('t2', WITH_BOTS)
    expect(explains(1)).toBe(true)
  })

  it.each(['story', 'missed'] as const)(
    'TG-14 says it with each line of what came before (%s)',
    async (kind) => {
      const { toldAfter } = await openTable()
      expect([toldAfter(kind, 1), toldAfter(kind, 1)]).toEqual([true, true])
    },
  )

  it('TG-14 says it with each line of what happened while another page was looked at', async () => {
    const { missesElsewhere } = await openTable()
    expect([missesElsewhere(1), missesElsewhere(1)]).toEqual([true, true])
  })
})

describe('whoever comes back', () => {
  it('hears what the first line speaks of with that line, and nothing of what there is nothing to tell', async () => {
    vi.useFakeTimers()
    const { comesBackTo, saidBy } = await openTable()
    comesBackTo([])
    vi.advanceTimersByTime(150)
    expect([useSpeech().polite, useSpeech().recap]).toEqual(['', ''])
    comesBackTo(saidBy(1))
    vi.advanceTimersByTime(150)
    vi.useRealTimers()
    expect(useSpeech().polite).toMatch(/^While you were away: .*Better not ask\./u)
  })
  it.each(['story', 'missed'] as const)(
    'reads which of one’s own moves the computer made, and which one made oneself (%s)',
    async (kind) => {
      const table = tableOf({
        game: 'buchstabenbluff',
        seats: [ANN, BOT].flatMap((seat) => seat ?? []),
      })
      const match = matchOf(
        'buchstabenbluff',
        toJson(viewOf(scenario({ hands: ['HAUSN', 'EINST'] }), 0)),
        4,
      )
      const Letters = defineComponent(() => {
        useTelling(() => buchstabenbluffWindow, useTable())
        return () => undefined
      })
      const part = openWindow(Letters, {}, { state: stateOf(table, match) })
      await nextTick()
      const passed = (seat: number): Json =>
        toJson({ kind: 'passed', seat, cause: 'chosen' } satisfies BuchstabenbluffSeen)
      const events = [passed(0), passed(1), passed(0)]
      part.host.happened({
        ...{ type: 'match', table: 't1', version: 2, match, events: [] },
        ...{ [kind]: events, stoodIn: 2 },
      })
      const lines = useSpeech().lines.map(({ text }) => text)
      expect(lines.filter((line) => line.startsWith('The computer plays for you: '))).toHaveLength(
        1,
      )
      const moves = lines.filter((line) => /\bpass(?:es)?\b/u.test(line))
      expect(moves).toHaveLength(3)
      expect(moves[2]).toContain('The computer plays for you: You ')
      expect(lines.join(' ')).toContain('While you were away, the computer filled in for you')
      expect(useSpeech().recap).toContain('While you were away, the computer filled in for you')
    },
  )
})

describe('whoever has left and comes back in the same window', () => {
  /** A match of letters of which this window has been told, and what is told of it from then on. */
  async function openLetters(turn = 0) {
    const seats = [ANN, BOT].flatMap((seat) => seat ?? [])
    const table = tableOf({ game: 'buchstabenbluff', seats })
    const scene = scenario({ hands: ['HAUSN', 'EINST'], turn })
    const match = matchOf('buchstabenbluff', toJson(viewOf(scene, 0)), 4)
    const Letters = defineComponent(() => {
      useTelling(() => buchstabenbluffWindow, useTable())
      return () => undefined
    })
    const { host, store, t } = openWindow(Letters, {}, { state: stateOf(table, match) })
    await nextTick()
    const message: MatchMessage = { type: 'match', table: 't1', version: 2, match, events: [] }
    const passed = (seat: number): Json =>
      toJson({ kind: 'passed', seat, cause: 'chosen' } satisfies BuchstabenbluffSeen)
    const lines = (): string[] => useSpeech().lines.map(({ text }) => text)
    const returns = (story: readonly Json[], stoodIn: number, number = 1): void => {
      const back = { ...message, match: { ...match, number }, story, stoodIn }
      host.missed({
        latest: [
          { kind: 'happened', message: back },
          { kind: 'noticed', notices: [{ kind: 'returned', name: 'Ann', seat: 0 }] },
        ],
        earlier: 0,
      })
    }
    return { host, store, t, message, passed, lines, returns }
  }
  const FILLED_IN = 'While you were away, the computer filled in for you'

  it('is told what was played since, for himself and by others, and nothing twice', async () => {
    const { host, message, passed, lines, returns } = await openLetters()
    host.happened({ ...message, events: [passed(1)] })
    const before = lines().length
    returns([passed(1), passed(0), passed(1)], 2)
    expect(lines().slice(before)).toEqual([
      `${FILLED_IN}:`,
      expect.stringContaining('The computer plays for you: You pass'),
      expect.stringContaining('Robo passes'),
      'You are back.',
    ])
    expect(useSpeech().recap).toContain(`${FILLED_IN}: Robo passes`)
  })
  it('BB-04 has one line for cards that somebody has drawn in a row', async () => {
    const { host, message, passed, lines, returns } = await openLetters()
    host.happened({ ...message, events: [passed(1)] })
    const drew = (seat: number): Json =>
      toJson({ kind: 'drew', seat, cause: 'turn' } satisfies BuchstabenbluffSeen)
    const before = lines().length
    returns([drew(1), drew(1), drew(1)], 3)
    expect(lines().slice(before)).toEqual([`${FILLED_IN}:`, 'Robo draws 3 cards.', 'You are back.'])
  })
  it.each(['a reload', 'a look elsewhere'])(
    'hears after %s whose turn it is unless it is his own, and neither the log nor what is said again has it',
    async (after) => {
      vi.useFakeTimers()
      const { host, store, t, lines } = await openLetters(1)
      const speech = useSpeech()
      const turn = t('buchstabenbluffTable.wait.turn', { name: 'Robo' })
      const heardAfter = (name: string, seat: number): string => {
        const notices = [{ kind: 'returned', name, seat }] as const
        if (after === 'a reload') host.noticed(notices)
        else host.missed({ latest: [{ kind: 'noticed', notices }], earlier: 0 })
        return said()
      }
      const said = (): string => {
        const told: string[] = []
        for (let step = 0; step < 40; step += 1) {
          vi.advanceTimersByTime(100)
          if (told.at(-1) !== speech.polite) told.push(speech.polite)
        }
        return told.join(' ')
      }
      expect(heardAfter('Ann', 0)).toContain(turn)
      expect(lines().join()).not.toContain(turn)
      speech.repeat()
      vi.advanceTimersByTime(150)
      expect(speech.polite).toContain('You are back.')
      expect(speech.polite).not.toContain(turn)
      vi.advanceTimersByTime(3000)
      expect(heardAfter('Robo', 1)).not.toContain(turn)
      const { match, ...state } = store.state
      if (!match) throw new Error('no match is played')
      const own = [{ name: 'turn 1', kind: 'turn' }]
      store.state = { ...state, match: { ...match, match: { ...match.match, own } } }
      expect(heardAfter('Ann', 0)).not.toContain(turn)
      vi.useRealTimers()
    },
  )
  it('reads the whole story of a match that has begun meanwhile', async () => {
    const { host, message, passed, lines, returns } = await openLetters()
    host.happened({ ...message, events: [passed(1)] })
    returns([passed(1), passed(0)], 0, 2)
    expect(lines().slice(0, 3)).toEqual([
      'So far:',
      expect.stringContaining('Robo passes'),
      expect.stringContaining('You pass'),
    ])
  })
})

describe('the question that is asked of others', () => {
  it('TG-36 is told to the player in turn as soon as it is asked, before the first guess on it is turned', async () => {
    const running = begin({ seats: 3, seed: 'asked of others', options: {} })
    const { state, random } = running
    const view = (): Json => toJson(look(running, 0, 'en'))
    const table = tableOf({ game: 'tofugott', seats: WITH_BOTS })
    const first = matchOf('tofugott', view(), 1)
    const part = openWindow(Telling, {}, { state: stateOf(table, first), language: 'en' })
    await nextTick()
    const told = () => useSpeech().lines.map(({ text }) => text)
    const eyes = { plan: running.plan, language: 'en' } as const
    for (let entries = 2; look(running, 0).settled.length < 2; entries += 1) {
      const [owed] = tofugott.toAct(state)
      if (!owed) throw new Error('the match is over')
      const move = tofugott.sampleFrom(state, owed.seat, random)
      const happened = tofugott.play(state, { seat: owed.seat, move, byClock: false }, random)
      const events = happened.flatMap((event) => {
        const seen = tofugott.eventFor(event, 0, eyes)
        return seen ? [toJson(seen)] : []
      })
      const match = matchOf('tofugott', view(), entries)
      part.host.happened({ type: 'match', table: 't1', version: entries, match, events })
    }
    const card = look(running, 0, 'en').card
    const lines = told()
    for (const number of [2, 3]) {
      const question = `Question ${String(number)}: ${card?.questions[number - 1] ?? '?'}`
      expect(lines.filter((line) => line === question)).toHaveLength(1)
      const settled = lines.findIndex((line) => line.includes(`question ${String(number - 1)}`))
      expect(lines.indexOf(question)).toBeGreaterThan(settled)
    }
    const guesses = lines.flatMap((line, at) => (/guessed:/u.test(line) ? [at] : []))
    // Two guesses for each question: the third is the first one on the second question.
    expect(lines.indexOf(`Question 2: ${card?.questions[1] ?? '?'}`)).toBeLessThan(guesses[2] ?? 0)
  })
})

describe('the end of a match', () => {
  const ends: Record<string, Json> = {
    'time-bluff': { kind: 'matchEnded', ranks: [1, 2] },
    tafelrunde: { kind: 'matchEnded', end: 'played', ranks: [1, 2], gems: [4, 3], hands: [1, 2] },
    buchstabenbluff: { kind: 'ended', end: 'finished', ranks: [1, 2], scores: [], hands: [] },
    tijdlijn: { kind: 'ended', end: 'won', winners: [0] },
    tofugott: { kind: 'ended', end: 'finished', ranks: [1, 2] },
  }

  it('stands in the log under a heading of its own, in every game and for whatever is told of it later', async () => {
    const { t, host } = openWindow(Telling, {}, { state: stateOf(tableOf()) })
    await nextTick()
    const { names } = { names: ['Ann', 'Ben'] }
    const listener = { names, t, you: 0 }
    for (const [key, load] of Object.entries(GAME_WINDOWS)) {
      const { voice } = await load()
      expect(voice.heading?.(ends[key] ?? null, listener), key).toBe('The end')
    }
    host.noticed([{ kind: 'matchOver' }])
    useSpeech().note('What was remarkable.')
    expect(useSpeech().lines.at(-1)?.group?.text).toBe('The end')
  })
})

describe('the log of a match that somebody comes back to', () => {
  it('BB-04 has one line for cards drawn in a row, under the heading of their turn, as it was told', async () => {
    const scene = scenario({ hands: ['HAUSN', 'EINST'] })
    const match = matchOf('buchstabenbluff', toJson(viewOf(scene, 0)), 4)
    const table = tableOf({ game: 'buchstabenbluff', seats: WITH_BOTS.slice(0, 2) })
    const Letters = defineComponent(() => {
      useTelling(() => buchstabenbluffWindow, useTable())
      return () => undefined
    })
    const part = openWindow(Letters, {}, { state: stateOf(table, match), language: 'en' })
    await nextTick()
    const drew = toJson({ kind: 'drew', seat: 1, cause: 'turn' } satisfies BuchstabenbluffSeen)
    const story = [toJson({ kind: 'turnBegan', seat: 1, turn: 1 }), drew, drew, drew]
    part.host.happened({ type: 'match', table: 't1', version: 2, match, events: [], story })
    const told = useSpeech().lines.slice(-2)
    expect(told.map(({ text }) => text)).toEqual(['It is Robo’s turn.', 'Robo draws 3 cards.'])
    expect(told.map(({ group }) => group?.text)).toEqual(['Turn: Robo', 'Turn: Robo'])
  })
  it.each([false, true])(
    'P-59 has what was dealt once where nothing has happened since (told as it begins: %s)',
    async (begins) => {
      const scene = scenario({ hands: ['HAUSN', 'EINST'] })
      const match = matchOf('buchstabenbluff', toJson(viewOf(scene, 0)), 0)
      const table = tableOf({ game: 'buchstabenbluff', seats: WITH_BOTS.slice(0, 2) })
      const Letters = defineComponent(() => {
        useTelling(() => buchstabenbluffWindow, useTable())
        return () => undefined
      })
      const part = openWindow(Letters, {}, { state: stateOf(table, match), language: 'en' })
      await nextTick()
      const message: MatchMessage = { type: 'match', table: 't1', version: 2, match, events: [] }
      if (begins) part.host.noticed([{ kind: 'started' }])
      part.host.happened(message)
      part.host.happened(message)
      const told = useSpeech().lines.map(({ text }) => text)
      expect(told.filter((text) => !/^Single keys/u.test(text))).toEqual([
        begins ? expect.stringMatching(/begins/u) : 'So far:',
        expect.stringMatching(/^In the draw pile: 10\./u),
        expect.stringMatching(/^Your hand:/u),
      ])
    },
  )
})

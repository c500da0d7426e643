/** The playing of events with a hand-turned clock: every number here is a moment in milliseconds. */
import { describe, expect, it } from 'vitest'
import {
  advance,
  hear,
  isPlaying,
  LONGEST_LAG,
  LONGEST_WAIT,
  nextChange,
  settle,
  skip,
  startPlaying,
  unseenEvents,
  type Message,
  type Playing,
} from '../../../src/renderer/stage/playing/playing'
import { backs, type Scene, type Scenery } from '../../../src/renderer/stage/playing/scene'
import {
  readingOf,
  timingOf,
  TURN_STAGGER,
  type Pace,
} from '../../../src/renderer/stage/playing/timing'

/** A table that is a list of words: one in brackets is in the air. */
type Words = readonly string[]

const READ = 5000
const SCENES: Readonly<Record<string, Scene>> = {
  fly: { flights: [{ from: ['a'], to: ['b'], things: backs(1) }] },
  judge: { verdict: { at: ['a'], faces: [1], stamp: 'bluff', tone: 'bad' } },
  read: { flights: [{ from: ['a'], to: ['b'], things: backs(1) }], reading: READ },
}
const scenery: Scenery<Words, string> = {
  sceneOf: (event) => SCENES[event.split(' ')[0] ?? ''] ?? {},
  taken: (view, event) => [...view, `(${event})`],
  arrived: (view, event) => [...view.slice(0, -1), event],
}
/** Whether these are all in the air at once. */
function areFlights(events: readonly string[]): boolean {
  return events.every((event) => event.startsWith('fly'))
}
const FLY = timingOf(SCENES['fly'] ?? {}, 'full').moves
const JUDGE = timingOf(SCENES['judge'] ?? {}, 'full')

type Table = Playing<Words, string>

function told(
  playing: Table,
  message: Partial<Message<Words, string>>,
  now: number,
  pace: Pace = 'full',
) {
  const events = message.events ?? []
  const view = message.view ?? [...playing.newest, ...events]
  return hear(playing, { isAsked: false, ...message, events, view }, { scenery, pace, now })
}
const empty = (): Table => startPlaying<Words, string>([])

/** All that happens until nothing does any more: when, and what is shown then. */
function watch(playing: Table): [number, string][] {
  const seen: [number, string][] = []
  let table = playing
  for (let at = nextChange(table); at !== undefined; at = nextChange(table)) {
    table = advance(table, at)
    seen.push([Math.round(at), table.shown.join(' ')])
  }
  return seen
}

describe('a verdict', () => {
  const scene = (cards: number): Scene => ({
    verdict: { at: ['a'], faces: Array.from({ length: cards }, () => 1), stamp: 'x', tone: 'bad' },
  })
  const flights = [{ from: ['a'], to: ['b'], things: backs(3), pile: true }]

  it('takes longer for every card of a row that is turned', () => {
    const [one, two, three] = [1, 2, 3].map((cards) => timingOf(scene(cards), 'full').moves)
    expect(one).toBe(JUDGE.moves)
    expect((two ?? 0) - (one ?? 0)).toBe(TURN_STAGGER)
    expect((three ?? 0) - (two ?? 0)).toBe(TURN_STAGGER)
  })
  it('is read before its consequence flies, and not held again after that', () => {
    const alone = timingOf(scene(4), 'full')
    const followed = timingOf({ ...scene(4), flights }, 'full')
    expect(followed).toEqual({ moves: alone.moves + alone.holds + FLY, holds: 0, reads: 0 })
    expect(readingOf({ ...scene(4), flights })).toBe(alone.moves + alone.holds)
    expect(readingOf(scene(4))).toBe(0)
    expect(readingOf({ flights })).toBe(0)
  })
})

describe('a sum', () => {
  const counted = (...counts: number[]): Scene => ({
    sums: counts.map((parts) => ({ at: ['a'], totals: Array.from({ length: parts }, () => 1) })),
  })

  it('takes as long as the longest of those counted beside it, and is held to be read', () => {
    const [one, three, both] = [counted(1), counted(3), counted(1, 3)].map((scene) =>
      timingOf(scene, 'full'),
    )
    expect(three?.moves).toBe(3 * (one?.moves ?? 0))
    expect(both).toEqual(three)
    expect(one?.holds).toBeGreaterThan(0)
    expect(timingOf(counted(3), 'off')).toEqual({ moves: 0, holds: 0, reads: 0 })
  })
})

describe('a glance at what was counted', () => {
  const scene: Scene = { sums: [{ at: ['a'], totals: [4] }], glance: 1000 }

  it('is never hurried, is shorter where the pictures are short, and nothing where there are none', () => {
    expect(timingOf(scene, 'full').reads).toBe(1000)
    expect(timingOf(scene, 'fast').reads).toBeGreaterThan(300)
    expect(timingOf(scene, 'fast').reads).toBeLessThan(600)
    expect(timingOf(scene, 'off').reads).toBe(0)
  })
})

describe('what is to be read', () => {
  it('is held in full however little time there is, shows what its event left, and takes nothing from what follows', () => {
    const table = told(empty(), { events: ['read 1', 'fly 2'], isAsked: true }, 0)
    const seen = watch(table)
    expect(seen).toEqual([
      [FLY, 'read 1'],
      [FLY + READ, 'read 1 (fly 2)'],
      [FLY + READ + FLY, 'read 1 fly 2'],
    ])
    const pressed = watch(told(empty(), { events: Array(9).fill('read 1'), isAsked: true }, 0))
    expect(pressed.at(-1)?.[0]).toBe(LONGEST_WAIT + 9 * READ)
    const last = watch(told(empty(), { events: ['read 1'], view: ['all', 'new'] }, 0))
    expect(last.map(([, words]) => words)).toEqual(['read 1', 'all new'])
  })
  it('is not held where nothing is shown, and can be skipped', () => {
    expect(timingOf(SCENES['read'] ?? {}, 'off').reads).toBe(0)
    const table = told(empty(), { events: ['read 1'], view: ['new'] }, 0)
    expect(isPlaying(skip(advance(table, FLY), FLY))).toBe(false)
  })
})

describe('events are played one after the other', () => {
  it('shows what is in the air first, then that it has arrived, then the next event', () => {
    const table = told(empty(), { events: ['fly 1', 'fly 2'] }, 100)
    expect(table.shown).toEqual(['(fly 1)'])
    expect(watch(table)).toEqual([
      [100 + FLY, 'fly 1 (fly 2)'],
      [100 + 2 * FLY, 'fly 1 fly 2'],
    ])
  })
  it('holds a verdict before its consequence begins', () => {
    const table = told(empty(), { events: ['judge', 'fly'] }, 0)
    const held = advance(table, JUDGE.moves + JUDGE.holds - 1)
    expect(held.running?.events).toEqual(['judge'])
    expect(held.running?.hasArrived).toBe(true)
    expect(advance(held, JUDGE.moves + JUDGE.holds).running?.events).toEqual(['fly'])
  })
  it('queues what comes while something is shown', () => {
    const first = told(empty(), { events: ['fly 1'] }, 0)
    const both = told(first, { events: ['fly 2'] }, 10)
    expect(both.shown).toEqual(['(fly 1)'])
    expect(both.newest).toEqual(['fly 1', 'fly 2'])
    expect(advance(both, FLY).shown).toEqual(['fly 1', '(fly 2)'])
    expect(isPlaying(advance(both, 2 * FLY))).toBe(false)
  })
  it('shows the view of the message at its end, whatever the events made of it', () => {
    const table = told(empty(), { events: ['fly'], view: ['as it is'] }, 0)
    expect(advance(table, FLY).shown).toEqual(['as it is'])
  })
  it('shows a message without events at once, and after what is being played', () => {
    expect(told(empty(), { view: ['new'] }, 0).shown).toEqual(['new'])
    const busy = told(told(empty(), { events: ['fly'] }, 0), { view: ['new'] }, 10)
    expect(busy.shown).toEqual(['(fly)'])
    expect(advance(busy, FLY).shown).toEqual(['new'])
  })
  it('names each event once when its step begins', () => {
    let table = told(empty(), { events: ['fly 1', 'quiet', 'fly 2'] }, 0)
    expect(table.begun).toEqual(['fly 1'])
    expect(advance(table, FLY / 2).begun).toEqual([])
    table = advance(table, FLY)
    expect(table.begun).toEqual(['quiet', 'fly 2'])
    expect(table.count).toBe(3)
  })
})

describe('nobody waits too long', () => {
  it('hurries what is left when a question waits, so that it waits two seconds at most', () => {
    const events = ['judge', 'fly 1', 'fly 2', 'fly 3', 'judge', 'fly 4']
    const table = told(empty(), { events, isAsked: true }, 500)
    const last = watch(table).at(-1)
    expect(last?.[0]).toBeLessThanOrEqual(500 + LONGEST_WAIT)
    expect(last?.[1]).toBe(events.join(' '))
    expect(isPlaying(advance(table, 500 + LONGEST_WAIT))).toBe(false)
  })
  it('hurries what follows a verdict before the verdict itself, which is what is to be read', () => {
    const table = told(empty(), { events: ['judge', 'fly 1', 'fly 2'], isAsked: true }, 0)
    const seen = watch(table)
    const begins = seen.find(([, words]) => words === 'judge (fly 1)')?.[0] ?? 0
    expect(begins).toBeGreaterThanOrEqual(1600)
    const flights = seen.filter(([at]) => at > begins).map(([, words]) => words)
    expect(flights).toEqual(['judge fly 1 (fly 2)', 'judge fly 1 fly 2'])
    expect(seen.at(-1)?.[0]).toBe(LONGEST_WAIT)
  })
  it('takes its time for what fits into two seconds', () => {
    const table = told(empty(), { events: ['fly'], isAsked: true }, 0)
    expect(nextChange(table)).toBe(FLY)
  })
  it('does not put a question off for what comes after it', () => {
    const asked = told(empty(), { events: ['judge', 'judge'], isAsked: true }, 0)
    const more = told(asked, { events: ['judge', 'judge'], isAsked: true }, 1500)
    expect(isPlaying(advance(more, LONGEST_WAIT))).toBe(false)
  })
  it('never lags far behind, however much comes', () => {
    let table = empty()
    for (let at = 0; at < 40; at += 1) table = told(table, { events: ['judge', 'fly'] }, at)
    expect(isPlaying(advance(table, 39 + LONGEST_LAG))).toBe(false)
  })
  it('catches up at once with a clock that stood still', () => {
    const table = told(empty(), { events: ['fly 1', 'judge', 'fly 2'] }, 0)
    const later = advance(table, 60_000)
    expect(isPlaying(later)).toBe(false)
    expect(later.shown).toEqual(['fly 1', 'judge', 'fly 2'])
  })
})

describe('the player decides how much is shown', () => {
  it('a tap ends the step that is shown and begins the next', () => {
    const table = told(empty(), { events: ['judge', 'fly'] }, 0)
    const next = skip(table, 50)
    expect(next.shown).toEqual(['judge', '(fly)'])
    expect(nextChange(next)).toBe(50 + FLY)
    expect(skip(next, 60).shown).toEqual(['judge', 'fly'])
    expect(isPlaying(skip(next, 60))).toBe(false)
  })
  it('shows what belongs together in one picture, and counts every event of it', () => {
    const joined = { ...scenery, together: areFlights }
    const hearing = { scenery: joined, pace: 'full', now: 0 } as const
    const events = ['judge', 'fly 1', 'fly 2', 'fly 3', 'quiet']
    const message = { events, view: events, isAsked: false }
    const table = hear(startPlaying<Words, string>([]), message, hearing)
    expect(unseenEvents(table)).toBe(5)
    const flying = skip(table, 50)
    expect(flying.begun).toEqual(['fly 1', 'fly 2', 'fly 3'])
    expect(flying.running?.scene.flights).toEqual([{ from: ['a'], to: ['b'], things: backs(3) }])
    expect(unseenEvents(flying)).toBe(4)
    expect(advance(flying, LONGEST_LAG).shown).toEqual(events)
  })
  it('passes over all that carries out a verdict with one press, and over nothing else', () => {
    const following = { ...scenery, follows: (event: string) => event.startsWith('fly') }
    const hearing = { scenery: following, pace: 'full', now: 0 } as const
    const events = ['judge', 'fly 1', 'fly 2', 'judge', 'fly 3', 'fly 4']
    const table = hear(
      startPlaying<Words, string>([]),
      { events, view: ['all'], isAsked: false },
      hearing,
    )
    const first = skip(table, 50)
    expect(first.running?.events).toEqual(['fly 1'])
    const second = skip(first, 60)
    expect(second.begun).toEqual(['fly 2', 'judge'])
    expect(second.running?.events).toEqual(['judge'])
    const over = skip(skip(second, 70), 80)
    expect(isPlaying(over)).toBe(false)
    expect(over.begun).toEqual(['fly 4'])
    expect(over.shown).toEqual(['all'])
  })
  it('short takes less than half as long', () => {
    const table = told(empty(), { events: ['judge'] }, 0, 'fast')
    expect(isPlaying(advance(table, (JUDGE.moves + JUDGE.holds) / 2))).toBe(false)
  })
  it('none shows at once how things stand, and still names every event', () => {
    const table = told(empty(), { events: ['judge', 'fly'] }, 0, 'off')
    expect(isPlaying(table)).toBe(false)
    expect(table.shown).toEqual(['judge', 'fly'])
    expect(table.begun).toEqual(['judge', 'fly'])
  })
  it('tells how many events have not been seen yet, until each has arrived', () => {
    const table = told(empty(), { events: ['fly 1', 'fly 2'] }, 0)
    expect(unseenEvents(table)).toBe(2)
    expect(unseenEvents(advance(table, FLY - 1))).toBe(2)
    expect(unseenEvents(advance(table, FLY + 1))).toBe(1)
    expect(unseenEvents(settle(table))).toBe(0)
    expect(unseenEvents(advance(table, LONGEST_LAG))).toBe(0)
  })

  it('what somebody missed is settled at once', () => {
    const table = told(empty(), { events: ['judge', 'fly 1', 'fly 2'] }, 0)
    const settled = settle(table)
    expect(isPlaying(settled)).toBe(false)
    expect(settled.shown).toEqual(['judge', 'fly 1', 'fly 2'])
    expect(settled.begun).toEqual(['fly 1', 'fly 2'])
  })
})

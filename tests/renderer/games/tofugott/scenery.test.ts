// @vitest-environment happy-dom
/** Points that move and the draw for the tofu as scenes, with the real rules behind them. */
import type { OfKind } from '../../../../src/engine/basics/kinds'
import { flushPromises, mount } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createI18n } from 'vue-i18n'
import { present } from '../../../../src/engine/basics/invariant'
import { toJson } from '../../../../src/engine/basics/json'
import type {
  Explanation,
  TofugottSeen,
  TofugottView,
} from '../../../../src/games/tofugott/outside/contract'
import type { SeatView } from '../../../../src/protocol/tableViews'
import GameBoard from '../../../../src/renderer/games/GameBoard.vue'
import { gainText } from '../../../../src/renderer/games/tofugott/voice/names'
import { arrivedInTofugott } from '../../../../src/renderer/games/tofugott/scenery/arrived'
import { tofugottScene } from '../../../../src/renderer/games/tofugott/scenery/scenes'
import { tieSpot } from '../../../../src/renderer/games/tofugott/scenery/things'
import TofugottBoard from '../../../../src/renderer/games/tofugott/TofugottBoard.vue'
import { tofugottWindow } from '../../../../src/renderer/games/tofugott/window'
import { timingOf } from '../../../../src/renderer/stage/playing/timing'
import {
  begin,
  look,
  playIdleTurn,
  playTurn,
  seenBy,
  setPoints,
  type Running,
} from '../../../games/tofugott/scenario'
import { allMessages } from '../../../support/window/wholeWording'
import { unmountAfterEach } from '../../../support/window/unmountAfterEach'

unmountAfterEach()
beforeEach(() => {
  localStorage.setItem('stammtisch.guide.tofugott', '1')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const MESSAGES = await allMessages()
const NAMES = ['Ada', 'Ben', 'Cem']
/** Milliseconds from one look at the table to the next, and the most that a whole draw may take. */
const BLINK = 200
const LONGEST = 120_000

interface Played {
  readonly running: Running
  readonly before: TofugottView
  readonly seen: readonly TofugottSeen[]
}

function ofKind<Kind extends TofugottSeen['kind']>(
  seen: readonly TofugottSeen[],
  kind: Kind,
): OfKind<TofugottSeen, Kind>[] {
  return seen.filter((event): event is OfKind<TofugottSeen, Kind> => event.kind === kind)
}

/** The last turn of a match in which all three stand equal. */
function tiedEnd(seed: string): Played {
  const running = begin({ seats: 3, options: { turns: 1 }, seed })
  playIdleTurn(running)
  playIdleTurn(running)
  setPoints(running, [4, 4, 4])
  const before = look(running, 0)
  return { running, before, seen: seenBy(running, playIdleTurn(running), 0) }
}

/** A match whose draw takes more than one round. */
function repeatedDraw(): Played {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const played = tiedEnd(`tie-${String(attempt)}`)
    if (ofKind(played.seen, 'tied').length > 1) return played
  }
  throw new Error('never repeated')
}

function openBoard(view: TofugottView) {
  const i18n = createI18n({ legacy: false, locale: 'en', messages: MESSAGES })
  return mount(GameBoard, {
    props: {
      game: { ...tofugottWindow, board: TofugottBoard },
      view: toJson(view),
      seats: NAMES.map((name): SeatView => ({ kind: 'bot', name, figure: 'owl', level: 'easy' })),
      names: NAMES,
      listener: { names: NAMES, t: i18n.global.t, you: 0 },
      own: [],
      awaited: { kind: 'hidden' as const },
      arrived: 0,
      events: [],
      version: 1,
      play: () => Promise.resolve({ type: 'answer' as const, id: 1, ok: true as const }),
    },
    global: { plugins: [i18n, createPinia()] },
    attachTo: document.body,
  })
}

describe('points that move', () => {
  const running = begin({ seats: 3, seed: 'points' })
  const before = look(running, 0)
  const script = {
    best: 'elephant dolphin rat',
    worst: 'human pig tofu',
    guesses: ['elephant elephant', 'dolphin pig', 'tree ghost'],
  } as const
  const seen = seenBy(running, playTurn(running, script), 0)
  const settled = ofKind(seen, 'settled')

  it('TG-17 rise with their sign at each plate that gains or loses, after every question', () => {
    expect(settled).toHaveLength(3)
    for (const event of settled) {
      const { gains = [] } = tofugottScene(event, before)
      const scored = event.gains.flatMap((points, seat) => (points === 0 ? [] : [{ points, seat }]))
      expect(gains).toEqual(
        scored.map(({ points, seat }) => ({
          at: [`seat-${String(seat)}`],
          text: gainText(points),
        })),
      )
    }
    expect(settled.map((event) => tofugottScene(event, before).gains?.length)).toEqual([3, 3, 0])
  })

  describe('TG-14 TG-17 before the next question', () => {
    const first = present(settled[0], 'a question was scored')
    const then = seen.slice(0, seen.indexOf(first)).reduce(arrivedInTofugott, before)
    /** Milliseconds from scoring to what comes next, after so much was said of each card. */
    function waitAfter(said: readonly Explanation[], options = before.options): number {
      if (then.phase.kind !== 'revealing') throw new Error('nothing is turned')
      const turned = then.phase.turned.map((card) => ({ ...card, said }))
      const view = { ...then, options, phase: { ...then.phase, turned } }
      const { moves, holds, reads } = timingOf(tofugottScene(first, view), 'full')
      return moves + holds + reads
    }
    const words = (signs: number): Explanation => ({ kind: 'words', text: 'x'.repeat(signs) })

    it('leave time to read, the more the more was said', () => {
      expect(waitAfter([])).toBeGreaterThanOrEqual(2000)
      expect(waitAfter([words(30)])).toBeGreaterThan(waitAfter([]))
    })

    it('go on three seconds and a half after what computers say, at the latest, and five after long words', () => {
      expect(waitAfter([words(35)])).toBeGreaterThanOrEqual(3000)
      expect(waitAfter([words(35)])).toBeLessThanOrEqual(3500)
      expect(waitAfter([words(100), words(100)])).toBeLessThanOrEqual(5000)
    })

    it('go on a second after the points where a clock runs', () => {
      const timed = { ...before.options, guessSeconds: 30 } as const
      expect(waitAfter([words(100)], timed)).toBeLessThanOrEqual(2000)
    })
  })

  it('TG-16 TG-18 move the points card of each, question by question, to what the rules say', () => {
    const sums = seen
      .reduce<TofugottView[]>((views, event) => {
        const after = arrivedInTofugott(views.at(-1) ?? before, event)
        return event.kind === 'settled' ? [...views, after] : [...views.slice(0, -1), after]
      }, [])
      .map(({ players }) => players.map(({ points }) => points))
    const told = settled.map((event) => [...event.points])
    for (const one of told) expect(sums).toContainEqual(one)
    expect(told.at(-1)).toEqual(look(running, 0).players.map(({ points }) => points))
  })

  it('TG-18 stand on the points card that is on the screen', async () => {
    const first = settled[0]
    if (!first) throw new Error('nothing was scored')
    const at = seen.indexOf(first)
    const then = seen.slice(0, at).reduce(arrivedInTofugott, before)
    const wrapper = openBoard(then)
    const marks = () => wrapper.findAll('.points-card .numeral').map((mark) => mark.text())
    const stood = marks()
    await wrapper.setProps({
      version: 2,
      view: toJson(arrivedInTofugott(then, first)),
      events: [toJson(first)],
    })
    for (let time = 0; time < LONGEST / 10 && marks().join() === stood.join(); time += BLINK) {
      vi.advanceTimersByTime(BLINK)
      await flushPromises()
    }
    expect(marks()).not.toEqual(stood)
    const labels = wrapper.findAll('.points-card').map((card) => card.attributes('aria-label'))
    for (const points of first.points) {
      expect(labels.some((label) => label?.startsWith(gainText(points).replace('+', '')))).toBe(
        true,
      )
    }
  })
})

describe('the draw for the tofu', () => {
  it('TG-21 lets a card of each tied player fly in every step, and stamps the tofu that settles it', () => {
    const { before, seen } = repeatedDraw()
    const draws = ofKind(seen, 'drewForTofu')
    for (const event of draws) {
      const scene = tofugottScene(event, before)
      expect(scene.flights?.map(({ to }) => to)).toEqual(event.seats.map((seat) => [tieSpot(seat)]))
      const found = event.silhouettes.filter((one) => one === 'tofu').length
      expect(scene.verdict?.stamp).toBe(found === 1 ? 'tofugottTable.stamp.tofu' : undefined)
    }
    expect(draws.filter((event) => tofugottScene(event, before).verdict)).toHaveLength(1)
  })

  it('TG-21 leaves time for who draws, for each card, and for the tofu at last', () => {
    const { before, seen } = repeatedDraw()
    for (const event of [...ofKind(seen, 'tied'), ...ofKind(seen, 'drewForTofu')]) {
      expect(tofugottScene(event, before).reading).toBeGreaterThanOrEqual(900)
    }
  })

  it.each([0, 1])('TG-21 says after the match how the tie was settled (seat %s listens)', (you) => {
    const { running } = repeatedDraw()
    const i18n = createI18n({ legacy: false, locale: 'en', messages: MESSAGES })
    const view = look(running, you)
    const round = view.phase.kind === 'over' ? view.phase.tieBreak.at(-1) : undefined
    const last = round?.steps.length ?? 0
    const finder = round?.seats.find((_, index) => round.steps.at(-1)?.[index] === 'tofu') ?? 0
    const named = { names: NAMES, t: i18n.global.t, you }
    const who = finder === you ? 'You' : (NAMES[finder] ?? '')
    expect(tofugottWindow.voice.ending?.(toJson(view), named)).toBe(
      `A tie at 4 points. ${who} drew the tofu first, with card ${String(last)}.`,
    )
    const untied = { ...view, phase: { kind: 'over', end: 'finished', tieBreak: [] } }
    expect(tofugottWindow.voice.ending?.(toJson(untied), named)).toBeUndefined()
  })

  it('TG-21 makes up the same draw that the rules show, step by step and round by round', () => {
    const { running, before, seen } = repeatedDraw()
    const made = seen.reduce(arrivedInTofugott, before)
    const { phase } = look(running, 0)
    expect(made.phase).toEqual(phase)
    expect(phase.kind === 'over' && phase.tieBreak.length).toBeGreaterThan(1)
  })

  it('TG-21 shows every step before the final sheet, which keeps the last round', async () => {
    const { running, before, seen } = repeatedDraw()
    const wrapper = openBoard(before)
    const after = look(running, 0)
    await wrapper.setProps({ version: 2, view: toJson(after), events: seen.map(toJson) })
    const cardsSeen = new Set<number>()
    for (let time = 0; time < LONGEST && !wrapper.find('.final').exists(); time += BLINK) {
      vi.advanceTimersByTime(BLINK)
      await flushPromises()
      if (!wrapper.find('.tie-draw').exists()) continue
      cardsSeen.add(wrapper.findAll('.tie-draw .cards li:not(.next)').length)
    }
    const steps = ofKind(seen, 'drewForTofu')
    expect(cardsSeen.size).toBeGreaterThanOrEqual(Math.min(3, steps.length))
    const final = present(
      after.phase.kind === 'over' ? after.phase.tieBreak.at(-1) : undefined,
      'a draw',
    )
    expect(wrapper.findAll('.final .tie-draw .row')).toHaveLength(final.seats.length)
    expect(wrapper.findAll('.final .tie-draw .row.found')).toHaveLength(1)
  })
})

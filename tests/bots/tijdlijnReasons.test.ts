/** What the bots of Tijdlijn say of their thinking: chances of what was turned up, and never a year that nobody has turned. */
import { describe, expect, it } from 'vitest'
import box from '../../resources/content/tijdlijn/box.json' with { type: 'json' }
import { Reasons } from '../../src/bots/explain'
import { TIJDLIJN_BOTS } from '../../src/bots/tijdlijn/bots'
import { fastRandom } from '../../src/engine/chance/fastRandom'
import { present } from '../../src/engine/basics/invariant'
import type { Thought, ThoughtAnswer } from '../../src/engine/contract/thought'
import { tijdlijn } from '../../src/games/tijdlijn/inside/index'
import { ownCards } from '../../src/games/tijdlijn/outside/check'
import type { TijdlijnMove, TijdlijnView } from '../../src/games/tijdlijn/outside/contract'
import { BOT_LEVELS, type BotLevel } from '../../src/protocol/terms'
import {
  act,
  contest,
  dealt,
  handleOf,
  look,
  scene,
  type Position,
  type Scene,
} from '../games/tijdlijn/scenario'

const NO_BUDGET = { playouts: 0, hasTime: () => false }
const IN_COMPANY = { atOnce: false }
const NIGHT_WATCH = 'Rembrandt finishes “The Night Watch”'

const LISBON = 'An earthquake, a wave and a fire destroy Lisbon'

/** What the seat in turn sees, its card of one year and one of seat 1 having the fronts of events that are shipped. */
function lookWith(table: Scene, year?: number, yearOfOther?: number): TijdlijnView {
  const view = look(table, 0)
  if (year === undefined) return view
  const fronts = new Map([[handleOf(table, year, 0), NIGHT_WATCH]])
  if (yearOfOther !== undefined) fronts.set(handleOf(table, yearOfOther, 1), LISBON)
  const players = view.players.map((player) => ({
    ...player,
    cards: player.cards.map((card) => ({ ...card, front: fronts.get(card.card) ?? card.front })),
  }))
  return { ...view, players }
}

function sitDown(view: TijdlijnView, level: BotLevel) {
  const bot = TIJDLIJN_BOTS[level]
  const memory = bot.newMemory(view, null)
  bot.remember(memory, [], view)
  return { bot, memory, explainer: present(bot.explainer, 'it explains itself') }
}

/** What seat 0 says in company once it has made the move. */
function saidOf(
  table: Scene,
  move: TijdlijnMove,
  level: BotLevel = 'sharp',
  view = look(table, 0),
): ThoughtAnswer {
  const { memory, explainer } = sitDown(view, level)
  const reasons = new Reasons(explainer)
  reasons.note({ view, memory }, move)
  expect(reasons.tell(view, { atOnce: true })).toEqual({ kind: 'nothing' })
  reasons.see(act(table, move))
  return reasons.tell(look(table, 0), IN_COMPANY)
}

function layOf(table: Scene, year: number, gap: number): TijdlijnMove {
  return { kind: 'lay', card: handleOf(table, year, 0), gap }
}

function advised(view: TijdlijnView, level: BotLevel = 'sharp'): Thought | undefined {
  const { bot, memory, explainer } = sitDown(view, level)
  const move = bot.decide(view, memory, fastRandom('advice'), NO_BUDGET)
  return explainer.advise({ view, memory }, move)
}

/** All advice in a match that is played at random for a while. */
function adviceOf(match: number): { readonly thought: Thought; readonly years: number[] }[] {
  const table = dealt(2, { mode: match % 2 === 0 ? 'co-operative' : 'competitive' })
  const random = fastRandom(`advice-${String(match)}`)
  const told: { readonly thought: Thought; readonly years: number[] }[] = []
  for (let step = 0; step < 40; step++) {
    const [owed] = tijdlijn.toAct(table.state)
    if (!owed) break
    const view = look(table, owed.seat)
    const thought = advised(view, match % 4 < 2 ? 'easy' : 'sharp')
    const years = view.line.flatMap(({ cards }) => cards.map(({ back }) => back.year))
    if (thought) told.push({ thought, years })
    act(table, tijdlijn.sampleFrom(table.state, owed.seat, random), `advice-${String(match)}`)
  }
  return told
}

const FRONTS = box.events.map(({ text }) => text.en.front)

/** Cards of a view as if they were shipped events, of which bots know something. */
function shippedFronts(view: TijdlijnView): TijdlijnView {
  const players = view.players.map((player) => ({
    ...player,
    cards: player.cards.map((one) => ({ ...one, front: FRONTS[one.card % 300] ?? one.front })),
  }))
  return { ...view, players }
}

/** Advice in a match that is played at random that speaks of nothing better where something is, or of no chance at all. */
function faultsOfAdvice(match: number, level: BotLevel): string[] {
  const table = dealt(2, { mode: 'co-operative' })
  const random = fastRandom(`better-${String(match)}`)
  const faults: string[] = []
  for (let step = 0; step < 40; step++) {
    const [owed] = tijdlijn.toAct(table.state)
    if (!owed) break
    const view = shippedFronts(look(table, owed.seat))
    const { bot, memory, explainer } = sitDown(view, level)
    const move = bot.decide(view, memory, fastRandom('better'), NO_BUDGET)
    const { kind, values } = explainer.advise({ view, memory }, move) ?? { kind: '', values: {} }
    const { card, percent = 50 } = values
    const others = ownCards(view).flatMap((one) => {
      const play = { kind: 'play', card: one.card } as const
      const told = one.stuck ? undefined : explainer.explain({ view, memory }, play)
      return [told?.open?.values['percent'] ?? 0]
    })
    if (percent < 1 || percent > 99) faults.push(`${kind}: ${String(percent)} %`)
    if (kind === 'advisePlayForced' && Math.max(...others) > percent)
      faults.push(`${String(card)} at ${String(percent)} %, not ${String(Math.max(...others))} %`)
    act(table, tijdlijn.sampleFrom(table.state, owed.seat, random), `better-${String(match)}`)
  }
  return faults
}

describe('why a card was laid', () => {
  const position = { line: '1492 1789', players: ['1642 1900', '1000'], pile: '3 4 5' }

  it('TC-03 P-64 is told everybody as soon as it is turned: how sure the bot was of the place', () => {
    const table = contest(position)
    const told = saidOf(table, layOf(table, 1642, 1))
    expect(told).toMatchObject({ thought: { kind: 'laid', values: { after: 1492, before: 1789 } } })
    const end = contest(position)
    // It is surer of the other card: of that nothing is said.
    const values = { own: handleOf(end, 1642, 0), before: 1492, n: 1 }
    expect(saidOf(end, layOf(end, 1642, 0))).toMatchObject({ thought: { values } })
  })

  it('P-65 is the same whatever the cards are that nobody has turned', () => {
    const [one, two] = ['1642 1900', '1642 1600'].map((own) => {
      const table = contest({ ...position, players: [own, own === '1642 1900' ? '1000' : '1950'] })
      return BOT_LEVELS.map((level) => {
        const fresh = structuredClone(table.state)
        return saidOf({ ...table, state: fresh }, layOf(table, 1642, 1), level)
      })
    })
    expect(one).toEqual(two)
  })
})

describe('why a card was played or discarded together', () => {
  /** Why sharp makes a move with its card of 1642, an event that it knows. */
  function whyOf(position: Position, kind: 'play' | 'discard', yearOfOther?: number) {
    const table = scene(position)
    const move = { kind, card: handleOf(table, 1642, 0) } as const
    const told = saidOf(table, move, 'sharp', lookWith(table, 1642, yearOfOther))
    return told.kind === 'told' ? told.thought : undefined
  }

  it('TL-08 TL-12 tells the chance of a free place, and that one is certain where no gap is taken', () => {
    expect(whyOf({ line: '1492 1789', players: ['1642', '1000'] }, 'play')).toEqual({
      kind: 'playedSurely',
      values: { own: expect.any(Number) },
    })
    const free = { line: '1492 1789(1800) 1900', players: ['1642 1850', '1000'] }
    expect(whyOf(free, 'play')).toEqual({
      kind: 'played',
      values: { own: handleOf(scene(free), 1642, 0), percent: 99 },
    })
  })

  it('TL-15 TL-16 says of a card that found no place that there was none better, or that the try cost nothing', () => {
    const alone = { line: '1492(1500) 1789', players: ['1642', '1000'] }
    expect(whyOf(alone, 'play')).toMatchObject({
      kind: 'playedForced',
      values: { percent: expect.any(Number) },
    })
    const taken = { ...alone, players: ['1642 1850', '1000'] }
    const own = handleOf(scene(taken), 1642, 0)
    expect(whyOf(taken, 'play')).toEqual({ kind: 'playedAnyway', values: { own } })
    expect(whyOf({ ...taken, decision: 'goOn' }, 'play')).toEqual({
      kind: 'playedAnyway',
      values: { own },
    })
  })

  it('TL-19 says why a card was discarded that would have found a place', () => {
    const icons = ':wheel/key'
    const early = { line: '1800(1810) 1900', players: [`1642${icons} 1850`, '1000'] }
    const own = handleOf(scene(early), 1642, 0)
    expect(whyOf(early, 'discard')).toEqual({
      kind: 'discardedFar',
      values: { own, before: 1800 },
    })
    const late = { line: '1492(1500) 1600', players: [`1642${icons} 1850`, '1000'] }
    expect(whyOf(late, 'discard')).toEqual({ kind: 'discardedFar', values: { own, after: 1600 } })
    const shared = { line: '1492 1789(1800) 1900', players: [`1642${icons} 1850`, '1755'] }
    expect(whyOf(shared, 'discard', 1755)).toEqual({
      kind: 'discardedFor',
      values: {
        own: handleOf(scene(shared), 1642, 0),
        card: handleOf(scene(shared), 1755, 1),
        ...{ after: 1492, before: 1789 },
      },
    })
    expect(whyOf(shared, 'discard')).toMatchObject({ kind: 'discarded' })
    const taken = { line: '1492(1500) 1789', players: [`1642${icons} 1850`, '1000'] }
    expect(whyOf(taken, 'discard')).toMatchObject({ kind: 'discardedRisky' })
  })

  it('TL-20 says of a card that was stuck that its icon matched', () => {
    const table = scene({ line: '1492(1500) 1789', players: ['1600!:wheel/key 1850', '1000'] })
    const move = { kind: 'discard', card: handleOf(table, 1600, 0) } as const
    expect(saidOf(table, move)).toMatchObject({
      thought: { kind: 'discardedStuck', values: { own: move.card } },
    })
  })
})

describe('advice', () => {
  it('P-66 against each other names the card that seems surest', () => {
    const table = contest({ line: '1492 1789', players: ['1000 1642 1900', '1'], pile: '3' })
    expect(advised(lookWith(table, 1642))).toMatchObject({
      kind: 'adviseLay',
      values: { card: handleOf(table, 1642, 0), n: 3 },
    })
    const percent = advised(lookWith(table, 1642))?.values['percent']
    expect(percent).toBeGreaterThan(90)
    // What somebody believes of a year is never certain.
    expect(percent).toBeLessThan(100)
  })

  it('P-66 calls no card the surest while another one is surer', () => {
    const table = contest({ line: '1492 1789', players: ['1000 1642 1900', '1'], pile: '3' })
    const view = lookWith(table, 1642)
    const { memory, explainer } = sitDown(view, 'sharp')
    const of = (year: number, gap: number): Thought | undefined =>
      explainer.advise({ view, memory }, layOf(table, year, gap))
    expect(of(1642, 1)).toMatchObject({ kind: 'adviseLay', values: { n: 3 } })
    expect(of(1900, 2)).toMatchObject({ kind: 'adviseLay', values: { n: 1 } })
  })

  it('TL-27 P-66 together names the card and its chance, and a stuck one that fits by its icon', () => {
    const table = scene({ line: '1492 1789', players: ['1642', '1000'] })
    expect(advised(lookWith(table, 1642))).toEqual({
      kind: 'advisePlaySurely',
      values: { card: handleOf(table, 1642, 0) },
    })
    const stuck = scene({
      line: '1492(1500) 1789',
      players: ['1600!:wheel/key', '1000'],
      decision: 'discard',
    })
    expect(advised(look(stuck, 0))?.kind).toBe('adviseDiscardStuck')
  })

  it.each(['solid', 'sharp'] as const)(
    'TL-15 P-66 says that there is nothing better only of the likeliest card, and a chance of 1 to 99, by %s',
    (level) => {
      const faults: string[] = []
      for (let match = 0; match < 12; match++) faults.push(...faultsOfAdvice(match, level))
      expect(faults).toEqual([])
    },
  )

  it('P-65 never names a year that does not lie in the line', () => {
    const kinds = new Set<string>()
    for (let match = 0; match < 24; match++) {
      for (const { thought, years } of adviceOf(match)) {
        kinds.add(thought.kind)
        const { after, before, ...values } = thought.values
        const named = [after, before].filter((year) => year !== undefined)
        expect(years).toEqual(expect.arrayContaining(named))
        expect(['card', 'percent', 'n']).toEqual(expect.arrayContaining(Object.keys(values)))
      }
    }
    expect(kinds).toContain('adviseLay')
    expect(kinds).toContain('adviseStop')
    expect([...kinds].some((kind) => kind.startsWith('advisePlay'))).toBe(true)
    expect([...kinds].some((kind) => kind.startsWith('adviseDiscard'))).toBe(true)
  })
})

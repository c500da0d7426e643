/** What the bots of Tijdlijn say of their thinking: chances of what was turned up, and never a year that nobody has turned. */
import { describe, expect, it } from 'vitest'
import { Reasons } from '../../src/bots/explain'
import { TIJDLIJN_BOTS } from '../../src/bots/tijdlijn/bots'
import { fastRandom } from '../../src/engine/fastRandom'
import { present } from '../../src/engine/invariant'
import type { Thought, ThoughtAnswer } from '../../src/engine/thought'
import { tijdlijn } from '../../src/games/tijdlijn/inside/index'
import type { TijdlijnMove, TijdlijnView } from '../../src/games/tijdlijn/outside/contract'
import { BOT_LEVELS, type BotLevel } from '../../src/protocol/terms'
import { act, contest, dealt, handleOf, look, scene, type Scene } from '../games/tijdlijn/scenario'

const NO_BUDGET = { playouts: 0, hasTime: () => false }
const IN_COMPANY = { atOnce: false }
const NIGHT_WATCH = 'Rembrandt finishes “The Night Watch”'

/** What the seat in turn sees, the card of one year having the front of an event that is shipped. */
function lookWith(table: Scene, year?: number): TijdlijnView {
  const view = look(table, 0)
  if (year === undefined) return view
  const known = handleOf(table, year, 0)
  const players = view.players.map((player) => ({
    ...player,
    cards: player.cards.map((card) =>
      card.card === known ? { ...card, front: NIGHT_WATCH } : card,
    ),
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
function saidOf(table: Scene, move: TijdlijnMove, level: BotLevel = 'sharp'): ThoughtAnswer {
  const view = look(table, 0)
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
function adviceOf(match: number): Thought[] {
  const table = dealt(2, { mode: match % 2 === 0 ? 'co-operative' : 'competitive' })
  const random = fastRandom(`advice-${String(match)}`)
  const told: Thought[] = []
  for (let step = 0; step < 40; step++) {
    const [owed] = tijdlijn.toAct(table.state)
    if (!owed) break
    const thought = advised(look(table, owed.seat), match % 4 < 2 ? 'easy' : 'sharp')
    if (thought) told.push(thought)
    act(table, tijdlijn.sampleFrom(table.state, owed.seat, random), `advice-${String(match)}`)
  }
  return told
}

describe('why a card was laid', () => {
  const position = { line: '1492 1789', players: ['1642 1900', '1000'], pile: '3 4 5' }

  it('TC-03 P-64 is told everybody as soon as it is turned: how sure the bot was of the place', () => {
    const table = contest(position)
    const told = saidOf(table, layOf(table, 1642, 1))
    expect(told).toMatchObject({ thought: { kind: 'laid', values: { after: 1492, before: 1789 } } })
    const end = contest(position)
    const values = { before: 1492, n: 2 }
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
  it('TL-08 TL-12 tells the chance of a free place, whether it found one or not', () => {
    for (const [own, line] of [
      ['1600', '1492 1789'],
      ['1600', '1492(1500) 1789'],
    ] as const) {
      const table = scene({ line, players: [`${own} 1850`, '1000'] })
      const move = { kind: 'play', card: handleOf(table, 1600, 0) } as const
      expect(saidOf(table, move)).toMatchObject({ thought: { kind: 'played' } })
    }
  })

  it.each([
    ['1600:wheel/key', 'discarded'],
    ['1600!:wheel/key', 'discardedStuck'],
  ])('TL-19 says of a card that was discarded whether it was stuck: %s', (own, kind) => {
    const table = scene({ line: '1492(1500) 1789', players: [`${own} 1850`, '1000'] })
    const move = { kind: 'discard', card: handleOf(table, 1600, 0) } as const
    expect(saidOf(table, move)).toMatchObject({ thought: { kind } })
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

  it('TL-27 P-66 together names the card and its chance, and a stuck one that fits by its icon', () => {
    const table = scene({ line: '1492 1789', players: ['1642', '1000'] })
    expect(advised(lookWith(table, 1642))).toEqual({
      kind: 'advisePlay',
      values: { card: handleOf(table, 1642, 0), percent: 100 },
    })
    const stuck = scene({
      line: '1492(1500) 1789',
      players: ['1600!:wheel/key', '1000'],
      decision: 'discard',
    })
    expect(advised(look(stuck, 0))?.kind).toBe('adviseDiscardStuck')
  })

  it('P-65 never names a year', () => {
    const kinds = new Set<string>()
    for (let match = 0; match < 24; match++) {
      const told = adviceOf(match)
      for (const { kind } of told) kinds.add(kind)
      const values = told.flatMap((thought) => Object.keys(thought.values))
      expect(new Set(['card', 'percent', 'n', ...values])).toEqual(
        new Set(['card', 'percent', 'n']),
      )
    }
    expect([...kinds].sort()).toEqual([
      'adviseDiscard',
      'adviseDiscardStuck',
      'adviseLay',
      'advisePlay',
      'adviseStop',
    ])
  })
})

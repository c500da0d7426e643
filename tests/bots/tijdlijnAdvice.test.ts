/** TL-27 among those who play together: bots give advice that helps, little of it, from their own picture; and they listen. */
import { describe, expect, it } from 'vitest'
import { BOTS } from '../../src/bots/registry'
import type { GameBots, SeatedBot } from '../../src/bots/seatBot'
import { simulated, simulateMatch } from '../../src/cli/simulateMatches'
import { toJson, type Json } from '../../src/engine/basics/json'
import type { Seat } from '../../src/engine/basics/seat'
import { GAMES } from '../../src/games/registry'
import type { TijdlijnSignal, TijdlijnView } from '../../src/games/tijdlijn/outside/contract'
import { talk } from '../../src/games/tijdlijn/outside/talk'
import { BOT_LEVELS, type BotLevel } from '../../src/protocol/terms'
import {
  contest,
  handleOf,
  look,
  scene,
  type Position,
  type Scene,
} from '../games/tijdlijn/scenario'
import { shippedContents } from '../support/match/shippedContents'

const FEW = { playouts: 24, hasTime: () => true }
/** Fronts of the shipped deck, by a year that stands for the card in a position. */
const FRONTS: ReadonlyMap<number, string> = new Map([
  [79, 'Vesuvius buries Pompeii'],
  [1642, 'Rembrandt finishes “The Night Watch”'],
  [1755, 'An earthquake, a wave and a fire destroy Lisbon'],
  [1969, 'Two men walk on the Moon while a third waits above'],
])

/** A position with real fronts on the cards of these years; all others are of a deck that no bot has heard of. */
function viewAt(table: Scene, seat: Seat): TijdlijnView {
  const view = look(table, seat)
  const known = new Map(
    [...FRONTS].flatMap(([year, front]) =>
      view.players.flatMap((_, owner) => {
        const card = handleIn(table, year, owner)
        return card === undefined ? [] : [[card, front] as const]
      }),
    ),
  )
  const players = view.players.map((player) => ({
    ...player,
    cards: player.cards.map((card) => ({ ...card, front: known.get(card.card) ?? card.front })),
  }))
  return { ...view, players }
}

function handleIn({ state }: Scene, year: number, seat: Seat): number | undefined {
  return state.players[seat]?.cards.find(({ card }) => card.year === year)?.handle
}

function seated(level: BotLevel, seed = 'advice'): { bot: SeatedBot; said: Json[] } {
  const said: Json[] = []
  const bot = BOTS.tijdlijn.study(null)({ level, seed, say: (signal) => said.push(signal) })
  return { bot, said }
}

/** What bots of a level say of a position, by seat. */
function saidIn(table: Scene, level: BotLevel): Json[][] {
  return table.state.players.map((_, seat) => {
    const { bot, said } = seated(level)
    bot.observe([], toJson(viewAt(table, seat)))
    return said
  })
}

/** Seat 0 decides: the gap from 1492 to 1789 is occupied, so 1642 has no place; 79 has one at the left end. */
const HELPFUL: Position = { line: '1492(1550) 1789 1969', players: ['79 1642', '1000'], pile: '' }

describe('TL-27 advice of bots', () => {
  it('names the place of a card that finds none, once', () => {
    const table = scene(HELPFUL)
    const { bot, said } = seated('sharp')
    bot.observe([], toJson(viewAt(table, 1)))
    bot.observe([], toJson(viewAt(table, 1)))
    const card = handleOf(table, 1642, 0)
    expect(said).toEqual([{ kind: 'place', card, after: 1492, before: 1789 }])
    expect(
      talk.checkSignal(look(table, 1), { kind: 'place', card, after: 1492, before: 1789 }),
    ).toBeUndefined()
  })

  it('says how long before or after, when that is what helps', () => {
    const line = '1492(1550) 1789 1969'
    const table = scene({ line, players: ['79 1642 1755', '1000'], pile: '' })
    const card = handleOf(table, 79, 0)
    expect(saidIn(table, 'sharp')[1]).toEqual([
      { kind: 'date', card, bound: 'long-before', year: 1492 },
    ])
  })

  it('is of one seat alone in a turn, of another one in the next', () => {
    const table = scene({ ...HELPFUL, players: ['79 1642', '1000', '1001', '1002'] })
    const speakers = [0, 1, 2, 3, 4, 5].map((turn) => {
      table.state.turn = turn
      const bySeat = saidIn(table, 'sharp')
      expect(bySeat.flat()).toHaveLength(1)
      return bySeat.findIndex((said) => said.length > 0)
    })
    expect(speakers).toEqual([1, 2, 3, 1, 2, 3])
  })

  it.each<[string, Scene]>([
    ['where all cards find a place', scene({ line: '1492 1789', players: ['79 1642', '1000'] })],
    ['where none does', scene({ ...HELPFUL, players: ['1642 1755', '1000'] })],
    ['of what it does not know', scene({ ...HELPFUL, players: ['1001 1002', '1000'] })],
    ['against each other', contest({ line: '1492 1789', players: ['79 1642', '1000'], pile: '3' })],
  ])('is not given %s', (_, table) => {
    for (const level of BOT_LEVELS) expect(saidIn(table, level).flat()).toEqual([])
  })

  it('is not repeated after somebody else', () => {
    const table = scene(HELPFUL)
    const card = handleOf(table, 1642, 0)
    const { bot, said } = seated('sharp')
    table.state.turn = 1
    bot.observe([], toJson({ ...viewAt(table, 1), phase: { kind: 'over', end: 'none-fits' } }))
    bot.hear(2, { kind: 'date', card, bound: 'before', year: 1789 })
    bot.observe([], toJson(viewAt(table, 1)))
    expect(said).toEqual([])
  })

  it('is legal, rare and heard by all others in whole matches', () => {
    const said: Json[] = []
    let [heard, decided] = [0, 0]
    const spied: GameBots = {
      thoughtKinds: [],
      ownThoughtKinds: [],
      study: (knowledge) => {
        const seat = BOTS.tijdlijn.study(knowledge)
        return (seating) => {
          const say = (signal: Json): void => {
            said.push(signal)
            seating.say(signal)
          }
          const bot = seat({ ...seating, say })
          return {
            observe: (events, view) => {
              bot.observe(events, view)
            },
            hear: (from, signal) => {
              heard += 1
              bot.hear(from, signal)
            },
            decide: (budget) => {
              decided += 1
              return bot.decide(budget)
            },
            think: (wish, budget) => bot.think(wish, budget),
          }
        }
      },
    }
    const played = { ...simulated(GAMES.tijdlijn, spied, shippedContents()), budget: () => FEW }
    const request = {
      ...played,
      seats: 4,
      seed: 'talk',
      options: {},
      levels: ['easy', 'sharp'],
    } as const
    for (let match = 0; match < 3; match++) simulateMatch(request, match)
    expect(said.length).toBeGreaterThan(5)
    expect(said.length).toBeLessThan(decided / 3)
    expect(heard).toBe(said.length * 3)
    for (const raw of said) {
      const signal = talk.parseSignal(raw)
      if (!signal.ok) throw new Error(signal.error)
      if (signal.value.kind === 'date' && signal.value.bound === 'around') {
        expect(Math.abs(signal.value.year % 10)).toBe(0)
      }
    }
  }, 30_000)
})

describe('TL-27 a bot that is given advice', () => {
  /** Its only card, of which it knows nothing, may be played or discarded; played without a place it ends the match (TL-15). */
  const LAST: Position = {
    line: '1492(1550) 1789 1969',
    players: ['1000 1003', '1001:sun/key'],
    discard: '1500:key/sun',
    pile: '',
    seat: 1,
  }

  function decidedAfter(level: BotLevel, adviceOf: (card: number) => TijdlijnSignal): unknown {
    const table = scene(LAST)
    const { bot } = seated(level)
    bot.observe([], toJson(viewAt(table, 1)))
    const card = handleOf(table, 1001, 1)
    bot.hear(0, toJson(adviceOf(card)))
    bot.hear(0, { kind: 'point', card, phrase: 'what-is-this' })
    return bot.decide(FEW)
  }

  it.each(BOT_LEVELS)('follows it about a card that it knows nothing of: %s', (level) => {
    expect(
      decidedAfter(level, (card) => ({ kind: 'place', card, after: 1492, before: 1789 })),
    ).toMatchObject({ kind: 'discard' })
    expect(
      decidedAfter(level, (card) => ({ kind: 'date', card, bound: 'long-after', year: 1969 })),
    ).toMatchObject({ kind: 'play' })
  })

  it('believes its own picture where the two cannot be brought together', () => {
    const table = scene({ ...HELPFUL, players: ['1000', '79 1642'], seat: 1 })
    const { bot } = seated('sharp')
    bot.observe([], toJson(viewAt(table, 1)))
    const [wrong, right] = [handleOf(table, 1642, 1), handleOf(table, 79, 1)]
    bot.hear(0, { kind: 'date', card: wrong, bound: 'long-after', year: 1969 })
    bot.hear(0, { kind: 'place', card: right, after: 1492, before: 1789 })
    expect(bot.decide(FEW)).toEqual({ kind: 'play', card: right })
  })

  /** Both of its cards lie beyond an end, as it knows. */
  const EITHER: Position = {
    line: '1600(1700) 1800',
    players: ['1000', '79 1969'],
    pile: '',
    seat: 1,
  }

  /** What a bot plays of two cards that it knows equally well, after this was said of the one that it would choose. */
  function playedAfter(
    level: BotLevel,
    adviceOf: (card: number) => readonly Json[],
    turns = 0,
  ): { readonly before: Json; readonly after: Json } {
    const table = scene(EITHER)
    const decide = (advice: readonly Json[]): Json => {
      const { bot } = seated(level)
      bot.observe([], toJson(viewAt(table, 1)))
      for (const [from, signal] of advice.entries()) bot.hear(from === 0 ? 0 : 2, signal)
      const view = viewAt(table, 1)
      bot.observe([], toJson({ ...view, turn: view.turn + turns }))
      return bot.decide(FEW)
    }
    const before = decide([])
    const chosen = Object(before).card
    return { before, after: decide(adviceOf(Number(chosen))) }
  }

  it.each(BOT_LEVELS)('leaves a card that somebody points at as none to be played: %s', (level) => {
    for (const phrase of ['not-this', 'too-risky'] as const) {
      const { before, after } = playedAfter(level, (card) => [{ kind: 'point', card, phrase }])
      expect(after).not.toEqual(before)
      expect(after).toMatchObject({ kind: 'play' })
    }
  })

  it.each(['what-is-this', 'i-know-this', 'this'] as const)(
    'is not led away from a card by: %s',
    (phrase) => {
      const { before, after } = playedAfter('sharp', (card) => [{ kind: 'point', card, phrase }])
      expect(after).toEqual(before)
    },
  )

  it('forgets a warning once everybody had a turn since', () => {
    const warn = (card: number): readonly Json[] => [{ kind: 'point', card, phrase: 'not-this' }]
    const { before, after } = playedAfter('sharp', warn, 2)
    expect(after).toEqual(before)
  })

  it('goes by the last word of each, and by as many as there are', () => {
    const { before, after } = playedAfter('sharp', (card) => [
      { kind: 'point', card, phrase: 'not-this' },
      { kind: 'point', card, phrase: 'this' },
    ])
    expect(after).toEqual(before)
  })

  it.each(['solid', 'sharp'] as const)(
    'yields to somebody who names an occupied gap for a card that it knows, where much is lost if that is right: %s',
    (level) => {
      const table = scene({
        line: '1600(1700) 1800',
        players: ['1 2 1985 1990', '1969:sun/key'],
        discard: '1500:key/sun',
        pile: '',
        seat: 1,
      })
      const decide = (advice: (card: number) => readonly Json[]): Json => {
        const { bot } = seated(level)
        bot.observe([], toJson(viewAt(table, 1)))
        for (const signal of advice(handleOf(table, 1969, 1))) bot.hear(0, signal)
        return bot.decide(FEW)
      }
      expect(decide(() => [])).toMatchObject({ kind: 'play' })
      expect(decide((card) => [{ kind: 'place', card, after: 1600, before: 1800 }])).toMatchObject({
        kind: 'discard',
      })
    },
  )

  /** It has laid one card and may try the other one, of which it knows nothing, or stop. */
  const ANOTHER: Position = {
    line: '1492(1550) 1789 1969',
    players: ['1000 1003', '1001 1002! 1003!'],
    discard: '1500:crown/wheel',
    pile: '',
    seat: 1,
    decision: 'goOn',
  }

  it.each(['solid', 'sharp'] as const)(
    'tries no card of which others have just said that its gap is taken, even if that costs nothing: %s',
    (level) => {
      const table = scene(ANOTHER)
      const decide = (advice: readonly Json[]): Json => {
        const { bot } = seated(level)
        bot.observe([], toJson(viewAt(table, 1)))
        for (const signal of advice) bot.hear(0, signal)
        return bot.decide(FEW)
      }
      const card = handleOf(table, 1001, 1)
      expect(decide([])).toEqual({ kind: 'play', card })
      expect(decide([{ kind: 'place', card, after: 1492, before: 1789 }])).toEqual({ kind: 'stop' })
    },
  )

  it.each<Json>([null, 'long ago', { kind: 'sing' }, { kind: 'date', card: 'x' }])(
    'takes no harm from %j',
    (signal) => {
      const table = scene({ ...HELPFUL, players: ['1000', '79 1642'], seat: 1 })
      const { bot } = seated('sharp')
      bot.observe([], toJson(viewAt(table, 1)))
      bot.hear(0, signal)
      expect(bot.decide(FEW)).toMatchObject({ kind: 'play' })
    },
  )
})

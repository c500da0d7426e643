/** Bots play legal moves from views alone, the same for the same seed, and doubt like people: now and then. */
import { describe, expect, it } from 'vitest'
import { registered, simulateMatch } from '../../src/cli/simulateMatches'
import { BOTS } from '../../src/bots/registry'
import { fastRandom } from '../../src/engine/chance/fastRandom'
import { present } from '../../src/engine/basics/invariant'
import { toJson } from '../../src/engine/basics/json'
import { pick } from '../../src/engine/chance/random'
import { timeBluff } from '../../src/games/time-bluff/inside/index'
import { BOT_LEVELS, type BotLevel } from '../../src/protocol/terms'
import { climb } from '../support/strength/ladder'
import { inShort } from '../support/longRun'
import { parsedOptions } from '../support/match/randomOptions'

const NO_SEARCH = { playouts: 0, hasTime: () => true }

/** How often four bots of a level believe and doubt over a few rounds. */
function countDoubts(level: BotLevel): { believed: number; doubted: number } {
  let believed = 0
  let doubted = 0
  for (let number = 0; number < 8; number++) {
    const kinds = playRound(level, `doubt-${String(number)}`)
    believed += kinds.filter((kind) => kind === 'believed').length
    doubted += kinds.filter((kind) => kind === 'doubted').length
  }
  return { believed, doubted }
}

/** The kinds of events of one round among four bots of a level. */
function playRound(level: BotLevel, seed: string): string[] {
  const options = parsedOptions(timeBluff, { target: 'round' })
  const random = fastRandom(seed)
  const state = timeBluff.deal({ options, seats: 4 }, random)
  const bots = [0, 1, 2, 3].map((seat) => {
    const bot = BOTS['time-bluff'].study(null)({
      level,
      seed: `${seed}/${String(seat)}`,
      say: () => undefined,
    })
    bot.observe([], toJson(timeBluff.view(state, seat)))
    return bot
  })
  const kinds: string[] = []
  for (let decision = timeBluff.toAct(state)[0]; decision; decision = timeBluff.toAct(state)[0]) {
    const move = timeBluff.parseMove(bots[decision.seat]?.decide(NO_SEARCH))
    if (!move.ok) throw new Error(move.error)
    const events = timeBluff.play(
      state,
      { seat: decision.seat, move: move.value, byClock: false },
      random,
    )
    kinds.push(...events.map(({ kind }) => kind))
    bots.forEach((bot, own) => {
      const seen = events.map((event) => toJson(timeBluff.eventFor(event, own)))
      bot.observe(seen, toJson(timeBluff.view(state, own)))
    })
  }
  return kinds
}

/** Which level must be ahead of which; how far ahead sharp is of solid takes hundreds of matches to see, and `npm run ladder` measures it. */
const LADDER = [
  ['sharp', 'solid'],
  ['solid', 'easy'],
] as const

describe('bots', () => {
  it.each([2, 3, 4, 5, 6])(
    'finish matches at %i seats, the same ones for the same seed',
    (seats) => {
      const request = {
        ...registered('time-bluff'),
        seats,
        seed: 'bots',
        options: { target: 'round' },
        levels: [...BOT_LEVELS].slice(0, 1),
      } as const
      const first = simulateMatch(request, 1)
      expect(simulateMatch(request, 1)).toEqual(first)
      expect(first.outcome).toMatchObject({ kind: 'ranking', ranks: { length: seats } })
    },
  )

  it('decide the same in any world that looks the same to them', () => {
    for (let number = 0; number < 50; number++) {
      const random = fastRandom(`worlds-${String(number)}`)
      const state = timeBluff.deal({ options: parsedOptions(timeBluff, {}), seats: 4 }, random)
      const steps = random.below(40)
      for (let step = 0; step < steps; step++) {
        const decision = pick(timeBluff.toAct(state), random)
        if (!decision) break
        const { seat } = decision
        const move = timeBluff.sampleFrom(state, seat, random)
        timeBluff.play(state, { seat, move, byClock: false }, random)
      }
      const decision = pick(timeBluff.toAct(state), random)
      if (!decision) continue
      const view = timeBluff.view(state, decision.seat)
      const other = timeBluff.view(timeBluff.imagine(view, random), decision.seat)
      for (const level of BOT_LEVELS) {
        const moves = [view, other].map((seen) => {
          const bot = BOTS['time-bluff'].study(null)({
            level,
            seed: 'same',
            say: () => undefined,
          })
          bot.observe([], toJson(seen))
          return bot.decide(NO_SEARCH)
        })
        expect(moves[0]).toEqual(moves[1])
      }
    }
  })

  it.each([...BOT_LEVELS])('believe and doubt both: %s', (level) => {
    const { believed, doubted } = countDoubts(level)
    expect(believed).toBeGreaterThan(doubted / 2)
    expect(doubted).toBeGreaterThan(0)
  })

  it('vary, solid too, where several plays are nearly as good: one view, twenty seeds', () => {
    const counts = Array.from({ length: 10 }, (_, number) => {
      const random = fastRandom(`variety-${String(number)}`)
      const state = timeBluff.deal({ options: parsedOptions(timeBluff, {}), seats: 4 }, random)
      const { seat } = present(timeBluff.toAct(state)[0], 'somebody is to lay')
      const view = toJson(timeBluff.view(state, seat))
      const moves = Array.from({ length: 20 }, (_, seed) => {
        const bot = BOTS['time-bluff'].study(null)({
          level: 'solid',
          seed: String(seed),
          say: () => undefined,
        })
        bot.observe([], view)
        return JSON.stringify(bot.decide(NO_SEARCH))
      })
      return new Set(moves).size
    })
    expect(counts.filter((count) => count > 1).length).toBeGreaterThan(counts.length / 2)
  })

  it.each(inShort<readonly (typeof LADDER)[number][]>(LADDER.slice(1), LADDER))(
    'are stronger the higher their level: %s against %s',
    (better, worse) => {
      const request = { ...registered('time-bluff'), seats: 4, seed: 'ladder', options: {} }
      const done = climb({ request, better, worse }, 600)
      expect(done, `${String(done.share)} of ${String(done.matches)}`).toMatchObject({
        isAbove: true,
      })
    },
    180_000,
  )
})

/** How long bots think: whole matches among four of a level, every decision timed with what it had to take in before. */
import { BOTS, type SeatedBot } from '../src/bots/registry'
import { fastRandom } from '../src/engine/fastRandom'
import type { Game, GameTypes } from '../src/engine/game'
import { toJson } from '../src/engine/json'
import type { Random } from '../src/engine/random'
import type { GameId } from '../src/games/contracts'
import { GAMES } from '../src/games/registry'
import type { BotLevel } from '../src/protocol/messages'
import { thinkingBudget } from '../src/server/thinkingBudget'

const SEATS = 4
const DECISIONS = 400
const LONGEST = 15_000

/** Times in milliseconds. */
export interface DecisionTimes {
  readonly count: number
  readonly typical: number
  /** The 99th percentile. */
  readonly percentile: number
}

function playMatch<T extends GameTypes>(
  game: Game<T>,
  seatBot: (seat: number) => SeatedBot,
  random: Random,
  times: number[],
): void {
  const options = game.parseOptions({})
  if (!options.ok) throw new Error(`${game.id} refuses its own default options`)
  const state = game.deal(options.value, SEATS, random)
  const waiting = Array.from({ length: SEATS }, () => new Array<() => void>())
  const bots = waiting.map((_, number) => seatBot(number))
  bots.forEach((bot, seat) => {
    bot.observe([], toJson(game.view(state, seat)))
  })
  for (
    let [owed] = game.toAct(state);
    owed && times.length < DECISIONS;
    [owed] = game.toAct(state)
  ) {
    const { seat } = owed
    const began = performance.now()
    for (const take of waiting[seat]?.splice(0) ?? []) take()
    const move = game.parseMove(bots[seat]?.decide(thinkingBudget()))
    times.push(performance.now() - began)
    if (!move.ok) throw new Error(move.error)
    const events = game.play(state, seat, move.value, random)
    bots.forEach((bot, own) => {
      const seen = events.map((event) => toJson(game.eventFor(event, own)))
      const view = toJson(game.view(state, own))
      waiting[own]?.push(() => {
        bot.observe(seen, view)
      })
    })
  }
}

/** Times at least 400 decisions, or as many as fit into 15 s. */
export function measureDecisions(id: GameId, level: BotLevel): DecisionTimes {
  const times: number[] = []
  const end = performance.now() + LONGEST
  GAMES[id].open((game) => {
    for (let match = 0; times.length < DECISIONS && performance.now() < end; match++) {
      const seed = `decisions-${String(match)}`
      const seatBot = (seat: number): SeatedBot => BOTS[id](level, `${seed}/${String(seat)}`)
      playMatch(game, seatBot, fastRandom(seed), times)
    }
  })
  times.sort((a, b) => a - b)
  const at = (part: number): number => times[Math.floor(times.length * part)] ?? Number.NaN
  return { count: times.length, typical: at(0.5), percentile: at(0.99) }
}

/** How long bots think where they really think, in their worker: whole matches among four of a level, from question to answer. */
import { fastRandom } from '../src/engine/chance/fastRandom'
import type { Game, GameTypes } from '../src/engine/contract/game'
import { toJson, type Json } from '../src/engine/basics/json'
import type { Random } from '../src/engine/chance/random'
import type { GameId } from '../src/games/contracts'
import { GAMES } from '../src/games/registry'
import type { BotPort, BotSeat, Log } from '../src/host/ports'
import type { BotLevel } from '../src/protocol/terms'
import { createWorkerBots } from '../src/server/bots/workerBots'
import { planOf } from './planOf'

const SEATS = 4
const DECISIONS = 400
const LONGEST = 30_000

/** Times in milliseconds. */
export interface DecisionTimes {
  readonly count: number
  readonly typical: number
  /** The 99th percentile. */
  readonly percentile: number
}

/** A worker that had to be replaced would spoil the figures without a word. */
const LOUD: Log = {
  write: ({ event }) => {
    throw new Error(`the bots’ worker: ${event}`)
  },
}

/** The answer of a bot and how long it took, with whatever the worker still had to take in before. */
async function ask(bot: BotSeat, times: number[]): Promise<Json> {
  const began = performance.now()
  const move = await new Promise<Json | undefined>((answer) => {
    bot.decide(answer)
  })
  times.push(performance.now() - began)
  if (move === undefined) throw new Error('a bot has failed')
  return move
}

interface Table<T extends GameTypes> {
  readonly game: Game<T>
  readonly plan: T['plan']
  readonly state: T['state']
  readonly bots: readonly BotSeat[]
}

/** Tells every bot what its seat saw, as the host does. */
function tell<T extends GameTypes>(
  { game, plan, state, bots }: Table<T>,
  events: readonly T['event'][],
): void {
  const eyes = { language: 'en', plan } as const
  bots.forEach((bot, seat) => {
    const seen: Json[] = []
    for (const event of events) {
      const part = game.eventFor(event, seat, eyes)
      if (part !== undefined) seen.push(toJson(part))
    }
    bot.observe(seen, toJson(game.view(state, seat, eyes)))
  })
}

async function playMatch<T extends GameTypes>(
  table: Table<T>,
  random: Random,
  times: number[],
): Promise<void> {
  const { game, plan, state, bots } = table
  tell(table, [])
  for (
    let [owed] = game.toAct(state);
    owed && times.length < DECISIONS;
    [owed] = game.toAct(state)
  ) {
    const bot = bots[owed.seat]
    if (!bot) throw new Error('every seat has a bot')
    const move = game.parseMove(await ask(bot, times))
    if (!move.ok) throw new Error(move.error)
    const act = { seat: owed.seat, move: move.value, byClock: false }
    tell(table, game.play(state, act, random, plan))
  }
}

/** A match of bots of a level at the worker's own port. */
function seatTable<T extends GameTypes>(
  game: Game<T>,
  level: BotLevel,
  workers: BotPort,
  seed: string,
): Table<T> {
  const plan = planOf(game, SEATS)
  const knowledge = toJson(game.knowledge(plan))
  const bots = Array.from({ length: SEATS }, (_, seat) =>
    workers.seat({
      game: game.id,
      level,
      seat,
      seed: `${seed}/${String(seat)}`,
      knowledge,
      say: () => undefined,
    }),
  )
  return { game, plan, state: game.deal(plan, fastRandom(seed), {}), bots }
}

async function measureAll<T extends GameTypes>(
  game: Game<T>,
  level: BotLevel,
  workers: BotPort,
): Promise<number[]> {
  const times: number[] = []
  const end = performance.now() + LONGEST
  for (let match = 0; times.length < DECISIONS && performance.now() < end; match++) {
    const seed = `decisions-${String(match)}`
    const table = seatTable(game, level, workers, seed)
    await playMatch(table, fastRandom(`${seed}/draws`), times)
    for (const bot of table.bots) bot.close()
  }
  return times
}

/** Times at least 400 decisions of the worker that `script` runs, or as many as fit into 30 s. */
export async function measureDecisions(
  id: GameId,
  level: BotLevel,
  script: string,
): Promise<DecisionTimes> {
  const workers = createWorkerBots(script, LOUD)
  const times = await GAMES[id].open((game) => measureAll(game, level, workers))
  workers.close()
  times.sort((a, b) => a - b)
  const at = (part: number): number => times[Math.floor(times.length * part)] ?? Number.NaN
  return { count: times.length, typical: at(0.5), percentile: at(0.99) }
}

/** Plays matches headless: bots see views only, and the same seed gives the same lines. */
import { BOTS } from '../bots/registry'
import { CONTRIBUTION_BYTES, SECRET_BYTES, commitTo } from '../engine/fairDeal'
import { fastRandom } from '../engine/fastRandom'
import { formatHex } from '../engine/hex'
import { present } from '../engine/invariant'
import type { Json } from '../engine/json'
import { startMatch, type Match } from '../engine/match'
import type { Random } from '../engine/random'
import { hashRecord } from '../engine/record'
import type { GameId } from '../games/contracts'
import { GAMES } from '../games/registry'
import { BOT_LEVELS, type BotLevel } from '../protocol/messages'

/** Who can sit at a simulated table: the bots' levels, and one that plays at random. */
export const SIMULATED_LEVELS = [...BOT_LEVELS, 'random'] as const
/** A level of a simulated seat. */
export type SimulatedLevel = (typeof SIMULATED_LEVELS)[number]

/** What to simulate. */
export interface SimulationRequest {
  readonly game: GameId
  readonly seats: number
  readonly seed: string
  readonly options: Readonly<Record<string, string | number>>
  /** One level for all seats, or one for each; they move one seat on with every match. */
  readonly levels: readonly SimulatedLevel[]
}

/** One match. */
export interface SimulatedMatch {
  readonly game: string
  readonly seed: string
  readonly seats: number
  readonly options: Readonly<Record<string, string | number>>
  readonly levels: readonly SimulatedLevel[]
  readonly ranks: readonly number[]
  readonly scores: readonly number[]
  readonly moves: number
  /** Rounds played, where the game has rounds. */
  readonly rounds: number
  /** SHA-256 of the record. */
  readonly record: string
}

interface Player {
  observe(events: readonly Json[], view: Json): void
  decide(): Json
}

/** Counted playouts instead of time, so that the same seed gives the same match on every computer. */
const BUDGET = { playouts: 200, hasTime: () => true }

function randomPlayer(match: Match, seat: number, random: Random): Player {
  return { observe: () => undefined, decide: () => match.sampleMove(seat, random) }
}

function botPlayer(game: GameId, level: BotLevel, seed: string): Player {
  const bot = BOTS[game](level, seed)
  return {
    observe: (events, view) => {
      bot.observe(events, view)
    },
    decide: () => bot.decide(BUDGET),
  }
}

function seatPlayers(
  match: Match,
  game: GameId,
  seed: string,
  levels: readonly SimulatedLevel[],
): Player[] {
  return levels.map((level, seat) => {
    const own = `${seed}/${String(seat)}`
    const player =
      level === 'random' ? randomPlayer(match, seat, fastRandom(own)) : botPlayer(game, level, own)
    player.observe([], match.view(seat))
    return player
  })
}

function randomHex(random: Random, bytes: number): string {
  return formatHex(Uint8Array.from({ length: bytes }, () => random.below(256)))
}

function newMatch(request: SimulationRequest, seed: string): Match {
  const random = fastRandom(`${seed}/deal`)
  const secret = Uint8Array.from({ length: SECRET_BYTES }, () => random.below(256))
  const contributions = Array.from({ length: request.seats }, () =>
    randomHex(random, CONTRIBUTION_BYTES),
  )
  const fairness = { secret: formatHex(secret), contributions, commitment: commitTo(secret) }
  const { options, seats } = request
  const match = startMatch(GAMES[request.game], { options, seats, fairness })
  return present(match.ok ? match.value : undefined, 'the request was checked before')
}

function isMoveOf(seat: number, levels: readonly SimulatedLevel[]): boolean {
  return levels[seat] !== 'random'
}

/** Everybody who owes a decision answers, the lowest seat first. */
function playOn(
  match: Match,
  players: readonly Player[],
  levels: readonly SimulatedLevel[],
): boolean {
  const [decision] = match.toAct()
  if (!decision) return false
  const player = present(players[decision.seat], 'every seat has a player')
  const played = match.play(decision.seat, player.decide())
  const value = present(
    played.ok ? played.value : undefined,
    `seat ${String(decision.seat)} plays a legal move`,
  )
  players.forEach((other, seat) => {
    if (isMoveOf(seat, levels)) other.observe(value.seen(seat), match.view(seat))
  })
  return true
}

function roundsOf(match: Match): number {
  const view = match.view('spectator')
  const isObject = typeof view === 'object' && view !== null && 'round' in view
  return isObject && typeof view.round === 'number' ? view.round : 1
}

/** Plays match number `index` of a request to its end. */
export function simulateMatch(request: SimulationRequest, index: number): SimulatedMatch {
  const { seats, levels } = request
  const seed = `${request.seed}-${String(index)}`
  const seated = Array.from(
    { length: seats },
    (_, seat) => levels[(seat + index) % levels.length] ?? 'solid',
  )
  const match = newMatch(request, seed)
  const players = seatPlayers(match, request.game, seed, seated)
  while (playOn(match, players, seated));
  const outcome = present(match.outcome(), 'a match in which nobody acts is over')
  return {
    game: request.game,
    seed,
    seats,
    options: match.options,
    levels: seated,
    ranks: outcome.ranks,
    scores: outcome.scores,
    moves: match.moves(),
    rounds: roundsOf(match),
    record: hashRecord(match.record()),
  }
}

/** Matches won by each level, shared wins in parts, and how many seats of it played. */
export interface LevelTally {
  readonly level: SimulatedLevel
  readonly wins: number
  readonly matchesTimesSeats: number
}

/** Adds up who won. */
export function tallyLevels(matches: readonly SimulatedMatch[]): LevelTally[] {
  return SIMULATED_LEVELS.flatMap((level) => {
    let wins = 0
    let seats = 0
    for (const { levels, ranks } of matches) {
      const winners = ranks.filter((rank) => rank === 1).length
      levels.forEach((own, seat) => {
        if (own !== level) return
        seats += 1
        if (ranks[seat] === 1) wins += 1 / winners
      })
    }
    return seats === 0 ? [] : [{ level, wins, matchesTimesSeats: seats }]
  })
}

/** Plays matches headless: bots see views only, and the same seed gives the same lines. */
import type { Budget } from '../bots/bot'
import { BOTS } from '../bots/registry'
import type { GameBots, SeatBot, Seating } from '../bots/seatBot'
import { NO_CONTENT, type ContentPort } from '../engine/contract/content'
import {
  SECRET_BYTES,
  SHARE_BYTES,
  commitTo,
  shareOf,
  type Fairness,
} from '../engine/match/fairDeal'
import { fastRandom } from '../engine/chance/fastRandom'
import type { SealedGame } from '../engine/contract/game'
import { formatHex } from '../engine/basics/hex'
import { invariant, present } from '../engine/basics/invariant'
import type { Json } from '../engine/basics/json'
import { Latest } from '../engine/basics/latest'
import type { Match } from '../engine/match/match'
import type { Options } from '../engine/options/options'
import type { Outcome } from '../engine/contract/outcome'
import type { Random } from '../engine/chance/random'
import { hashRecord } from '../engine/match/record'
import { plannerFor, type PlannedMatch, type Planner } from '../engine/match/setup'
import type { GameId } from '../games/contracts'
import { GAMES } from '../games/registry'
import { BOT_LEVELS } from '../protocol/terms'

/** Who can sit at a simulated table: the bots' levels, and one that plays at random. */
export const SIMULATED_LEVELS = [...BOT_LEVELS, 'random'] as const
/** A level of a simulated seat. */
export type SimulatedLevel = (typeof SIMULATED_LEVELS)[number]

/** What the bots read content in. */
const LANGUAGE = 'en'

/** A table that many matches can be dealt at. */
interface Table {
  readonly planned: PlannedMatch
  readonly seatBot: SeatBot
}

/** How many tables are kept ready. */
const MOST_TABLES = 4

/** Tables of one game: planned and studied for once, for as many matches as are played there. */
class Tables {
  private readonly planner: Planner
  private readonly ready = new Latest<string, Table>(MOST_TABLES)

  constructor(
    game: SealedGame,
    private readonly bots: GameBots,
    contents: ContentPort,
  ) {
    this.planner = plannerFor(game, contents)
  }

  /** The table for so many seats with these options, which were checked before. */
  at(options: Options, seats: number): Table {
    const key = JSON.stringify([seats, options])
    const known = this.ready.get(key)
    if (known) return known
    const table = this.lay(options, seats)
    this.ready.set(key, table)
    return table
  }

  private lay(options: Options, seats: number): Table {
    const planned = this.planner.plan({ options, seats, language: LANGUAGE })
    invariant(planned.ok, 'the request was checked before')
    return { planned: planned.value, seatBot: this.bots.study(planned.value.knowledge) }
  }
}

/** A game with what it is played with. */
export interface SimulatedGame {
  readonly game: SealedGame
  readonly contents: ContentPort
  readonly tables: Pick<Tables, 'at'>
}

/** A game with its bots and what is at hand to play it with. */
export function simulated(game: SealedGame, bots: GameBots, contents: ContentPort): SimulatedGame {
  return { game, contents, tables: new Tables(game, bots, contents) }
}

/** A game of the list, with what is at hand to play it with. */
export function registered(id: GameId, contents: ContentPort = NO_CONTENT): SimulatedGame {
  return simulated(GAMES[id], BOTS[id], contents)
}

/** What to simulate. */
export interface SimulationRequest extends SimulatedGame {
  readonly seats: number
  readonly seed: string
  readonly options: Options
  /** One level for all seats, or one for each; they move one seat on with every match. */
  readonly levels: readonly SimulatedLevel[]
  /** What kinds of players the bots are, in the order of `levels` and moving with them; absent: none in particular. */
  readonly characters?: readonly (string | undefined)[]
  /** How long the bots may think, asked anew for every decision; absent: 200 playouts, however long they take. */
  readonly budget?: () => Budget
}

/** One match. */
export interface SimulatedMatch {
  readonly game: string
  readonly seed: string
  readonly seats: number
  readonly options: Options
  readonly levels: readonly SimulatedLevel[]
  readonly outcome: Outcome
  /** Entries of the record: moves, answers of a clock, seats given up. */
  readonly entries: number
  /** SHA-256 of the record. */
  readonly record: string
}

interface Player {
  observe(events: readonly Json[], view: Json): void
  hear(from: number, signal: Json): void
  decide(): Json
}

/** Counted playouts instead of time, so that the same seed gives the same match on every computer. */
const BUDGET: Budget = { playouts: 200, hasTime: () => true }

function randomPlayer(match: Match, seat: number, random: Random): Player {
  return {
    observe: () => undefined,
    hear: () => undefined,
    decide: () => match.sampleMove(seat, random),
  }
}

function botPlayer(
  { tables, options, seats, budget = () => BUDGET }: SimulationRequest,
  seating: Seating,
): Player {
  const bot = tables.at(options, seats).seatBot(seating)
  return {
    observe: (events, view) => {
      bot.observe(events, view)
    },
    hear: (from, signal) => {
      bot.hear(from, signal)
    },
    decide: () => bot.decide(budget()),
  }
}

/** The seats of a match, and what their bots have said that the others have not heard yet. */
interface Round {
  readonly match: Match
  readonly levels: readonly SimulatedLevel[]
  readonly players: readonly Player[]
  readonly said: { readonly seat: number; readonly signal: Json }[]
}

/** Everybody hears what was said when all have seen what it is about; what the game does not allow is not said. */
function listen({ match, players, said }: Round): void {
  for (let one = said.shift(); one; one = said.shift()) {
    const { seat, signal } = one
    if (!match.signal(seat, signal).ok) continue
    players.forEach((player, own) => {
      if (own !== seat) player.hear(seat, signal)
    })
  }
}

/** Who sits where in one match. */
interface Seated {
  readonly levels: readonly SimulatedLevel[]
  readonly characters: readonly (string | undefined)[]
}

/** Everybody moves one seat on with every match. */
function seatsOf({ seats, levels, characters = [] }: SimulationRequest, index: number): Seated {
  const placesOf = (kinds: number): number[] =>
    Array.from({ length: seats }, (_, seat) => (seat + index) % kinds)
  return {
    levels: placesOf(levels.length).map((place) => levels[place] ?? 'solid'),
    characters: placesOf(characters.length).map((place) => characters[place]),
  }
}

function seatPlayers(
  match: Match,
  request: SimulationRequest,
  seed: string,
  { levels, characters }: Seated,
): Round {
  const said: Round['said'] = []
  const players = levels.map((level, seat) => {
    const own = `${seed}/${String(seat)}`
    if (level === 'random') return randomPlayer(match, seat, fastRandom(own))
    const character = characters[seat]
    const say = (signal: Json): void => {
      said.push({ seat, signal })
    }
    return botPlayer(request, { level, seed: own, say, ...(character && { character }) })
  })
  players.forEach((player, seat) => {
    player.observe([], match.view(seat, LANGUAGE))
  })
  const round = { match, levels, players, said }
  listen(round)
  return round
}

function randomFairness(random: Random, seats: number): Fairness {
  const bytes = (count: number): Uint8Array =>
    Uint8Array.from({ length: count }, () => random.below(256))
  const secret = bytes(SECRET_BYTES)
  const shares = Array.from({ length: seats }, (_, seat) => [
    seat,
    shareOf(formatHex(bytes(SHARE_BYTES))),
  ])
  const bySeat: Fairness['shares'] = Object.fromEntries(shares)
  return { secret: formatHex(secret), commitment: commitTo(secret), shares: bySeat }
}

function newMatch(request: SimulationRequest, seed: string): Match {
  const { tables, options, seats } = request
  const match = tables
    .at(options, seats)
    .planned.deal(randomFairness(fastRandom(`${seed}/deal`), seats), {})
  invariant(match.ok, 'a planned match without facts can be dealt')
  return match.value
}

/** Everybody who owes a decision answers, the lowest seat first. */
function playOn(round: Round): boolean {
  const { match, levels, players } = round
  const [decision] = match.toAct()
  if (!decision) return false
  const player = present(players[decision.seat], 'every seat has a player')
  const played = match.play(decision.seat, player.decide())
  const value = present(
    played.ok ? played.value : undefined,
    `seat ${String(decision.seat)} plays a legal move`,
  )
  players.forEach((other, seat) => {
    if (levels[seat] === 'random') return
    other.observe(value.seen(seat, LANGUAGE), match.view(seat, LANGUAGE))
  })
  listen(round)
  return true
}

/** Plays match number `index` of a request to its end. */
export function simulateMatch(request: SimulationRequest, index: number): SimulatedMatch {
  const { seats } = request
  const seed = `${request.seed}-${String(index)}`
  const seated = seatsOf(request, index)
  const match = newMatch(request, seed)
  const round = seatPlayers(match, request, seed, seated)
  while (playOn(round));
  return {
    game: match.game,
    seed,
    seats,
    options: match.options,
    levels: seated.levels,
    outcome: present(match.outcome(), 'a match in which nobody acts is over'),
    entries: match.entries(),
    record: hashRecord(match.record()),
  }
}

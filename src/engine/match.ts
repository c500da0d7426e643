/** A running match of any game: the one place where moves are checked and played. */
import { seedOf, type Fairness } from './fairDeal'
import type {
  Decision,
  Game,
  GameTypes,
  OptionProblem,
  OptionValue,
  Outcome,
  SealedGame,
} from './game'
import { invariant } from './invariant'
import { toJson, type Json } from './json'
import type { Random } from './random'
import { streamFor } from './randomStream'
import { RULES_VERSION, type MatchRecord, type RecordedMove } from './record'
import { err, ok, type Result } from './result'
import type { Seat, Viewer } from './seat'

/** What a match begins with. */
export interface MatchSetup {
  readonly options: Readonly<Record<string, OptionValue>>
  readonly seats: number
  readonly fairness: Fairness
}

/** Why a match cannot begin. */
export type SetupProblem =
  | { readonly kind: 'option'; readonly problem: OptionProblem }
  | { readonly kind: 'seats'; readonly min: number; readonly max: number }
  | { readonly kind: 'fairness' }

/** Why a move was not played. */
export type MoveRefusal =
  | { readonly kind: 'malformed'; readonly sentence: string }
  | { readonly kind: 'not-owed' }
  | { readonly kind: 'illegal'; readonly reason: string; readonly rule: string }

/** A move that was played. */
export interface Played {
  readonly recorded: RecordedMove
  /** What `viewer` saw happen, in order. */
  seen(viewer: Viewer): readonly Json[]
  /** What `viewer` may still be told of it later. */
  recalled(viewer: Viewer): readonly Json[]
}

/** A running match. */
export interface Match {
  readonly game: string
  readonly seats: number
  readonly options: Readonly<Record<string, OptionValue>>
  /** Moves played so far. */
  moves(): number
  /** Who owes which decision. */
  toAct(): readonly Decision[]
  view(viewer: Viewer): Json
  /** Plays a seat's move, if it is one, is owed and is legal. */
  play(seat: Seat, raw: unknown): Result<Played, MoveRefusal>
  /** The move as it would be recorded, if it is one, is owed and is legal; nothing is played yet. */
  prepare(seat: Seat, raw: unknown): Result<RecordedMove, MoveRefusal>
  /** What would be done for a seat whose time has run out; refused if the seat owes nothing. */
  prepareFallback(seat: Seat): Result<RecordedMove, MoveRefusal>
  /** Plays a prepared move; nothing may have been played since it was prepared. */
  apply(prepared: RecordedMove): Played
  /** One legal move of a seat that owes a decision. */
  sampleMove(seat: Seat, random: Random): Json
  outcome(): Outcome | undefined
  record(): MatchRecord
  /** Everything, hidden cards included, as text. */
  formatState(): string
  /** A seat's or spectator's view as text. */
  formatView(viewer: Viewer): string
}

/** The stream that a fallback chooses from; beyond the move streams, so that no move repeats its numbers. */
const FALLBACK_STREAM = 2 ** 31

class RunningMatch<T extends GameTypes> implements Match {
  readonly game: string
  readonly seats: number
  readonly options: T['options']
  private readonly played: RecordedMove[] = []
  private readonly state: T['state']

  constructor(
    private readonly rules: Game<T>,
    options: T['options'],
    private readonly setup: MatchSetup,
    private readonly seed: Uint8Array,
  ) {
    this.game = rules.id
    this.seats = setup.seats
    this.options = options
    this.state = rules.deal(options, setup.seats, streamFor(seed, 0))
  }

  moves(): number {
    return this.played.length
  }

  toAct(): readonly Decision[] {
    return this.rules.toAct(this.state)
  }

  view(viewer: Viewer): Json {
    return toJson(this.rules.view(this.state, viewer))
  }

  play(seat: Seat, raw: unknown): Result<Played, MoveRefusal> {
    const prepared = this.prepare(seat, raw)
    return prepared.ok ? ok(this.apply(prepared.value)) : prepared
  }

  prepare(seat: Seat, raw: unknown): Result<RecordedMove, MoveRefusal> {
    const parsed = this.rules.parseMove(raw)
    if (!parsed.ok) return err({ kind: 'malformed', sentence: parsed.error })
    if (!Number.isInteger(seat) || seat < 0 || seat >= this.seats) return err({ kind: 'not-owed' })
    const view = this.rules.view(this.state, seat)
    const reason: T['reason'] | undefined = this.rules.check(view, parsed.value)
    if (reason !== undefined) {
      return err({ kind: 'illegal', reason, rule: this.rules.ruleOf[reason] })
    }
    if (!this.isOwedBy(seat)) return err({ kind: 'not-owed' })
    return ok({ seat, move: toJson(parsed.value) })
  }

  prepareFallback(seat: Seat): Result<RecordedMove, MoveRefusal> {
    if (!this.isOwedBy(seat)) return err({ kind: 'not-owed' })
    const random = streamFor(this.seed, FALLBACK_STREAM + this.played.length)
    const move = this.rules.fallback(this.rules.view(this.state, seat), random)
    return ok({ seat, move: toJson(move), fallback: true })
  }

  apply(prepared: RecordedMove): Played {
    const parsed = this.rules.parseMove(prepared.move)
    invariant(parsed.ok, 'a prepared move has the shape of a move')
    const random = streamFor(this.seed, this.played.length + 1)
    const events = this.rules.play(this.state, prepared.seat, parsed.value, random)
    this.played.push(prepared)
    return {
      recorded: prepared,
      seen: (viewer) => this.see(events, viewer).map(toJson),
      recalled: (viewer) =>
        this.see(events, viewer).map((seen) => toJson(this.rules.recall(seen, viewer))),
    }
  }

  sampleMove(seat: Seat, random: Random): Json {
    return toJson(this.rules.sampleFrom(this.state, seat, random))
  }

  outcome(): Outcome | undefined {
    return this.rules.outcome(this.state)
  }

  record(): MatchRecord {
    return {
      game: this.game,
      rules: RULES_VERSION,
      options: this.options,
      seats: this.seats,
      fairness: this.setup.fairness,
      moves: [...this.played],
    }
  }

  formatState(): string {
    return this.rules.formatState(this.state)
  }

  formatView(viewer: Viewer): string {
    return this.rules.formatView(this.rules.view(this.state, viewer))
  }

  private isOwedBy(seat: Seat): boolean {
    return this.toAct().some((decision) => decision.seat === seat)
  }

  private see(events: readonly T['event'][], viewer: Viewer): T['seen'][] {
    return events.flatMap((event) => {
      const seen = this.rules.eventFor(event, viewer)
      return seen === undefined ? [] : [seen]
    })
  }
}

function start<T extends GameTypes>(game: Game<T>, setup: MatchSetup): Result<Match, SetupProblem> {
  const options = game.parseOptions(setup.options)
  if (!options.ok) return err({ kind: 'option', problem: options.error })
  const { min, max } = game.seats
  const { seats } = setup
  if (!Number.isInteger(seats) || seats < min || seats > max)
    return err({ kind: 'seats', min, max })
  const seed = seedOf(setup.fairness)
  if (!seed) return err({ kind: 'fairness' })
  return ok(new RunningMatch(game, options.value, setup, seed))
}

/** Deals a new match; the error says which part of the setup is wrong and what is allowed. */
export function startMatch(game: SealedGame, setup: MatchSetup): Result<Match, SetupProblem> {
  return game.open((rules) => start(rules, setup))
}

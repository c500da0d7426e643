/** The contract of a game: what the host, the window, the bots and the proofs may ask of it. */
import type { Random } from './random'
import type { Result } from './result'
import type { Seat, Viewer } from './seat'

/** The types of one game. State, view and event are three different things. */
export interface GameTypes {
  /** The table options after parsing, all present. */
  readonly options: Readonly<Record<string, OptionValue>>
  /** Everything, hidden cards included; plain JSON data owned by whoever runs the match. */
  state: object
  /** What one viewer may know; plain JSON data. */
  readonly view: object
  /** What a seat does to answer a decision; plain JSON data. */
  readonly move: object
  /** What happened, hidden parts included. */
  readonly event: object
  /** What happened as one viewer may see it; plain JSON data. */
  readonly seen: object
  /** Why a move is refused. */
  readonly reason: string
}

/** The value of a table option. */
export type OptionValue = string | number

/** A table option as data, so that one form serves every game. Its wording is found by game and key. */
export type OptionSpec =
  | {
      readonly kind: 'choice'
      readonly key: string
      /** Allowed values; the first is the default. */
      readonly values: readonly [OptionValue, ...OptionValue[]]
    }
  | {
      readonly kind: 'seconds'
      readonly key: string
      readonly min: number
      readonly max: number
      /** A whole number from min to max, or 'none' for no limit. */
      readonly default: number | 'none'
    }

/** What is wrong with a set of options: the key, and what is allowed there. */
export interface OptionProblem {
  readonly key: string
  readonly problem: 'unknown-option' | 'value-not-allowed'
  /** The allowed values in words of the option's own data, e.g. `on, off` or `5 to 120 or none`. */
  readonly allowed: string
}

/** A decision that a seat owes now. */
export interface Decision {
  readonly seat: Seat
  /** What is asked, e.g. `lay`; a game's own closed list. */
  readonly kind: string
  /** Names this decision within the match; the same as long as it is the same question. */
  readonly key: string
  /** Seconds from when the key first appeared for this seat until the fallback is played; absent: no limit. */
  readonly seconds?: number
}

/** How a match ended. */
export interface Outcome {
  /** Place of each seat, 1 is best; equal numbers are a tie. */
  readonly ranks: readonly number[]
  /** Final score of each seat, in the game's own unit. */
  readonly scores: readonly number[]
}

/** The part of a game that works on views alone: it may leave the host, and answers no more than the viewer knows. */
export interface Legality<T extends GameTypes> {
  /** The game's id, e.g. `time-bluff`. */
  readonly id: string
  /** How many seats a table may have. */
  readonly seats: { readonly min: number; readonly max: number }
  /** The table options, default values first. */
  readonly optionSpecs: readonly OptionSpec[]
  /** The rule id of each reason. */
  readonly ruleOf: Readonly<Record<T['reason'], string>>
  /** All options, the absent ones at their default. */
  parseOptions(raw: unknown): Result<T['options'], OptionProblem>
  /** Shape only: is this a move of this game at all? The error is a sentence for developers. */
  parseMove(raw: unknown): Result<T['move'], string>
  /** Why `move` is refused for the owner of `view`; undefined if it is legal. */
  check(view: T['view'], move: T['move']): T['reason'] | undefined
  /** Every legal move for the owner of the view, each once; empty if no decision is owed. */
  legalMoves(view: T['view']): Iterable<T['move']>
  /** One legal move at random; the view's owner must owe a decision. */
  sampleMove(view: T['view'], random: Random): T['move']
  /** What is done for a seat whose time has run out. */
  fallback(view: T['view'], random: Random): T['move']
  /** A move as one line of text. */
  formatMove(move: T['move']): string
  /** The move that a line of text stands for. */
  parseMoveText(text: string): Result<T['move'], string>
  /** A view as text of several lines. */
  formatView(view: T['view']): string
}

/** A whole game: its legality and its full rules. */
export interface Game<T extends GameTypes> extends Legality<T> {
  /** A new match; `seats` is within bounds, `options` parsed. */
  deal(options: T['options'], seats: number, random: Random): T['state']
  /** Who owes which decision now; empty only when the match is over. */
  toAct(state: T['state']): readonly Decision[]
  /** What `viewer` may know, built field by field; shares no reference with the state. */
  view(state: T['state'], viewer: Viewer): T['view']
  /** Plays a move that `check` allows, in place; never fails. */
  play(state: T['state'], seat: Seat, move: T['move'], random: Random): readonly T['event'][]
  /** An independent copy. */
  copy(state: T['state']): T['state']
  /** An event as `viewer` may see it; undefined if the viewer notices nothing. */
  eventFor(event: T['event'], viewer: Viewer): T['seen'] | undefined
  /** What was seen, as the same viewer may still be told it later: when he comes back, or takes a seat over. */
  recall(seen: T['seen'], viewer: Viewer): T['seen']
  /** Absent while the match runs. */
  outcome(state: T['state']): Outcome | undefined
  /** A full state that fits everything the view's owner knows, the rest drawn at random. */
  imagine(view: T['view'], random: Random): T['state']
  /** The same as `sampleMove(view(state, seat), random)` without making the view; for playouts. */
  sampleFrom(state: T['state'], seat: Seat, random: Random): T['move']
  /** All hidden things included, as text of several lines. */
  formatState(state: T['state']): string
}

/** A game whose types are hidden: code that opens it must work for every game. */
export interface SealedGame {
  readonly id: string
  open<Answer>(use: <T extends GameTypes>(game: Game<T>) => Answer): Answer
}

/** Hides a game's types. */
export function sealGame<T extends GameTypes>(game: Game<T>): SealedGame {
  return { id: game.id, open: (use) => use(game) }
}

/** A legality whose types are hidden. */
export interface SealedLegality {
  readonly id: string
  open<Answer>(use: <T extends GameTypes>(legality: Legality<T>) => Answer): Answer
}

/** Hides a legality's types. */
export function sealLegality<T extends GameTypes>(legality: Legality<T>): SealedLegality {
  return { id: legality.id, open: (use) => use(legality) }
}

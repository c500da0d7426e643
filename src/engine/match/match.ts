/** A running match of any game, as whoever runs it sees it. */
import type { Awaited, Decision, Question } from '../contract/decision'
import type { Json } from '../basics/json'
import type { Language } from '../basics/language'
import type { Options } from '../options/options'
import type { Outcome } from '../contract/outcome'
import type { Random } from '../chance/random'
import type { Entry, MatchRecord } from './record'
import type { Remark } from '../contract/remark'
import type { Result } from '../basics/result'
import type { Seat, Viewer } from '../basics/seat'
import type { TableOptions, TalkRefusal, TalkResult } from './tableTalk'

/** A decision with the question behind it. */
export interface AskedQuestion extends Decision, Question {}

/** What somebody answers. */
export interface Answering {
  readonly move: unknown
  /** The name of the question that is answered; absent: whatever the seat is asked (simulators, records). */
  readonly question?: string
  /** The clock answers: the move is taken as it is. */
  readonly byClock?: true
}

/** Why a move was not played; `not-owed`: the seat is asked nothing, or not this question any more. */
export type MoveRefusal = TalkRefusal | { readonly kind: 'not-owed' }

/** An entry that may be played next; nothing has happened yet. */
export interface Prepared {
  readonly entry: Entry
  /** Plays it, once; nothing else may have been played since it was prepared. */
  apply(): Played
}

/** An entry that was played. */
export interface Played {
  readonly entry: Entry
  /** The question that it answered; absent for a seat given up. */
  readonly answered?: AskedQuestion
  /** What `viewer` saw happen, in order. */
  seen(viewer: Viewer, language: Language): readonly Json[]
  /** What `viewer` may still be told of it as things stand when this is asked. */
  recalled(viewer: Viewer, language: Language): readonly Json[]
}

/** A running match. */
export interface Match {
  readonly game: string
  readonly rules: number
  readonly seats: number
  readonly options: Options
  /** What bots are handed of the content. */
  readonly knowledge: Json
  /** What happens to a seat that is given up for good where the table wants no bot. */
  readonly leaving: 'bot' | 'rules'
  /** Entries played so far. */
  entries(): number
  /** Who owes which decision. */
  toAct(): readonly Decision[]
  /** The same with the questions behind them. */
  asked(): readonly AskedQuestion[]
  /** Who is waited for, as `viewer` may know it. */
  awaited(viewer: Viewer): Awaited
  view(viewer: Viewer, language: Language): Json
  /** Plays a seat's move, if it is one, is owed and is legal. */
  play(seat: Seat, raw: unknown): Result<Played, MoveRefusal>
  /** The answer as it would be played, if it is a move, is owed and is legal. */
  prepare(seat: Seat, answering: Answering): Result<Prepared, MoveRefusal>
  /** What would be done for a seat whose time has run out; refused if the seat owes nothing. */
  prepareFallback(seat: Seat, question?: string): Result<Prepared, MoveRefusal>
  /** A seat given up for good; refused where the rules of the game want a bot, and after the end. */
  prepareLeave(seat: Seat): Result<Prepared, MoveRefusal>
  /** Something said by a seat without being asked. */
  signal(seat: Seat, raw: unknown): TalkResult
  /** Something put to the vote, beside what the table has set by now. */
  propose(viewer: Viewer, raw: unknown, table: TableOptions): TalkResult
  /** One legal move of a seat that owes a decision. */
  sampleMove(seat: Seat, random: Random): Json
  outcome(): Outcome | undefined
  /** Under what the best team score of the same people is kept; undefined: none is. */
  bestKey(): string | undefined
  /** What was remarkable, as who has watched may know it, the same in every language; of a match that is over. */
  remarks(language?: Language): readonly Remark[]
  /** What the host puts into the options of the next match with the same seats. */
  carry(): Options
  record(): MatchRecord
  /** Everything, hidden cards included, as text. */
  formatState(): string
  /** A seat's or spectator's view as text. */
  formatView(viewer: Viewer, language: Language): string
}

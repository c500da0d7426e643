/** A table, its match, its talk and its history as they are told: each is written once, as its schema (SPEC.md, section 4). */
import * as v from 'valibot'
import { BADGES } from '../engine/contract/badges'
import { OPTION_PROBLEMS } from '../engine/options/options'
import type { Frozen } from './frozen'
import { count, id, json, options, seat, text } from './shapes'
import {
  ABSENCE_POLICIES,
  BOT_LEVELS,
  BREAKS,
  FIGURES,
  PACES,
  PHASES,
  PHRASES,
  REACTIONS,
} from './terms'

const level = v.picklist(BOT_LEVELS)
const number = v.pipe(v.number(), v.finite())

/** Who holds a seat. */
export const SeatViewSchema = v.variant('kind', [
  v.object({ kind: v.literal('free') }),
  v.object({
    kind: v.literal('person'),
    person: id,
    name: text,
    figure: v.picklist(FIGURES),
    connected: v.boolean(),
    ready: v.boolean(),
    /** A bot plays on his behalf for now. */
    bot: v.exactOptional(level),
    character: v.exactOptional(text),
  }),
  v.object({
    kind: v.literal('bot'),
    name: text,
    figure: v.picklist(FIGURES),
    level,
    /** What kind of player it is, of the game's own; absent where they are all alike. */
    character: v.exactOptional(text),
    /** Who may sit down there in the middle of the match, having held its cards; absent: nobody. */
    heldBy: v.exactOptional(v.array(id)),
  }),
  /** Given up for good: the match goes on without it. */
  v.object({ kind: v.literal('left'), name: text }),
])

/** Why a match cannot begin. */
export const SetupProblemSchema = v.variant('kind', [
  v.object({
    kind: v.literal('option'),
    problem: v.object({ key: text, problem: v.picklist(OPTION_PROBLEMS), allowed: text }),
  }),
  v.object({ kind: v.literal('seats'), min: count, max: count, rule: v.exactOptional(text) }),
  v.object({
    kind: v.literal('content'),
    id: text,
    problem: v.picklist(['missing', 'damaged']),
  }),
  v.object({
    kind: v.literal('refused'),
    refusal: v.object({ reason: text, rule: text, values: v.record(text, number) }),
  }),
])

/** Something put to the vote. */
export const ProposalViewSchema = v.object({
  number: count,
  /** Who proposed it. */
  person: id,
  proposal: json,
  /** Who has agreed, the proposer included. */
  agreed: v.array(id),
})

/** A table as everybody at it may see it. */
export const TableViewSchema = v.object({
  id,
  name: text,
  game: id,
  /** The way in which the game is played here, where it is offered in several. */
  offer: v.exactOptional(id),
  badges: v.array(v.picklist(BADGES)),
  options,
  seats: v.pipe(v.array(SeatViewSchema), v.maxLength(12)),
  spectators: v.array(v.object({ person: id, name: text })),
  /** On how many screens it is shown to a whole room; absent: on none. */
  screens: v.exactOptional(count),
  /** The person who may change the table. */
  keeper: text,
  locked: v.boolean(),
  /** For nobody else, until its keeper opens it. */
  private: v.boolean(),
  absence: v.picklist(ABSENCE_POLICIES),
  pace: v.picklist(PACES),
  phase: v.picklist(PHASES),
  /** Number of the match that lies on the table. */
  match: v.exactOptional(count),
  /** Why no match could begin as the table is set now; absent: one could. */
  setup: v.exactOptional(SetupProblemSchema),
  proposals: v.array(ProposalViewSchema),
  /** The next match begins by itself: whoever wants it is `ready`. Absent: it begins when all who are there are. */
  next: v.exactOptional(v.object({ left: number, limit: number })),
  /** The keeper is choosing another game: nothing begins without him. */
  choosing: v.exactOptional(v.literal(true)),
  /** What everybody has agreed to about the match that lies on the table; absent: nothing. */
  adopted: v.exactOptional(v.array(json)),
})

const clock = {
  /** Milliseconds left when this message was made; more than the limit: the clock starts when there is no more left. Absent: no limit. */
  left: v.exactOptional(number),
  /** The whole limit in milliseconds. */
  limit: v.exactOptional(number),
}

/** A question that the receiver is asked. */
export const OwnQuestionSchema = v.object({
  kind: text,
  /** To be named in the answer. */
  name: text,
  /** Others answer at the same time, all unseen. */
  together: v.exactOptional(v.literal(true)),
  ...clock,
})

/** Who is waited for, as far as the receiver may know. */
export const AwaitedViewSchema = v.variant('kind', [
  v.object({
    kind: v.literal('names'),
    seats: v.array(v.object({ seat, kind: text, ...clock })),
  }),
  v.object({ kind: v.literal('number'), number: count, ...clock }),
  v.object({ kind: v.literal('hidden') }),
])

/** How a match ended. */
const OutcomeSchema = v.variant('kind', [
  v.object({
    kind: v.literal('ranking'),
    ranks: v.array(number),
    scores: v.exactOptional(v.array(number)),
  }),
  v.object({ kind: v.literal('team'), score: number, grade: v.exactOptional(text) }),
  v.object({ kind: v.literal('none') }),
])

/** A match as the receiver may see it. */
export const MatchViewSchema = v.object({
  /** From 1, counts the matches of this table. */
  number: count,
  game: id,
  /** The game's own view (`games/contracts` knows its type). */
  view: json,
  /** What the receiver is asked. */
  own: v.array(OwnQuestionSchema),
  awaited: AwaitedViewSchema,
  /** Entries played so far; those of answers that are given unseen count when all are in. */
  entries: count,
  outcome: v.exactOptional(OutcomeSchema),
  /** Hash that the host gave before the deal (hex), for the proof afterwards. */
  commitment: text,
})

/** A line of the chat: in one's own words, or a phrase or a reaction that everybody reads in his language. */
export const ChatLineSchema = v.union([
  v.object({ number: count, person: id, name: text, phrase: v.picklist(PHRASES) }),
  v.object({ number: count, person: id, name: text, reaction: v.picklist(REACTIONS) }),
  v.object({ number: count, person: id, name: text, text }),
])

/** Something remarkable in a finished match, which the game puts into words. */
const RemarkSchema = v.object({
  kind: id,
  /** Whose it is; empty: the whole table's. */
  seats: v.array(seat),
  values: v.record(text, v.union([number, text])),
})

/** Who held a seat when a match was over: a person, a bot of a level, or nobody any more. */
const PlayerSchema = v.object({
  person: v.exactOptional(id),
  bot: v.exactOptional(level),
  figure: v.exactOptional(v.picklist(FIGURES)),
})

/** A finished match in the history of the table. */
export const PastMatchSchema = v.object({
  number: count,
  game: id,
  /** The way in which it was played, where the game is offered in several. */
  offer: v.exactOptional(id),
  names: v.array(text),
  /** Who held the seats at its end, seat by seat; absent in matches that were kept before this was. */
  players: v.exactOptional(v.array(PlayerSchema)),
  outcome: OutcomeSchema,
  /** The best that the same people had reached together before; absent: nothing, or none is kept. */
  bestBefore: v.exactOptional(number),
  /** A first result of these people, which is kept as their best. */
  isFirst: v.exactOptional(v.literal(true)),
  /** The most remarkable first; absent: nothing. */
  remarks: v.exactOptional(v.array(RemarkSchema)),
})

/** Something about the table that is told in the log, in each reader's language. */
export const NoticeSchema = v.variant('kind', [
  v.object({
    kind: v.picklist(['sat', 'stood', 'left', 'cut', 'returned', 'kicked', 'gaveUp', 'watches']),
    name: text,
    seat: v.exactOptional(seat),
    /** With `returned`: a bot has played for him until now. */
    afterBot: v.exactOptional(v.literal(true)),
  }),
  v.object({ kind: v.picklist(['botTookOver', 'timeUp']), name: text, seat }),
  v.object({
    kind: v.literal('seatGiven'),
    name: text,
    /** Whose it was. */
    from: text,
    seat,
    /** It is a computer that plays on. */
    bot: v.exactOptional(v.literal(true)),
  }),
  v.object({
    kind: v.picklist(['started', 'abandoned', 'resumed', 'again', 'held', 'chooses', 'called']),
    name: v.exactOptional(text),
  }),
  /** Whoever was asked for a share did not open it: all begin again. */
  v.object({ kind: v.literal('dealtAnew') }),
  v.object({ kind: v.literal('matchOver') }),
  /** The match ended without a result; what was played is kept for a report. */
  v.object({ kind: v.literal('matchBroken'), why: v.picklist(BREAKS) }),
  /** Something said by a seat, which the game puts into words. */
  v.object({ kind: v.literal('signal'), seat, name: text, signal: json }),
  v.object({
    kind: v.picklist(['proposed', 'adopted', 'rejected']),
    /** Who proposed it, however it went. */
    name: text,
    proposal: json,
  }),
  /** Nothing can be kept just now; something that was kept is lost. */
  v.object({ kind: v.picklist(['storageFailed', 'recordsLost']) }),
])

/** A table as the lobby lists it. */
export const TableSummarySchema = v.object({
  id,
  name: text,
  game: id,
  /** The way in which it is played there, where the game is offered in several. */
  offer: v.exactOptional(id),
  badges: v.array(v.picklist(BADGES)),
  seats: count,
  free: count,
  people: count,
  spectators: count,
  running: v.boolean(),
  locked: v.boolean(),
  private: v.boolean(),
  /** The portraits of those who sit there, computers too: who comes sees which are free. */
  figures: v.exactOptional(v.array(v.picklist(FIGURES))),
})

/** A table at which the receiver has a seat. */
export const OwnTableSchema = v.object({
  ...TableSummarySchema.entries,
  /** Names of the others who are there. */
  waiting: v.array(text),
})

/** Who holds a seat. */
export type SeatView = Frozen<v.InferOutput<typeof SeatViewSchema>>
/** Something put to the vote. */
export type ProposalView = Frozen<v.InferOutput<typeof ProposalViewSchema>>
/** A table as everybody at it may see it. */
export type TableView = Frozen<v.InferOutput<typeof TableViewSchema>>
/** A question that the receiver is asked. */
export type OwnQuestion = Frozen<v.InferOutput<typeof OwnQuestionSchema>>
/** Who is waited for, as far as the receiver may know. */
export type AwaitedView = Frozen<v.InferOutput<typeof AwaitedViewSchema>>
/** A match as the receiver may see it. */
export type MatchView = Frozen<v.InferOutput<typeof MatchViewSchema>>
/** A line of the chat. */
export type ChatLine = Frozen<v.InferOutput<typeof ChatLineSchema>>
/** A finished match in the history of the table. */
export type PastMatch = Frozen<v.InferOutput<typeof PastMatchSchema>>
/** Something about the table that is told in the log. */
export type Notice = Frozen<v.InferOutput<typeof NoticeSchema>>
/** A table as the lobby lists it. */
export type TableSummary = Frozen<v.InferOutput<typeof TableSummarySchema>>
/** A table at which the receiver has a seat. */
export type OwnTable = Frozen<v.InferOutput<typeof OwnTableSchema>>

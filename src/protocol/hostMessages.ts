/** Every message from a host to a client: the lobby, the table, the match, and what belongs to a connection (SPEC.md, section 4). */
import * as v from 'valibot'
import { SEAT_KEY } from '../engine/match/fairDeal'
import { isRecord } from '../engine/basics/json'
import { LANGUAGES } from '../engine/basics/language'
import { OPTION_PROBLEMS } from '../engine/options/options'
import { err, ok, type Result } from '../engine/basics/result'
import { parseFrame } from './frame'
import type { Frozen } from './frozen'
import { count, fingerprint, hash, id, json, options, seat, text } from './shapes'
import {
  ChatLineSchema,
  MatchViewSchema,
  NoticeSchema,
  OwnTableSchema,
  PastMatchSchema,
  SetupProblemSchema,
  TableSummarySchema,
  TableViewSchema,
} from './tableViews'
import { FAREWELLS, LEAVINGS, REFUSALS, type Farewell } from './terms'

/** What a frame from a host may be like. */
export const HOST_FRAME = { longest: 1_048_576, deepest: 16 } as const
/** UTF-16 units of a part of a record or of content at most: with its quotes escaped it still fits into a frame. */
export const LONGEST_PART = 262_144

const number = v.pipe(v.number(), v.finite())

const WelcomeSchema = v.object({
  type: v.literal('welcome'),
  protocol: count,
  app: text,
  /** The host's own name, e.g. the computer's. */
  host: text,
  /** The secret that gives this session back after a cut; keep it, never show it. */
  token: v.pipe(v.string(), v.maxLength(128)),
  /** This session's public id and the name it got. */
  person: id,
  name: text,
  /** Whether this connection may open the network. */
  local: v.boolean(),
  /** The highest command id of this session that the host has answered (0: none). */
  lastCommand: count,
})

/** The lines of the lobby that changed; `whole`: all there are. */
const LobbySchema = v.object({
  type: v.literal('lobby'),
  whole: v.exactOptional(v.literal(true)),
  tables: v.array(TableSummarySchema),
  /** Tables that are there no more. */
  gone: v.array(id),
})

/** Tables at which the receiver has a seat, resting ones included. */
const MineSchema = v.object({ type: v.literal('mine'), tables: v.array(OwnTableSchema) })

/** A piece of content that can be chosen. */
const CatalogueEntrySchema = v.object({
  id: text,
  /** Put there by people of the host's computer, instead of coming with the program. */
  own: v.boolean(),
  title: v.object({
    de: v.exactOptional(text),
    nl: v.exactOptional(text),
    en: v.exactOptional(text),
  }),
  languages: v.array(v.picklist(LANGUAGES)),
  /** Cards, questions or words. */
  count,
  /** Those of them that are in play only where an option has this value. */
  onlyWith: v.exactOptional(v.object({ option: text, value: text, count })),
})

/** What can be chosen where an option asks for a catalogue. */
const CataloguesSchema = v.object({
  type: v.literal('catalogues'),
  catalogues: v.record(text, v.array(CatalogueEntrySchema)),
})

const NetworkSchema = v.object({
  type: v.literal('network'),
  open: v.boolean(),
  /** Ready-made addresses that guests can type or scan, best first. */
  addresses: v.array(v.object({ url: text, adapter: text, seen: v.boolean() })),
  /** The fingerprint by which guests know this host; it stands in the links to it. */
  key: v.exactOptional(fingerprint),
  /** Why opening failed or what is missing. */
  problem: v.exactOptional(v.picklist(['port-in-use', 'no-network', 'not-allowed', 'failed'])),
  /** Whether tables are advertised and found by themselves. */
  discovery: v.picklist(['on', 'off', 'port-taken', 'no-network', 'not-allowed', 'failed']),
})

/** How full the host is, for local connections. */
const FullnessSchema = v.object({
  type: v.literal('fullness'),
  /** People who are connected, and how many there may be. */
  people: count,
  mostPeople: count,
  /** Tables that do not rest, and how many there may be. */
  tables: count,
  mostTables: count,
})

const FoundTableSchema = v.object({
  host: text,
  url: text,
  /** What the host says its fingerprint is. */
  key: fingerprint,
  table: id,
  name: text,
  game: id,
  free: count,
  seats: count,
  locked: v.boolean(),
})

/** Tables of other hosts, for local connections. */
const FoundSchema = v.object({ type: v.literal('found'), tables: v.array(FoundTableSchema) })

/** The receiver's table: who sits where, and what is set. The same text for everybody at it. */
const TableMessageSchema = v.object({
  type: v.literal('table'),
  /** Counts the changes of this part of the table. */
  version: count,
  table: TableViewSchema,
})

/** The match on the receiver's table: what happened, and how it stands afterwards. */
const MatchMessageSchema = v.object({
  type: v.literal('match'),
  table: id,
  /** Counts the changes of this part of the table. */
  version: count,
  match: MatchViewSchema,
  /** The game's events since the message before, as the receiver may see them; empty after a resync. */
  events: v.array(json),
  /** After a return: what happened meanwhile, oldest first (capped). */
  missed: v.exactOptional(v.array(json)),
  /** For who knows nothing of this match yet: what has happened in it so far, oldest first (capped). */
  story: v.exactOptional(v.array(json)),
  /** So many of the last things in `missed` or `story` came after a bot had begun to fill in for the receiver; absent: none has. */
  stoodIn: v.exactOptional(count),
})

/** What has changed of the match since the message with the version before, and what happened: fields that are not named stay as they were. */
const MatchChangeSchema = v.object({
  type: v.literal('matchChange'),
  version: count,
  own: v.exactOptional(MatchViewSchema.entries.own),
  awaited: v.exactOptional(MatchViewSchema.entries.awaited),
  entries: v.exactOptional(MatchViewSchema.entries.entries),
  outcome: MatchViewSchema.entries.outcome,
  /** The fields of the game's view that have changed. */
  view: v.exactOptional(v.record(text, json)),
  /** Of its fields that are lists as long as before: the items that have changed, by their place. */
  items: v.exactOptional(v.record(text, v.record(text, json))),
  events: v.exactOptional(v.array(json)),
})

/** Lines of the chat; `whole`: all that are kept, otherwise the new ones. */
const ChatMessageSchema = v.object({
  type: v.literal('chat'),
  table: id,
  whole: v.exactOptional(v.literal(true)),
  lines: v.array(ChatLineSchema),
})

/** Finished matches; `whole`: all that are kept, otherwise the new ones. */
const HistoryMessageSchema = v.object({
  type: v.literal('history'),
  table: id,
  whole: v.exactOptional(v.literal(true)),
  matches: v.array(PastMatchSchema),
})

const NoticesSchema = v.object({
  type: v.literal('notices'),
  table: id,
  notices: v.array(NoticeSchema),
})

/** A bot answers who asked why it moved so, or what it advises; nobody else hears of it. */
const ThoughtSchema = v.object({
  type: v.literal('thought'),
  table: id,
  about: v.picklist(['move', 'advice']),
  /** Whose thought it is; absent for advice, and where nobody tells any. */
  seat: v.exactOptional(seat),
  /** `later`: not before the round is over; `nothing`: there is nothing to say. */
  kind: v.picklist(['told', 'later', 'nothing']),
  /** What was thought, as data; only with `told`. */
  thought: v.exactOptional(
    v.object({
      kind: id,
      values: v.record(text, number),
      quotes: v.exactOptional(v.record(text, text)),
    }),
  ),
})

const LeftSchema = v.object({ type: v.literal('left'), table: id, why: v.picklist(LEAVINGS) })

/** Asks a seated client to commit to its bits before the deal. */
const AskCommitmentSchema = v.object({
  type: v.literal('askCommitment'),
  table: id,
  /** Hash of the host's secret. */
  commitment: hash,
  game: id,
  options,
  /** The game wants the person's own facts with it. */
  facts: v.boolean(),
})

/** Everybody has committed: asks for the bits. */
const AskShareSchema = v.object({
  type: v.literal('askShare'),
  table: id,
  commitment: hash,
  /** SHA-256 over everything else that the match is dealt from (`hashDeal`). */
  deal: hash,
  /** The commitments of all people by seat. */
  commitments: v.record(v.pipe(v.string(), v.regex(SEAT_KEY)), hash),
})

/** What the receiver is to be told waits for the disk of the host, which has not answered for seconds. */
const StalledSchema = v.object({ type: v.literal('stalled') })

const PongSchema = v.object({
  type: v.literal('pong'),
  at: number,
  /** Where the receiver's table stands; who has older versions asks for a resync. */
  table: v.exactOptional(
    v.object({ id, version: count, match: v.exactOptional(count), line: count }),
  ),
})

function isFarewell(value: unknown): value is Farewell {
  return typeof value === 'string' && Object.hasOwn(FAREWELLS, value)
}

/** The last message before the host ends a connection. */
const GoodbyeSchema = v.object({
  type: v.literal('goodbye'),
  why: v.custom<Farewell>(isFarewell),
  /** The host's versions, so that a mismatch can be explained. */
  protocol: count,
  app: text,
})

/** A command was refused; the rest explains it. */
export const RefusedSchema = v.object({
  type: v.literal('answer'),
  id: count,
  ok: v.literal(false),
  refusal: v.picklist(REFUSALS),
  /** For an illegal move: the game's reason and the rule's id. */
  reason: v.exactOptional(text),
  rule: v.exactOptional(text),
  /** For an option: which, and what is allowed. */
  option: v.exactOptional(
    v.object({ key: text, problem: v.picklist(OPTION_PROBLEMS), allowed: text }),
  ),
  /** For a table that cannot be dealt. */
  setup: v.exactOptional(SetupProblemSchema),
})

const DoneSchema = v.object({
  type: v.literal('answer'),
  id: count,
  ok: v.literal(true),
  table: v.exactOptional(id),
  /** A part of a text, and how long the whole is. */
  part: v.exactOptional(v.object({ text: v.string(), total: count })),
  /** What somebody who practises asked for. */
  practice: v.exactOptional(json),
  /** How whoever named himself is called: with a number where the name is somebody else's. */
  name: v.exactOptional(text),
})

const AnswerSchema = v.variant('ok', [DoneSchema, RefusedSchema])

const OtherMessageSchema = v.variant('type', [
  WelcomeSchema,
  LobbySchema,
  MineSchema,
  CataloguesSchema,
  NetworkSchema,
  FullnessSchema,
  FoundSchema,
  TableMessageSchema,
  MatchMessageSchema,
  MatchChangeSchema,
  ChatMessageSchema,
  HistoryMessageSchema,
  NoticesSchema,
  ThoughtSchema,
  LeftSchema,
  AskCommitmentSchema,
  AskShareSchema,
  PongSchema,
  StalledSchema,
  GoodbyeSchema,
])

/** Answer to `hello`. */
export type Welcome = Frozen<v.InferOutput<typeof WelcomeSchema>>
/** What can be chosen where an option asks for a catalogue. */
export type Catalogues = Frozen<v.InferOutput<typeof CataloguesSchema>>
/** State of the network for local connections. */
export type Network = Frozen<v.InferOutput<typeof NetworkSchema>>
/** How full the host is, for local connections. */
export type Fullness = Frozen<v.InferOutput<typeof FullnessSchema>>
/** A table found on the network. */
export type FoundTable = Frozen<v.InferOutput<typeof FoundTableSchema>>
/** The receiver's table. */
export type TableMessage = Frozen<v.InferOutput<typeof TableMessageSchema>>
/** The match on the receiver's table. */
export type MatchMessage = Frozen<v.InferOutput<typeof MatchMessageSchema>>
/** What has changed of the match on the receiver's table. */
export type MatchChange = Frozen<v.InferOutput<typeof MatchChangeSchema>>
/** What a bot thought. */
export type ThoughtMessage = Frozen<v.InferOutput<typeof ThoughtSchema>>
/** The receiver is at no table any more. */
export type TableLeft = Frozen<v.InferOutput<typeof LeftSchema>>
/** Asks a seated client to commit to its bits before the deal. */
export type AskCommitment = Frozen<v.InferOutput<typeof AskCommitmentSchema>>
/** Asks for the bits. */
export type AskShare = Frozen<v.InferOutput<typeof AskShareSchema>>
/** Answer to `ping`. */
export type Pong = Frozen<v.InferOutput<typeof PongSchema>>
/** The last message before the host ends a connection. */
export type Goodbye = Frozen<v.InferOutput<typeof GoodbyeSchema>>
/** Answer to a command that was not carried out. */
export type Refused = Frozen<v.InferOutput<typeof RefusedSchema>>
/** Answer to a command. */
export type Answer = Frozen<v.InferOutput<typeof AnswerSchema>>
/** A message from the host. */
export type HostMessage = Frozen<v.InferOutput<typeof OtherMessageSchema>> | Answer

/** A host's message; unknown keys are dropped, so that a newer host of the same protocol can say more. */
export function parseHostMessage(frame: string): Result<HostMessage, string> {
  const value = parseFrame(frame, HOST_FRAME)
  if (!value.ok) return value
  const isAnswer = isRecord(value.value) && value.value.type === 'answer'
  const parsed = isAnswer
    ? v.safeParse(AnswerSchema, value.value)
    : v.safeParse(OtherMessageSchema, value.value)
  return parsed.success ? ok(parsed.output) : err(parsed.issues[0].message)
}

/** Every message between a client and a host, and nothing else (parsers: parse.ts). */
import type { Json } from '../engine/json'
import type { OptionProblem, OptionValue } from '../engine/game'
import type { Seat } from '../engine/seat'

/** Counts up with every incompatible change of a message. */
export const PROTOCOL_VERSION = 1

/** The languages of the interface. */
export const LANGUAGES = ['de', 'nl', 'en'] as const
/** A language of the interface. */
export type Language = (typeof LANGUAGES)[number]

/** How well a bot plays. */
export const BOT_LEVELS = ['easy', 'solid', 'sharp'] as const
/** A bot's level. */
export type BotLevel = (typeof BOT_LEVELS)[number]

/** What happens to a seat whose person is gone: wait for ever, a bot plays on his behalf, the fallback is played, or the whole table pauses. */
export const ABSENCE_POLICIES = ['wait', 'bot', 'pass', 'pause'] as const
/** A policy for absent people. */
export type AbsencePolicy = (typeof ABSENCE_POLICIES)[number]

/** Preset phrases of the chat: each listener reads them in his own language. */
export const PHRASES = [
  'hello',
  'well-played',
  'thanks',
  'hurry',
  'moment',
  'unbelievable',
  'caught',
  'goodbye',
] as const
/** A preset phrase. */
export type Phrase = (typeof PHRASES)[number]

/** A table's id: public, unguessable is not needed. */
export type TableId = string

// ---------------------------------------------------------------- from the client

/** The first message of a connection. */
export interface Hello {
  readonly type: 'hello'
  readonly protocol: number
  /** App version, for the message about a mismatch. */
  readonly app: string
  /** The person's wish for a name; the host may change it to keep names apart. */
  readonly name: string
  readonly language: Language
  /** The secret of an earlier session; gives back its seats. Replaced by the one in `welcome`. */
  readonly token?: string
  /** Number of the last update this client has applied, by table, for a quick resync. */
  readonly known?: { readonly table: TableId; readonly version: number }
}

/** A command: carried out once, however often it arrives. */
export interface CommandMessage {
  readonly type: 'command'
  /** Counts up per session from 1; a repeated id is answered with the first answer. */
  readonly id: number
  /** The table it is meant for; absent for commands of the lobby. */
  readonly table?: TableId
  /** The version of the table that it was based on; needed for `move`. */
  readonly version?: number
  readonly command: Command
}

/** What can be asked of a host. */
export type Command =
  // lobby
  | { readonly kind: 'rename'; readonly name: string; readonly language: Language }
  | {
      readonly kind: 'createTable'
      readonly game: string
      readonly name: string
      readonly seats: number
      readonly options: Readonly<Record<string, OptionValue>>
      readonly password?: string
      /** Bots at once on all other seats, and start: a table alone. */
      readonly bots?: BotLevel
    }
  | {
      readonly kind: 'join'
      readonly as: 'player' | 'spectator'
      readonly seat?: Seat
      readonly password?: string
    }
  // everybody at the table
  | { readonly kind: 'leave' }
  | { readonly kind: 'sit'; readonly seat: Seat }
  | { readonly kind: 'stand' }
  | { readonly kind: 'ready'; readonly ready: boolean }
  | { readonly kind: 'say'; readonly text: string }
  | { readonly kind: 'sayPhrase'; readonly phrase: Phrase }
  | { readonly kind: 'move'; readonly move: Json }
  /** 128 random bits as 32 hex digits for the provable deal; asked of each seated client before the deal. */
  | { readonly kind: 'contribute'; readonly bits: string }
  // the table's keeper (its maker, or the longest seated person when he left)
  | {
      readonly kind: 'setGame'
      readonly game: string
      readonly options: Readonly<Record<string, OptionValue>>
      readonly seats: number
    }
  | { readonly kind: 'setTableName'; readonly name: string }
  | { readonly kind: 'setPassword'; readonly password?: string }
  | { readonly kind: 'setAbsence'; readonly policy: AbsencePolicy }
  | { readonly kind: 'seatBot'; readonly seat: Seat; readonly level: BotLevel }
  | { readonly kind: 'unseat'; readonly seat: Seat }
  | { readonly kind: 'kick'; readonly person: string }
  | { readonly kind: 'start' }
  /** After a match: the same table again. */
  | { readonly kind: 'rematch' }
  /** Gives a running match up for all. */
  | { readonly kind: 'abandon' }
  /** Closes the table for all. */
  | { readonly kind: 'closeTable' }
  // only over a local connection
  | { readonly kind: 'openNetwork' }
  | { readonly kind: 'closeNetwork' }
  // after a match
  | { readonly kind: 'fetchRecord'; readonly match: number }

/** A sign of life; answered by `pong`. */
export interface Ping {
  readonly type: 'ping'
  readonly at: number
}

/** Asks for everything anew. */
export interface Resync {
  readonly type: 'resync'
}

/** A message from the client. */
export type ClientMessage = Hello | CommandMessage | Ping | Resync

// ---------------------------------------------------------------- from the host

/** Answer to `hello`. */
export interface Welcome {
  readonly type: 'welcome'
  readonly protocol: number
  readonly app: string
  /** The host's own name, e.g. the computer's. */
  readonly host: string
  /** The secret that gives this session back after a cut; keep it, never show it. */
  readonly token: string
  /** This session's public id and the name it got. */
  readonly person: string
  readonly name: string
  /** Whether this connection may open the network. */
  readonly local: boolean
  /** The highest command id of this session that the host has answered (0: none). */
  readonly lastCommand: number
}

/** A table as the lobby lists it. */
export interface TableSummary {
  readonly id: TableId
  readonly name: string
  readonly game: string
  readonly seats: number
  readonly free: number
  readonly people: number
  readonly spectators: number
  readonly running: boolean
  readonly locked: boolean
  /** The receiver has a seat here. */
  readonly mine: boolean
}

/** All tables of this host; sent to everybody in the lobby after each change. */
export interface Tables {
  readonly type: 'tables'
  readonly tables: readonly TableSummary[]
}

/** State of the network for local connections. */
export interface Network {
  readonly type: 'network'
  readonly open: boolean
  /** Ready-made addresses that guests can type or scan, best first. */
  readonly addresses: readonly {
    readonly url: string
    readonly adapter: string
    readonly seen: boolean
  }[]
  /** Why opening failed or what is missing. */
  readonly problem?: 'port-in-use' | 'no-network' | 'not-allowed'
  /** Whether tables are advertised and found by themselves. */
  readonly discovery: 'on' | 'off' | 'port-taken' | 'no-network' | 'failed'
}

/** A table found on the network. */
export interface FoundTable {
  readonly host: string
  readonly url: string
  readonly table: TableId
  readonly name: string
  readonly game: string
  readonly free: number
  readonly seats: number
  readonly locked: boolean
}

/** Tables of other hosts, for local connections. */
export interface Found {
  readonly type: 'found'
  readonly tables: readonly FoundTable[]
}

/** Who holds a seat. */
export type SeatView =
  | { readonly kind: 'free' }
  | {
      readonly kind: 'person'
      readonly person: string
      readonly name: string
      readonly connected: boolean
      readonly ready: boolean
      /** A bot plays on his behalf for now. */
      readonly bot?: BotLevel
    }
  | { readonly kind: 'bot'; readonly name: string; readonly level: BotLevel }

/** A line of the chat. */
export type ChatLine =
  | {
      readonly number: number
      readonly person: string
      readonly name: string
      readonly text: string
    }
  | {
      readonly number: number
      readonly person: string
      readonly name: string
      readonly phrase: Phrase
    }

/** Something about the table that is told in the log, in each reader's language. */
export type TableNotice =
  | {
      readonly kind: 'sat' | 'stood' | 'left' | 'cut' | 'returned' | 'kicked'
      readonly name: string
      readonly seat?: Seat
    }
  | {
      readonly kind: 'botTookOver' | 'botGaveBack' | 'timeUp'
      readonly name: string
      readonly seat: Seat
    }
  | { readonly kind: 'started' | 'abandoned' | 'paused' | 'resumed'; readonly name?: string }
  | { readonly kind: 'matchOver'; readonly winners: readonly Seat[] }
  | { readonly kind: 'storageFailed' }

/** The clock of a decision that has a limit. */
export interface DecisionView {
  readonly seat: Seat
  readonly kind: string
  readonly key: string
  /** Milliseconds left when this message was made; absent: no limit. */
  readonly left?: number
  /** The whole limit in milliseconds. */
  readonly limit?: number
}

/** A match as one viewer may see it. */
export interface MatchView {
  /** From 1, counts the matches of this table. */
  readonly number: number
  readonly game: string
  /** The game's own view (`games/contracts` knows its type). */
  readonly view: Json
  readonly awaited: readonly DecisionView[]
  /** Moves played so far. */
  readonly moves: number
  readonly over: boolean
  /** Hash that the host gave before the deal (hex), for the proof afterwards. */
  readonly commitment: string
}

/** A finished match in the history of the table. */
export interface PastMatch {
  readonly number: number
  readonly game: string
  readonly names: readonly string[]
  readonly ranks: readonly number[]
  readonly scores: readonly number[]
}

/** A table as one viewer may see it. */
export interface TableView {
  readonly id: TableId
  readonly name: string
  readonly game: string
  readonly options: Readonly<Record<string, OptionValue>>
  readonly seats: readonly SeatView[]
  readonly spectators: readonly { readonly person: string; readonly name: string }[]
  /** The person who may change the table. */
  readonly keeper: string
  readonly locked: boolean
  readonly absence: AbsencePolicy
  readonly phase: 'gathering' | 'dealing' | 'playing' | 'paused' | 'over'
  /** The receiver's own seat; absent for a spectator. */
  readonly you?: Seat
  readonly chat: readonly ChatLine[]
  readonly match?: MatchView
  readonly history: readonly PastMatch[]
}

/** What the receiver must know of his table now; whole, so nothing has to be merged. */
export interface TableUpdate {
  readonly type: 'table'
  /** Counts every change of the table. */
  readonly version: number
  readonly table: TableView
  /** The game's events since the update before, as the receiver may see them; empty after a resync. */
  readonly events: readonly Json[]
  readonly notices: readonly TableNotice[]
  /** After a return: what happened meanwhile, the game's own events, oldest first (capped). */
  readonly missed?: readonly Json[]
}

/** The receiver is at no table any more. */
export interface TableLeft {
  readonly type: 'left'
  readonly table: TableId
  readonly why: 'you-left' | 'kicked' | 'table-closed'
}

/** Why a command was refused. */
export const REFUSALS = [
  'malformed',
  'unknown-game',
  'option-not-allowed',
  'seats-not-allowed',
  'no-such-table',
  'not-at-this-table',
  'wrong-password',
  'too-many-tries',
  'seat-taken',
  'other-hand-seen',
  'no-free-seat',
  'not-seated',
  'keeper-only',
  'local-only',
  'match-running',
  'no-match-running',
  'players-missing',
  'not-everybody-ready',
  'too-many-tables',
  'stale',
  'illegal-move',
  'name-not-allowed',
  'text-not-allowed',
  'too-fast',
  'no-such-person',
  'no-such-match',
  'storage-failed',
  'network-failed',
] as const
/** A refusal. */
export type Refusal = (typeof REFUSALS)[number]

/** Answer to a command. */
export type Answer =
  | {
      readonly type: 'answer'
      readonly id: number
      readonly ok: true
      readonly table?: TableId
      readonly record?: Json
    }
  | {
      readonly type: 'answer'
      readonly id: number
      readonly ok: false
      readonly refusal: Refusal
      /** For an illegal move: the game's reason and the rule's id. */
      readonly reason?: string
      readonly rule?: string
      /** For an option: which, and what is allowed. */
      readonly option?: OptionProblem
    }

/** Asks a seated client for its 128 bits before the deal. */
export interface AskContribution {
  readonly type: 'askContribution'
  readonly table: TableId
  readonly commitment: string
}

/** Answer to `ping`. */
export interface Pong {
  readonly type: 'pong'
  readonly at: number
}

/** Why a host ends a connection; the code of the WebSocket close. */
export const FAREWELLS = {
  'protocol-mismatch': 4001,
  'bad-message': 4002,
  'too-fast': 4003,
  'replaced-by-new-connection': 4004,
  'hello-missing': 4005,
  'host-closing': 4006,
  'too-many-connections': 4007,
  kicked: 4008,
} as const
/** Why a host ends a connection. */
export type Farewell = keyof typeof FAREWELLS

/** The last message before the host ends a connection. */
export interface Goodbye {
  readonly type: 'goodbye'
  readonly why: Farewell
  /** The host's versions, so that a mismatch can be explained. */
  readonly protocol: number
  readonly app: string
}

/** A message from the host. */
export type HostMessage =
  | Welcome
  | Tables
  | Network
  | Found
  | TableUpdate
  | TableLeft
  | Answer
  | AskContribution
  | Pong
  | Goodbye

/** Everything impure that the host needs, as small interfaces; the server supplies real ones, tests fake ones. */
import type { ContentPort } from '../engine/contract/content'
import type { DeckProblem } from '../engine/decks/deckDraft'
import type { SealedGame } from '../engine/contract/game'
import type { Json } from '../engine/basics/json'
import type { Language } from '../engine/basics/language'
import type { Clock, Entropy } from '../engine/basics/ports'
import type { Result } from '../engine/basics/result'
import type { Seat } from '../engine/basics/seat'
import type { ThoughtAnswer, ThoughtWish } from '../engine/contract/thought'
import type { Connection } from '../protocol/connection'
import type { FoundTable, Network } from '../protocol/hostMessages'
import type { TableSummary } from '../protocol/tableViews'
import type { BotLevel } from '../protocol/terms'

/** A connection as the host uses it. */
export interface HostConnection extends Connection {
  /** Sends a frame when what it tells of is on the disk: all that these journals were given so far, or any, where none are named. */
  send(frame: string, about?: Iterable<object>): void
}

/** The journal of one table: an append-only list of records. */
export interface Journal {
  /** Writes; what tells of it leaves only when it is on the disk (`HostConnection`). After an error none of the records counts. */
  append(...records: readonly Json[]): Result<undefined, JournalProblem>
  /**
   * Puts `records` in the place of everything before, atomically (a table's history made short); as with `append`, what tells of it
   * leaves only when it is on the disk. After an error everything is as before; whoever asked tries again.
   */
  replace(records: readonly Json[]): Result<undefined, JournalProblem>
  /** Calls when all that was written so far is on the disk, in the order of the calls: at once if it is. */
  whenKept(task: () => void): void
  /** The disk has not answered for seconds: what was written last is not kept yet. */
  isStuck(): boolean
  /** Bytes that the records take; the host makes them short when they have grown. */
  size(): number
  /** Moves the file to the finished ones; never deletes. */
  retire(): void
  /** Removes the file: nothing that anybody played is in it. */
  discard(): void
  /** Renames the file so that no start takes it up again; never deletes, it is kept for a report. Only `replace` begins it anew. */
  setAside(): void
}

/** Why a journal could not be written. */
export type JournalProblem = 'disk-full' | 'disk-failed' | 'not-allowed'

/** Stands among the records of a journal where damaged bytes lay: what follows is sound, but not the next after what went before. */
export const LOST_RECORD = { kind: 'lost' } as const

/** All journals of a host. */
export interface JournalStore {
  /** A new journal; the id is used in a file name and is made by the host. */
  create(id: string): Result<Journal, JournalProblem>
  /** The one file of everybody who is known here: identities and the hashes of their secrets. */
  readonly people: RecoveredJournal
  /** Every journal of an open table with its sound records; a file that is no journal is reported and left where it lies. */
  recover(): readonly RecoveredJournal[]
}

/** A journal found at start. */
export interface RecoveredJournal {
  readonly id: string
  /** In order; LOST_RECORD stands where something is missing between them. */
  readonly records: readonly Json[]
  readonly journal: Journal
  /** Bytes that were damaged when it was found; the file as it was is kept beside it. */
  readonly damagedBytes: number
  /** Something that was kept is lost. What a host had begun to write when it ended is not meant: nobody was told of it. */
  readonly isIncomplete: boolean
}

/** A bot at one seat of one match. It is told what its seat sees, nothing else. */
export interface BotSeat {
  /** What the seat saw happen, in order, and its view afterwards. */
  observe(events: readonly Json[], view: Json): void
  /** Another seat says something without being asked: a signal of the game that was allowed. */
  hear(from: Seat, signal: Json): void
  /** Asks for a move for the latest view; answers once, later. Undefined: the bot failed, the fallback is played for this once. */
  decide(answer: (move: Json | undefined) => void): void
  /** Asks about its thinking; answers once, later. Undefined: the bot failed, there is nothing to tell. */
  think(wish: ThoughtWish, answer: (thought: ThoughtAnswer | undefined) => void): void
  close(): void
}

/** Where bots come from. */
export interface BotPort {
  seat(request: {
    readonly game: string
    readonly level: BotLevel
    readonly seat: Seat
    /** Seed of the bot's own random choices, hex. */
    readonly seed: string
    /** What kind of player it is; absent where the game's bots are all alike. */
    readonly character?: string
    /** What a person at the table knows of the content, the same for all bots of a match; null where there is none. */
    readonly knowledge: Json
    /** The bot says something without being asked: a signal of its game. */
    readonly say: (signal: Json) => void
  }): BotSeat
}

/** The network side of the server, as far as the host may steer it. */
export interface NetworkPort {
  open(done: (state: Omit<Network, 'type'>) => void): void
  close(done: (state: Omit<Network, 'type'>) => void): void
  state(): Omit<Network, 'type'>
  found(): readonly FoundTable[]
  /** Tells what is to be advertised; called after every change of the lobby. */
  advertise(tables: readonly TableSummary[]): void
  /** Tells the host that state or found tables changed. */
  onChange(listener: () => void): void
}

/** A file in the folder of own decks. */
export interface DeckFile {
  /** Seen from the folder, e.g. `eras/aunts.csv`. */
  readonly file: string
  /** The id of its content; absent: it cannot be played with. */
  readonly id?: string
  readonly problems: readonly DeckProblem[]
}

/** The folder of own decks as it is now. */
export interface DeckFolder {
  /** Its path on the host's computer. */
  readonly folder: string
  readonly files: readonly DeckFile[]
}

/** The own decks of this computer; who may ask for them is for the host to say. */
export interface DeckPort {
  /** Looks at the folder again. */
  look(): DeckFolder
  /** Saves a deck in the place of the one that has its name; nothing has happened where it fails. */
  save(catalogue: string, name: string, data: Json): Result<undefined, 'name-taken' | 'disk'>
  remove(id: string): Result<undefined, 'missing' | 'disk'>
}

/** Lines for whoever runs the host; never seen by players, never with tokens or cards. */
export interface Log {
  write(line: { readonly event: string; readonly [key: string]: Json | undefined }): void
}

/** Everything a host needs. */
export interface HostPorts {
  readonly clock: Clock
  readonly entropy: Entropy
  readonly journals: JournalStore
  readonly bots: BotPort
  readonly log: Log
  /** Decks, dictionaries, question cards. */
  readonly contents: ContentPort
  /** Absent: people cannot put decks of their own here. */
  readonly decks?: DeckPort
  /** Absent: this host never opens the network. */
  readonly network?: NetworkPort
  readonly games: Readonly<Record<string, SealedGame>>
  /** The host's own name, shown to guests. */
  readonly name: string
  /** The version of the program, as guests are told it. */
  readonly app: string
  /** What options that follow a language stand at where nobody has set them. */
  readonly language: Language
  /** How long bots seem to think: 1 is natural, 0.1 ten times faster. */
  readonly pace?: number
}

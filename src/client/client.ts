/** What a headless player offers: one connection to one host, kept alive; used by the window, bots over the wire and tests. */
import type { Clock, Entropy } from '../engine/basics/ports'
import type { Connection, ConnectionEvents } from '../protocol/connection'
import type { Json } from '../engine/basics/json'
import type { Language } from '../engine/basics/language'
import type { Command } from '../protocol/clientMessages'
import type {
  Answer,
  AskCommitment,
  Catalogues,
  FoundTable,
  Fullness,
  Goodbye,
  MatchMessage,
  Network,
  TableLeft,
  ThoughtMessage,
  TableMessage,
  Welcome,
} from '../protocol/hostMessages'
import type { Result } from '../engine/basics/result'
import type { Seat } from '../engine/basics/seat'
import type { Seen } from '../engine/match/sights'
import type { Figure, Refusal } from '../protocol/terms'
import type { ChatLine, Notice, OwnTable, PastMatch, TableSummary } from '../protocol/tableViews'

/** How the connection stands. `lost`: it is being tried again; `ended`: the host said goodbye for good, see `goodbye`. */
export type ConnectionState = 'connecting' | 'open' | 'lost' | 'ended'

/** All that a client knows; replaced whole at every change, never edited. */
export interface ClientState {
  readonly connection: ConnectionState
  /** Milliseconds until the next try while lost. */
  readonly retryIn?: number
  readonly welcome?: Welcome
  readonly goodbye?: Goodbye
  /** All tables of the host. */
  readonly tables: readonly TableSummary[]
  /** Those at which one has a seat, resting ones included. */
  readonly mine: readonly OwnTable[]
  /** The host has told all of them, one's own too. */
  readonly areTablesTold: boolean
  /** What can be chosen where an option asks for a catalogue. */
  readonly catalogues: Catalogues['catalogues']
  readonly network?: Network
  /** How full the host is; told on its own computer alone. */
  readonly fullness?: Fullness
  readonly found: readonly FoundTable[]
  /** The table the client is at. */
  readonly table?: TableMessage
  /** When `table` arrived, on the same clock as `matchAt`. */
  readonly tableAt?: number
  /** The match on it; absent when there is none. */
  readonly match?: MatchMessage
  /** Monotonic milliseconds of the client's clock at which `match` arrived: what `left` of its questions counts from. */
  readonly matchAt?: number
  /** The lines of the table's chat, as many as are kept. */
  readonly chat: readonly ChatLine[]
  /** The table's finished matches. */
  readonly history: readonly PastMatch[]
  /** Commands sent and not answered yet. */
  readonly pending: number
  /** The network may be gone: whether the host still answers is being asked. */
  readonly doubted?: boolean
  /** The host says that its disk does not answer: everything waits for it. */
  readonly stalled?: boolean
}

/** What a client tells its owner. */
export interface ClientListener {
  /** Something in the state changed. */
  changed?(state: ClientState): void
  /** Something happened in the match, each message exactly once and in order: the source of log, speech, sound and animation. */
  happened?(message: MatchMessage): void
  /** Something about the table is to be told, in order with what happened. */
  noticed?(notices: readonly Notice[], table: string): void
  /** A bot answers what one asked it about its thinking. */
  thought?(thought: ThoughtMessage): void
  left?(left: TableLeft): void
}

/** What one client noted of a match, for the proof afterwards. */
export interface MatchNotes {
  /** Of the host's secret. */
  readonly commitment: string
  /** Of all people by seat, as told before the first share was opened. */
  readonly commitments?: Readonly<Record<string, string>>
  /** SHA-256 over everything else that the match was dealt from, as told then. */
  readonly deal?: string
  /** The bits that this client gave, in hexadecimal. */
  readonly bits?: string
  /** Its seat when it was asked to open them. */
  readonly seat?: Seat
  /** Deals in a row that were broken off before this one after shares had been asked for; absent: none. */
  readonly begunAnew?: number
  /** Table and number of the match that was shown as this deal's; absent: none was. */
  readonly of?: string
  /** What it was shown of the match, and did in it. */
  readonly seen?: Seen
}

/** Everything impure that a client needs. */
export interface ClientPorts {
  /** Opens a connection; called again after a cut. */
  open(events: ConnectionEvents): Connection
  readonly clock: Clock
  readonly entropy: Entropy
  /** Keeps the session's secret over restarts, by host. */
  readonly tokens: { read(): string | undefined; write(token: string): void }
  /** Keeps the notes of the match that is shown, and of the deal after it, while the page is loaded anew, by host; absent: nothing is kept. */
  readonly notes?: { read(): string | undefined; write(notes: string): void }
  /** The person's own facts that a deal asks for; absent, undefined, a failure or none within a second: no facts. */
  factsFor?(ask: AskCommitment): Promise<Json | undefined>
}

/** Who the client is. */
export interface ClientIdentity {
  readonly name: string
  readonly language: Language
  /** The portrait beside the name; absent: the host gives one. */
  readonly figure?: Figure | undefined
  readonly app: string
}

/** A record or content of a table; on the host's own computer the folder of own decks or one of them. */
export type WantedText =
  | { readonly match: number }
  | { readonly hash: string }
  | { readonly deck: string }
  | { readonly decks: 'all' }

/** A headless player. */
export interface Client {
  state(): ClientState
  /** Adds a listener; calling the answer removes it. */
  subscribe(listener: ClientListener): () => void
  /**
   * Sends a command and waits for its answer. Commands for a table name it. A command survives a cut: it is sent again with the
   * same id after the reconnect, and carried out once.
   */
  command(command: Command, table?: string): Promise<Answer>
  /** Tells the host that a question can be seen, over every connection once: the clock of it may start. */
  noteSeen(question: string): void
  /** What the host sent makes no sense: asks for everything anew, once between two signs of life. */
  askAnew(): void
  /** A text of the table or of the host, fetched part by part; the refusal if there is none. */
  fetch(wanted: WantedText, table?: string): Promise<Result<string, Refusal>>
  /** What was noted of the deal with this commitment and of its match; undefined if this client saw neither. */
  notesOn(commitment: string): MatchNotes | undefined
  /** Something has happened to this device's network: asks the host for a sign of life at once, and gives the line up soon. */
  doubtLine(): void
  /** Tries at once where the connection was lost, and keeps all that is known meanwhile; whether it was. */
  tryNow(): boolean
  /** Says goodbye for good. */
  close(): void
}

/** What a headless player offers: one connection to one host, kept alive; used by the window, bots over the wire and tests. */
import type { Clock, Entropy } from '../engine/ports'
import type { Connection, ConnectionEvents } from '../protocol/connection'
import type {
  Answer,
  Command,
  Found,
  Goodbye,
  Language,
  Network,
  TableId,
  TableLeft,
  TableSummary,
  TableUpdate,
  Welcome,
} from '../protocol/messages'

/** How the connection stands. `lost`: it is being tried again; `ended`: the host said goodbye for good, see `goodbye`. */
export type ConnectionState = 'connecting' | 'open' | 'lost' | 'ended'

/** All that a client knows; replaced whole at every change, never edited. */
export interface ClientState {
  readonly connection: ConnectionState
  /** Milliseconds until the next try while lost. */
  readonly retryIn?: number
  readonly welcome?: Welcome
  readonly goodbye?: Goodbye
  readonly tables: readonly TableSummary[]
  readonly network?: Network
  readonly found: Found['tables']
  /** The latest update of the table the client is at. */
  readonly table?: TableUpdate
  /** Monotonic milliseconds of the client's clock at which `table` arrived: what DecisionView.left counts from. */
  readonly tableAt?: number
  /** Commands sent and not answered yet. */
  readonly pending: number
}

/** What a client tells its owner. */
export interface ClientListener {
  /** Something in the state changed. */
  changed?(state: ClientState): void
  /** An update arrived, each exactly once and in order: the source of log, speech, sound and animation. */
  updated?(update: TableUpdate): void
  left?(left: TableLeft): void
}

/** Everything impure that a client needs. */
export interface ClientPorts {
  /** Opens a connection; called again after a cut. */
  open(events: ConnectionEvents): Connection
  readonly clock: Clock
  readonly entropy: Entropy
  /** Keeps the session's secret over restarts, by host. */
  readonly tokens: { read(): string | undefined; write(token: string): void }
}

/** Who the client is. */
export interface ClientIdentity {
  readonly name: string
  readonly language: Language
  readonly app: string
}

/** A headless player. */
export interface Client {
  state(): ClientState
  /** Adds a listener; calling the answer removes it. */
  subscribe(listener: ClientListener): () => void
  /**
   * Sends a command and waits for its answer. Commands for a table name it; `move` is sent with the version of the latest
   * update. A command survives a cut: it is sent again with the same id after the reconnect, and carried out once.
   */
  command(command: Command, table?: TableId): Promise<Answer>
  /** The bits this client gave to the deal with this commitment, in hexadecimal; for the proof afterwards. */
  contributionTo(commitment: string): string | undefined
  /** Says goodbye for good. */
  close(): void
}

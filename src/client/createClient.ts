/** A headless player: greets, keeps the connection alive, sends every command exactly once. */
import { formatHex } from '../engine/hex'
import type { Connection, ConnectionEvents } from '../protocol/connection'
import {
  PROTOCOL_VERSION,
  type Answer,
  type Command,
  type CommandMessage,
  type HostMessage,
  type TableId,
  type Welcome,
} from '../protocol/messages'
import { parseHostMessage } from '../protocol/parse'
import type { Client, ClientIdentity, ClientListener, ClientPorts, ClientState } from './client'

const FIRST_RETRY = 250
const LONGEST_RETRY = 5000
const PING_EVERY = 10_000
const DEAD_AFTER = 25_000
/** A connection over which no welcome comes is dead too, though nobody said so. */
const WELCOME_WITHIN = 5000
const CONTRIBUTION_BYTES = 16
/** Farewells after which it makes no sense to try again. */
const FINAL_FAREWELLS: readonly string[] = [
  'protocol-mismatch',
  'replaced-by-new-connection',
  'kicked',
]

interface PendingCommand {
  readonly message: CommandMessage
  readonly done: (answer: Answer) => void
}

class HeadlessClient implements Client {
  private current: ClientState = { connection: 'connecting', tables: [], found: [], pending: 0 }
  private readonly listeners = new Set<ClientListener>()
  private readonly pending = new Map<number, PendingCommand>()
  private readonly contributions = new Map<string, string>()
  private connection: Connection | undefined
  private attempt = 0
  private retry = FIRST_RETRY
  private lastCommand = 0
  private heardAt = 0
  private isClosed = false
  private cancelTimer: () => void = () => undefined
  private cancelPing: () => void = () => undefined

  constructor(
    private readonly identity: ClientIdentity,
    private readonly ports: ClientPorts,
  ) {
    this.connect()
  }

  state(): ClientState {
    return this.current
  }

  subscribe(listener: ClientListener): () => void {
    this.listeners.add(listener)
    return () => {
      this.listeners.delete(listener)
    }
  }

  command(command: Command, table?: TableId): Promise<Answer> {
    this.lastCommand += 1
    const version = this.current.table?.version
    const message: CommandMessage = {
      type: 'command',
      id: this.lastCommand,
      ...(table === undefined ? {} : { table }),
      ...(command.kind === 'move' && version !== undefined ? { version } : {}),
      command,
    }
    return new Promise((done) => {
      this.pending.set(message.id, { message, done })
      if (this.current.connection === 'open') this.send(message)
      this.set({ pending: this.pending.size })
    })
  }

  close(): void {
    this.isClosed = true
    this.cancelTimer()
    this.cancelPing()
    this.connection?.close(1000)
    this.set({ connection: 'ended' })
    this.listeners.clear()
  }

  private set(change: Partial<ClientState>): void {
    this.current = { ...this.current, ...change }
    for (const listener of this.listeners) listener.changed?.(this.current)
  }

  private send(message: object): void {
    this.connection?.send(JSON.stringify(message))
  }

  private connect(): void {
    this.attempt += 1
    const attempt = this.attempt
    const isCurrent = (): boolean => attempt === this.attempt && !this.isClosed
    const events: ConnectionEvents = {
      received: (frame) => {
        if (isCurrent()) this.receive(frame)
      },
      closed: () => {
        if (isCurrent()) this.lose()
      },
    }
    this.heardAt = this.ports.clock.now()
    this.connection = this.ports.open(events)
    this.greet()
    this.schedulePing()
  }

  private greet(): void {
    const { name, language, app } = this.identity
    const token = this.ports.tokens.read()
    const hello = { type: 'hello', protocol: PROTOCOL_VERSION, app, name, language }
    this.send(token === undefined ? hello : { ...hello, token })
  }

  private lose(): void {
    this.attempt += 1
    this.cancelPing()
    if (this.current.connection === 'ended') return
    const [jitter = 0] = this.ports.entropy.bytes(1)
    const wait = this.retry * (0.75 + jitter / 512)
    this.retry = Math.min(LONGEST_RETRY, this.retry * 2)
    this.set({ connection: 'lost', retryIn: Math.round(wait) })
    this.cancelTimer = this.ports.clock.after(wait, () => {
      this.connect()
    })
  }

  private schedulePing(): void {
    this.cancelPing()
    const isOpen = this.current.connection === 'open'
    this.cancelPing = this.ports.clock.after(isOpen ? PING_EVERY : WELCOME_WITHIN, () => {
      const now = this.ports.clock.now()
      const isSilent = this.current.connection !== 'open'
      if (isSilent || now - this.heardAt > DEAD_AFTER) {
        this.connection?.close(1000)
        this.lose()
        return
      }
      this.send({ type: 'ping', at: Math.round(now) })
      this.schedulePing()
    })
  }

  private receive(frame: string): void {
    this.heardAt = this.ports.clock.now()
    const message = parseHostMessage(frame)
    if (message.ok) this.take(message.value)
    else if (this.current.connection === 'open') this.send({ type: 'resync' })
  }

  private take(message: HostMessage): void {
    switch (message.type) {
      case 'welcome':
        this.beWelcomed(message)
        return
      case 'tables':
        this.set({ tables: message.tables })
        return
      case 'network':
        this.set({ network: message })
        return
      case 'found':
        this.set({ found: message.tables })
        return
      case 'table':
        this.set({ table: message, tableAt: this.ports.clock.now() })
        for (const listener of this.listeners) listener.updated?.(message)
        return
      case 'left':
        this.leaveTable(message.table)
        for (const listener of this.listeners) listener.left?.(message)
        return
      case 'answer':
        this.settle(message)
        return
      case 'askContribution':
        this.contribute(message.table, message.commitment)
        return
      case 'pong':
        return
      case 'goodbye':
        if (FINAL_FAREWELLS.includes(message.why))
          this.set({ connection: 'ended', goodbye: message })
        else this.set({ goodbye: message })
        return
    }
  }

  private beWelcomed(welcome: Welcome): void {
    this.ports.tokens.write(welcome.token)
    this.retry = FIRST_RETRY
    this.lastCommand = Math.max(this.lastCommand, welcome.lastCommand)
    const isSamePerson = this.current.welcome?.person === welcome.person
    if (!isSamePerson && this.current.welcome) this.forget()
    this.dropRetry()
    this.set({ connection: 'open', welcome })
    this.schedulePing()
    this.renumber(welcome.lastCommand, isSamePerson)
    for (const { message } of this.pending.values()) this.send(message)
  }

  private dropRetry(): void {
    const { retryIn: _retryIn, goodbye: _goodbye, ...rest } = this.current
    this.current = rest
  }

  /** A host that does not know this session starts anew: what was asked of the old one is answered by nobody. */
  private forget(): void {
    this.dropTable()
    for (const [id, { done }] of this.pending) {
      done({ type: 'answer', id, ok: false, refusal: 'not-at-this-table' })
    }
    this.pending.clear()
    this.lastCommand = 0
  }

  /** Commands given before the first welcome get ids that the session has not used. */
  private renumber(lastCommand: number, isSamePerson: boolean): void {
    if (isSamePerson || lastCommand === 0) return
    const early = [...this.pending.values()]
    this.pending.clear()
    for (const { message, done } of early) {
      this.lastCommand += 1
      this.pending.set(this.lastCommand, { message: { ...message, id: this.lastCommand }, done })
    }
  }

  private settle(answer: Answer): void {
    const command = this.pending.get(answer.id)
    if (!command) return
    this.pending.delete(answer.id)
    this.set({ pending: this.pending.size })
    command.done(answer)
  }

  private contribute(table: TableId, commitment: string): void {
    const bits = formatHex(this.ports.entropy.bytes(CONTRIBUTION_BYTES))
    const mine = this.contributions.get(commitment) ?? bits
    this.contributions.set(commitment, mine)
    void this.command({ kind: 'contribute', bits: mine }, table)
  }

  private leaveTable(table: TableId): void {
    if (this.current.table?.table.id === table) this.dropTable()
  }

  private dropTable(): void {
    const { table: _table, tableAt: _tableAt, ...rest } = this.current
    this.current = rest
    this.set({})
  }

  /** The bits this client gave to the deal with this commitment; for the proof afterwards. */
  contributionTo(commitment: string): string | undefined {
    return this.contributions.get(commitment)
  }
}

/** A client that connects at once and stays connected until it is closed. */
export function createClient(identity: ClientIdentity, ports: ClientPorts): Client {
  return new HeadlessClient(identity, ports)
}

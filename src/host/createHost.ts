/** The host: everybody who is connected, all tables, and who may do what. */
import type { SealedGame } from '../engine/game'
import { formatHex } from '../engine/hex'
import type { Clock, Entropy } from '../engine/ports'
import type { Connection, ConnectionEvents } from '../protocol/connection'
import type { Answer, Command, CommandMessage, Hello } from '../protocol/messages'
import { sanitizeName } from '../protocol/text'
import type { BotPort, JournalStore, Log, NetworkPort } from './ports'
import { Door } from './door'
import { newTable } from './newTable'
import { People } from './people'
import { restoreTable } from './restore'
import type { Session } from './session'
import { Table } from './table'
import { beginMatch } from './commands/match'
import type { CommandResult, Request, TableCommandKind } from './commands/request'
import { seatPerson, takeAway } from './commands/seating'
import { checkGame } from './commands/setup'
import { TABLE_COMMANDS } from './commands/tableCommands'
import { Visitor, type ConnectionOrigin, type Reception } from './visitor'

/** Everything a host needs. */
export interface HostPorts {
  readonly clock: Clock
  readonly entropy: Entropy
  readonly journals: JournalStore
  readonly bots: BotPort
  readonly log: Log
  /** Absent: this host never opens the network. */
  readonly network?: NetworkPort
  readonly games: Readonly<Record<string, SealedGame>>
  /** The host's own name, shown to guests. */
  readonly name: string
  /** App version. */
  readonly app: string
  /** How long bots seem to think: 1 is natural, 0.1 ten times faster. */
  readonly pace?: number
}

/** A host. */
export interface Host {
  /** Takes in a connection; the answer is told what happens on it. */
  connect(connection: Connection, origin: ConnectionOrigin): ConnectionEvents
  /** Says goodbye to everybody; all tables are saved as they are. */
  close(): void
}

const MOST_TABLES = 16
const TABLE_ID_BYTES = 6

class CardHost implements Host, Reception {
  private readonly people: People
  private readonly door: Door
  private readonly tables = new Map<string, Table>()
  private readonly open = new Set<Visitor>()

  constructor(readonly ports: HostPorts) {
    this.people = new People(ports)
    this.door = new Door(ports.clock)
    for (const recovered of ports.journals.recover()) this.restore(recovered)
    ports.network?.onChange(() => {
      this.tellNetwork()
    })
  }

  connect(connection: Connection, origin: ConnectionOrigin): ConnectionEvents {
    const visitor = new Visitor(this, connection, origin)
    this.open.add(visitor)
    return visitor
  }

  close(): void {
    for (const visitor of [...this.open]) visitor.farewell('host-closing')
    for (const table of this.tables.values()) table.closeRun()
  }

  greet(hello: Hello): { readonly session: Session; readonly token: string } {
    return this.people.greet(hello)
  }

  /** Ends a connection's part; the session stays for its return. */
  leave(visitor: Visitor, session: Session | undefined): void {
    this.open.delete(visitor)
    if (!session || session.connection !== visitor.connection) return
    session.connection = undefined
    const table = this.tableOf(session)
    if (!table) {
      if (!this.mustRemember(session)) this.people.forget(session)
      return
    }
    const seat = table.seatOf(session.person)
    table.presence.noteCut(session.person)
    const where = seat === undefined ? {} : { seat }
    table.publish([{ kind: 'cut', name: session.name, ...where }])
    table.settle()
  }

  /** Whoever has seen a hand of a running match, or has a seat that waits for him, is the same person when he comes back. */
  private mustRemember({ person }: Session): boolean {
    return [...this.tables.values()].some(
      (table) => table.seatSeenBy(person) !== undefined || table.seatOf(person) !== undefined,
    )
  }

  /** The same person has come back over a new connection: the old one ends. */
  evict(connection: Connection): void {
    for (const visitor of [...this.open]) {
      if (visitor.connection === connection) visitor.farewell('replaced-by-new-connection')
    }
  }

  /** A session has a connection again. */
  welcomeBack(session: Session): void {
    const table = this.tableOf(session)
    this.tellLobby([session])
    if (!table) return
    const seat = table.seatOf(session.person)
    table.presence.noteReturn(session.person)
    table.change(() => undefined)
    table.sendTo(session)
    const where = seat === undefined ? {} : { seat }
    table.publish([{ kind: 'returned', name: session.name, ...where }])
    table.settle()
  }

  /** Sends everything that a session should know. */
  resync(session: Session): void {
    this.tellLobby([session])
    this.tableOf(session)?.sendTo(session)
  }

  /** Carries a command out, once. */
  execute(session: Session, message: CommandMessage): Answer {
    const { id } = message
    const before = session.answerTo(id)
    if (before) return before
    const result = this.run(session, message)
    const answer: Answer =
      result && 'refusal' in result
        ? { type: 'answer', id, ok: false, ...result }
        : { type: 'answer', id, ok: true, ...result }
    session.keepAnswer(answer)
    return answer
  }

  private run(session: Session, message: CommandMessage): CommandResult {
    const { command } = message
    const origin = { person: session.person, command: message.id }
    switch (command.kind) {
      case 'rename':
        return this.rename(session, command)
      case 'createTable':
        return this.createTable(session, command, message.id)
      case 'join':
        return this.join(session, message, command)
      case 'openNetwork':
      case 'closeNetwork':
        return this.steerNetwork(session, command.kind)
      default:
        return this.runAtTable(session, message, { command, origin })
    }
  }

  private runAtTable(
    session: Session,
    message: CommandMessage,
    asked: {
      readonly command: Extract<Command, { kind: TableCommandKind }>
      readonly origin: { person: string; command: number }
    },
  ): CommandResult {
    const table = message.table === undefined ? undefined : this.tables.get(message.table)
    if (!table) return { refusal: 'no-such-table' }
    if (session.table !== table.id) return { refusal: 'not-at-this-table' }
    const based = message.version ?? 0
    return handle(asked.command.kind, { table, session, based, ...asked })
  }

  private rename(session: Session, command: Extract<Command, { kind: 'rename' }>): CommandResult {
    const wish = sanitizeName(command.name)
    if (wish === '') return { refusal: 'name-not-allowed' }
    session.name = this.people.freeName(wish, session.person)
    session.language = command.language
    const table = this.tableOf(session)
    const seat = table?.seatOf(session.person)
    if (!table) return undefined
    const isWritten = table.change((draft) => {
      const holder = seat === undefined ? undefined : draft.holders[seat]
      if (seat !== undefined && holder?.kind === 'person') {
        draft.holders[seat] = { ...holder, name: session.name }
      }
    })
    if (!isWritten) return { refusal: 'storage-failed' }
    table.publish()
    return undefined
  }

  private createTable(
    session: Session,
    command: Extract<Command, { kind: 'createTable' }>,
    commandId: number,
  ): CommandResult {
    if (this.tables.size >= MOST_TABLES) return { refusal: 'too-many-tables' }
    const refused = checkGame({ ports: this.tablePorts() }, command)
    if (refused) return refused
    const name = sanitizeName(command.name)
    if (name === '') return { refusal: 'name-not-allowed' }
    this.leaveTable(session)
    const table = this.newTable(session, { ...command, name }, commandId)
    if (!table) return { refusal: 'storage-failed' }
    session.table = table.id
    this.tables.set(table.id, table)
    table.publish()
    if (command.bots !== undefined) {
      table.change((draft) => {
        table.fillWithBots(draft, command.bots ?? 'solid')
      })
      beginMatch(table, { person: session.person, command: commandId })
    }
    return { table: table.id }
  }

  private newTable(
    session: Session,
    wish: Extract<Command, { kind: 'createTable' }>,
    commandId: number,
  ): Table | undefined {
    const id = formatHex(this.ports.entropy.bytes(TABLE_ID_BYTES))
    const journal = this.ports.journals.create(id)
    if (!journal.ok) {
      this.ports.log.write({ event: 'journal-failed', table: id, why: journal.error })
      return undefined
    }
    const saved = newTable(id, session.save(commandId), wish)
    const table = new Table(saved, journal.value, this.tablePorts())
    return table.append(saved) ? table : undefined
  }

  private join(
    session: Session,
    message: CommandMessage,
    command: Extract<Command, { kind: 'join' }>,
  ): CommandResult {
    const table = message.table === undefined ? undefined : this.tables.get(message.table)
    if (!table) return { refusal: 'no-such-table' }
    const refused = this.door.check(session, table, command)
    if (refused) return refused
    const origin = { person: session.person, command: message.id }
    const own = table.seatOf(session.person)
    const seat =
      own ??
      (command.as === 'player' ? (command.seat ?? seatFor(table, session.person)) : undefined)
    if (command.as === 'player' && seat === undefined) return { refusal: 'no-free-seat' }
    if (session.table !== table.id) this.leaveTable(session)
    session.table = table.id
    const problem =
      seat === undefined
        ? watch(table, session, origin)
        : seatPerson(table, session, { seat, origin })
    if (!problem) return { table: table.id }
    session.table = undefined
    return problem
  }

  private leaveTable(session: Session): void {
    const table = this.tableOf(session)
    if (table) takeAway(table, session.person, { why: 'you-left' })
  }

  private steerNetwork(session: Session, kind: 'openNetwork' | 'closeNetwork'): CommandResult {
    if (!session.local) return { refusal: 'local-only' }
    const { network } = this.ports
    if (!network) return { refusal: 'network-failed' }
    const tell = (): void => {
      this.tellNetwork()
      network.advertise([...this.tables.values()].map((table) => table.summary(session)))
    }
    if (kind === 'openNetwork') network.open(tell)
    else network.close(tell)
    return undefined
  }

  private tableOf(session: Session): Table | undefined {
    return session.table === undefined ? undefined : this.tables.get(session.table)
  }

  private tablePorts(): Table['ports'] {
    const { clock, entropy, bots, log, games, pace } = this.ports
    return {
      clock,
      entropy,
      bots,
      log,
      pace: pace ?? 1,
      gameOf: (id) => (Object.hasOwn(games, id) ? games[id] : undefined),
      sessionOf: (person) => this.people.find(person),
      changed: () => {
        this.tellLobby(this.people.all())
      },
      closed: (table) => {
        this.tables.delete(table.id)
        this.tellLobby(this.people.all())
      },
    }
  }

  private restore(recovered: Parameters<typeof restoreTable>[0]): void {
    const table = restoreTable(recovered, this.tablePorts())
    if (!table) {
      this.ports.log.write({ event: 'journal-not-understood', table: recovered.id })
      return
    }
    const { holders, spectators, people } = table.saved
    const isThere = (person: string): boolean =>
      spectators.includes(person) ||
      holders.some((one) => one.kind === 'person' && one.person === person && !one.gone)
    for (const saved of people) {
      this.people.restore(saved, isThere(saved.person) ? table.id : undefined)
      if (isThere(saved.person)) table.presence.noteCut(saved.person)
    }
    this.tables.set(table.id, table)
    table.version = table.run ? table.run.match.moves() + 1 : 1
    table.run?.noteDecisions(table.version)
    table.settle()
  }

  private tellLobby(sessions: readonly Session[]): void {
    const tables = [...this.tables.values()]
    for (const session of sessions) {
      if (session.connection)
        session.send({ type: 'tables', tables: tables.map((table) => table.summary(session)) })
    }
    const [anybody] = sessions
    if (anybody) this.ports.network?.advertise(tables.map((table) => table.summary(anybody)))
  }

  /** Tells those on this computer about the network. */
  tellNetwork(only?: Session): void {
    const { network } = this.ports
    if (!network) return
    for (const session of only ? [only] : this.people.all()) {
      if (!session.local || !session.connection) continue
      session.send({ type: 'network', ...network.state() })
      session.send({ type: 'found', tables: network.found() })
    }
  }
}

function handle<Kind extends TableCommandKind>(kind: Kind, request: Request<Kind>): CommandResult {
  return TABLE_COMMANDS[kind](request)
}

/** The seat that a person had in the running match if nobody else has taken it, else a free one, else one that a bot holds. */
function seatFor(table: Table, person: string): number | undefined {
  const { holders } = table.saved
  const seen = table.seatSeenBy(person)
  if (seen !== undefined && holders[seen]?.kind !== 'person') return seen
  const free = holders.findIndex((holder) => holder.kind === 'free')
  if (free >= 0) return free
  const bot = holders.findIndex((holder) => holder.kind === 'bot')
  return bot < 0 ? undefined : bot
}

function watch(
  table: Table,
  session: Session,
  origin: { person: string; command: number },
): CommandResult {
  const isWritten = table.change((draft) => {
    if (!draft.spectators.includes(session.person)) draft.spectators.push(session.person)
  }, origin)
  if (!isWritten) return { refusal: 'storage-failed' }
  table.publish()
  // A table at which nobody was has stood still: for him it goes on.
  table.settle()
  return undefined
}

/** A host that takes up its saved tables. */
export function createHost(ports: HostPorts): Host {
  return new CardHost(ports)
}

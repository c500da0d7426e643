/** The host: everybody who is connected, all tables, and who may do what. */
import { sentenceOf } from '../engine/basics/sentenceOf'
import type { ConnectionEvents } from '../protocol/connection'
import type { CommandMessage, Hello, Seen } from '../protocol/clientMessages'
import type { Answer, Pong } from '../protocol/hostMessages'
import { runLobbyCommand } from './commands/lobbyCommands'
import type { LobbyRooms } from './commands/lobbyRequest'
import type { CommandResult } from './commands/request'
import { comingOrGoing, takeAway } from './commands/seating'
import { isTableCommand, runTableCommand } from './commands/tableCommands'
import { WrittenTexts } from './commands/writtenTexts'
import { companyOf, type Company } from './people/company'
import { Door } from './table/door'
import { FullnessNews } from './fullness'
import { followLostKeeper } from './table/keeper'
import { Lobby } from './lobby'
import { Passwords } from './people/passwords'
import { People } from './people/people'
import { Planning } from './table/planning'
import type { HostConnection, HostPorts, RecoveredJournal } from './ports'
import { ADDRESS_TABLE_RATE, Buckets, NEWCOMER_RATE } from './people/rateLimit'
import { FAULT } from './refusal'
import { restoreTable, type Restored } from './table/restore'
import { RestoredPlaces } from './people/restoredPlaces'
import type { Session } from './people/session'
import type { Table } from './table/table'
import type { TablePorts } from './table/tablePorts'
import { isScreen } from './table/tableRecords'
import { Tables } from './tables'
import { Visitor, type ConnectionOrigin, type Greeted, type Reception } from './people/visitor'

/** A host. */
export interface Host {
  /** Takes in a connection; the answer is told what happens on it. */
  connect(connection: HostConnection, origin: ConnectionOrigin): ConnectionEvents
  /** Who is connected from another computer. */
  company(): Company
  /** Says goodbye to everybody; all tables are saved as they are. */
  close(): void
}

class CardHost implements Host, Reception, LobbyRooms {
  readonly people: People
  readonly door: Door
  readonly tables: Tables
  readonly tablePorts: TablePorts
  readonly opened = new Buckets(ADDRESS_TABLE_RATE)
  /** People who are not known yet, by address. */
  private readonly newcomers = new Buckets(NEWCOMER_RATE)
  private readonly passwords: Passwords
  private readonly lobby: Lobby
  private readonly fullness: FullnessNews
  private readonly planning: Planning
  /** What can be chosen, as it is told to everybody who comes; made when it is first told. */
  private catalogues: string | undefined
  private readonly open = new Set<Visitor>()
  private readonly places = new RestoredPlaces()

  constructor(readonly ports: HostPorts) {
    const { clock, entropy, log, journals, network } = ports
    this.tables = new Tables(clock)
    this.people = new People({
      clock,
      entropy,
      log,
      journal: journals.people,
      isBot: (skeleton) => this.tables.hasBot(skeleton),
    })
    this.passwords = new Passwords({ clock, entropy })
    this.door = new Door(clock, this.passwords)
    this.planning = new Planning(ports)
    this.tablePorts = this.makeTablePorts()
    this.lobby = new Lobby({
      clock,
      sessions: () => this.people.all(),
      advertise: (tables) => network?.advertise(tables),
    })
    this.fullness = new FullnessNews({
      clock,
      sessions: () => this.people.all(),
      openTables: () => this.lobby.open(),
    })
    for (const recovered of journals.recover()) this.restore(recovered)
    this.leaveOlderPlaces()
    this.people.finishRestoring()
    ports.contents.onChange?.(() => {
      this.tellCatalogues()
    })
    network?.onChange(() => {
      this.tellNetwork()
    })
  }

  connect(connection: HostConnection, origin: ConnectionOrigin): ConnectionEvents {
    const visitor = new Visitor(this, connection, origin)
    this.open.add(visitor)
    return visitor
  }

  company(): Company {
    return companyOf(this.people.all(), this.tables.all())
  }

  close(): void {
    for (const visitor of [...this.open]) visitor.farewell('host-closing')
    for (const table of this.tables.all()) table.end()
  }

  greet(hello: Hello, { local, address = '' }: ConnectionOrigin): Greeted | undefined {
    const isWelcome =
      local || this.people.isKnown(hello) || this.newcomers.take(address, this.ports.clock.now())
    return isWelcome ? this.people.greet(hello) : undefined
  }

  confirm(session: Session): void {
    this.people.confirm(session)
  }

  /** Ends a connection's part; the session stays for its return. */
  leave(visitor: Visitor, session: Session | undefined): void {
    this.open.delete(visitor)
    if (!session || session.connection !== visitor.connection) return
    session.connection = undefined
    this.fullness.note()
    const table = this.tables.find(session.table)
    if (!table) {
      this.forgetIfGone(session.person)
      return
    }
    table.guard(() => {
      table.presence.noteCut(session.person)
      table.publish(comingOrGoing('cut', table, session.person))
      table.settle()
    })
  }

  /** The same person has come back over a new connection: the old one ends. */
  evict(connection: HostConnection): void {
    for (const visitor of [...this.open]) {
      if (visitor.connection === connection) visitor.farewell('replaced-by-new-connection')
    }
  }

  /** A session has a connection again. */
  welcomeBack(session: Session, isFresh: boolean): void {
    this.fullness.note()
    this.tellLobby(session)
    const table = this.tables.find(session.table)
    if (!table) {
      session.tellLeft()
      return
    }
    const seat = table.roster.seatOf(session.person)
    table.guard(() => {
      table.presence.noteReturn(session.person)
      if (seat !== undefined) table.match.run?.releaseSeat(seat)
      table.change((draft) => {
        // A shared screen, which counts as no person, wakes none.
        if (!isScreen(draft, session.person)) delete draft.resting
      })
      const notices = comingOrGoing('returned', table, session.person)
      // Whoever knows nothing of the table reads first what happened before he came back.
      if (isFresh) for (const one of notices) table.broadcast.tellLast(one, session.person)
      table.publish(isFresh ? [] : notices)
      followLostKeeper(table)
      table.settle()
      table.broadcast.tellAll(session, isFresh)
      if (seat !== undefined) table.match.askAgain(seat)
    })
  }

  /** Sends everything that a session should know. */
  resync(session: Session): void {
    this.tellLobby(session)
    const table = this.tables.find(session.table)
    if (!table) session.tellLeft()
    table?.guard(() => {
      table.broadcast.tellAll(session)
      const seat = table.roster.seatOf(session.person)
      if (seat !== undefined) table.match.askAgain(seat)
    })
  }

  /** Where everything stands that a session should know. */
  positionOf(session: Session): Pick<Pong, 'table'> {
    const table = this.tables.find(session.table)
    return table ? { table: table.broadcast.position(session.person) } : {}
  }

  /** A person sees a question: said of another table, or of a question that is closed, it counts for nothing. */
  noteSeen(session: Session, { table: id, question }: Seen): void {
    const table = session.table === id ? this.tables.find(id) : undefined
    const seat = table?.roster.seatOf(session.person)
    table?.guard(() => {
      table.broadcast.tellClocks(() => {
        if (seat !== undefined) table.match.run?.noteSeen(seat, question)
      })
    })
  }

  /** Carries a command out, once. */
  execute(session: Session, message: CommandMessage): Answer {
    const { id } = message
    const before = session.answerTo(id, message.command.kind)
    if (before) return before
    const named = this.tables.find(message.table)
    // Whoever is not at a table whose disk does not answer is not made to wait for it.
    const isStuck = named?.journal.isStuck() === true && session.table !== named.id
    const result = isStuck
      ? ({ refusal: 'disk-stuck' } as const)
      : this.carryOut(session, message, named)
    const answer: Answer =
      result && 'refusal' in result
        ? { type: 'answer', id, ok: false, ...result }
        : { type: 'answer', id, ok: true, ...result }
    session.keepAnswer(answer, message.table)
    return answer
  }

  /** What it answers may tell of the table that it names. */
  private carryOut(
    session: Session,
    message: CommandMessage,
    named: Table | undefined,
  ): CommandResult {
    if (named) session.concerns.add(named.journal)
    const result = this.runSafely(session, message)
    if (named) session.letGoOf(named)
    return result
  }

  /** A bug in a game may end a match, never a host. */
  private runSafely(session: Session, message: CommandMessage): CommandResult {
    try {
      return this.run(session, message)
    } catch (error) {
      const { kind } = message.command
      this.ports.log.write({ event: 'command-fault', kind, why: sentenceOf(error) })
      return FAULT
    }
  }

  private run(session: Session, message: CommandMessage): CommandResult {
    const { command } = message
    const origin = { person: session.person, command: message.id }
    const table = this.tables.find(message.table)
    if (!isTableCommand(command)) {
      return runLobbyCommand(command.kind, { rooms: this, session, origin, table, command })
    }
    if (!table) return { refusal: 'no-such-table' }
    if (session.table !== table.id) return { refusal: 'not-at-this-table' }
    const done = table.guard(() =>
      runTableCommand(command.kind, { table, session, command, origin }),
    )
    return done.ok ? done.value : FAULT
  }

  private makeTablePorts(): TablePorts {
    const { clock, entropy, bots, log, pace, contents, language } = this.ports
    return {
      clock,
      entropy,
      bots,
      log,
      contents,
      language,
      pace: pace ?? 1,
      planning: this.planning,
      texts: new WrittenTexts(),
      passwords: this.passwords,
      sessionOf: (person) => this.people.find(person),
      isPersonCalled: (name) => this.people.isCalled(name),
      isContentInPlay: (hash, by) =>
        this.tables
          .all()
          .some(
            (table) =>
              table.isPlayedWith(hash) && (by === undefined || table.roster.people().includes(by)),
          ),
      noteScore: (score) => this.people.noteScore(score),
      changed: (id) => {
        const table = this.tables.find(id)
        if (!table) return
        this.tables.notePeople(table)
        this.lobby.tell(table)
        this.fullness.note()
      },
      closed: (id, people) => {
        const table = this.tables.find(id)
        this.tables.drop(id)
        if (table) this.lobby.drop(table)
        this.fullness.note()
        for (const person of people) this.forgetIfGone(person)
      },
    }
  }

  /** Who is not there and has nothing to come back to is forgotten, and his name is free again. */
  private forgetIfGone(person: string): void {
    const session = this.people.find(person)
    if (!session || session.connection || session.table !== undefined) return
    const isKnown = this.tables.all().some((table) => table.roster.people().includes(person))
    if (!isKnown) this.people.forget(session)
  }

  private restore(recovered: RecoveredJournal): void {
    try {
      const table = restoreTable(recovered, this.tablePorts, (restored) => {
        this.admit(restored)
      })
      if (table) {
        this.takeUp(table)
        return
      }
    } catch (error) {
      this.ports.log.write({ event: 'journal-fault', table: recovered.id, why: sentenceOf(error) })
    }
    this.ports.log.write({ event: 'journal-not-understood', table: recovered.id })
    recovered.journal.setAside()
  }

  private admit({ table, commands }: Restored): void {
    const { holders, spectators } = table.saved
    for (const person of table.roster.people()) {
      const holder = holders.find((one) => one.kind === 'person' && one.person === person)
      const isThere = spectators.includes(person) || (holder?.kind === 'person' && !holder.gone)
      const session = this.people.restore(person, holder?.kind === 'person' ? holder.name : '')
      if (!isThere) continue
      this.places.note(session, table, commands)
      table.presence.noteCut(person)
    }
    for (const saved of commands) {
      this.people.find(saved.person)?.restoreCommands(table.id, saved)
    }
  }

  /** Makes up for the leaving that the host did not come to before it ended. */
  private leaveOlderPlaces(): void {
    for (const { session, table } of this.places.takeLeft()) {
      table.guard(() => takeAway(table, session.person, { why: 'you-left' }))
    }
  }

  private takeUp(table: Table): void {
    this.tables.add(table)
    this.tables.notePeople(table)
    table.guard(() => {
      table.settle()
    })
    this.lobby.tell(table)
  }

  private tellLobby(session: Session): void {
    this.lobby.tellAll(session)
    session.sendText(this.cataloguesText())
  }

  private cataloguesText(): string {
    const { planning } = this
    this.catalogues ??= JSON.stringify({ type: 'catalogues', catalogues: planning.catalogues() })
    return this.catalogues
  }

  /** Tells everybody what else can be chosen now, and at every table what becomes of it there. */
  private tellCatalogues(): void {
    this.planning.noteContentChange()
    this.catalogues = undefined
    const text = this.cataloguesText()
    for (const session of this.people.all()) session.sendText(text)
    for (const table of this.tables.all()) table.guard(() => table.publish())
  }

  /** Tells those on this computer about the network. */
  tellNetwork(only?: Session): void {
    const { network } = this.ports
    if (!network) return
    if (!only) network.advertise(this.lobby.listed())
    for (const session of only ? [only] : this.people.all()) {
      if (!session.local || !session.connection) continue
      session.send({ type: 'network', ...network.state() })
      session.send({ type: 'found', tables: [...network.found()] })
      this.fullness.tell(session)
    }
  }
}

/** A host that takes up its saved tables. */
export function createHost(ports: HostPorts): Host {
  return new CardHost(ports)
}

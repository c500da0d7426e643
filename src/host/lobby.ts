/** What everybody is told of the tables: lines that changed, and to each his own tables. */
import type { HostMessage } from '../protocol/hostMessages'
import type { TableSummary } from '../protocol/tableViews'
import type { Session } from './session'
import type { Table } from './table'
import { peopleOn } from './tableRecords'

/** What the lobby needs of its host. */
export interface LobbyPorts {
  sessions(): readonly Session[]
  tables(): readonly Table[]
  /** The list of tables that are open changed. */
  advertise(tables: readonly TableSummary[]): void
}

/** Whether everybody is told of a table: those that rest and private ones are known to their own people alone. */
function isListed({ saved }: Table): boolean {
  return !saved.resting && !saved.private
}

/** The list of tables. */
export class Lobby {
  /** Each line as it was told last. */
  private readonly lines = new Map<string, string>()
  private readonly seated = new Map<string, readonly string[]>()
  private readonly mine = new WeakMap<Session, string>()

  constructor(private readonly ports: LobbyPorts) {}

  /** Something about a table changed: its line is told if it is another one now. */
  tell(table: Table): void {
    this.tellLine(table)
    const before = this.seated.get(table.id) ?? []
    const now = peopleOn(table.saved.holders)
    this.seated.set(table.id, now)
    this.tellMine(new Set([...before, ...now]))
  }

  /** A table is closed. */
  drop(table: string): void {
    this.dropLine(table)
    const before = this.seated.get(table) ?? []
    this.seated.delete(table)
    this.tellMine(new Set(before))
  }

  /** Everything, to one person. */
  tellAll(session: Session): void {
    session.send({ type: 'lobby', whole: true, tables: this.listed(), gone: [] })
    const mine = this.mineOf(session)
    this.mine.set(session, JSON.stringify(mine))
    session.send(mine)
  }

  /** The tables that everybody is told of. */
  listed(): TableSummary[] {
    const listed = this.ports.tables().filter(isListed)
    return listed.map((table) => table.summary())
  }

  private tellLine(table: Table): void {
    if (!isListed(table)) {
      this.dropLine(table.id)
      return
    }
    const summary = table.summary()
    const line = JSON.stringify(summary)
    if (this.lines.get(table.id) === line) return
    this.lines.set(table.id, line)
    this.sendAll({ type: 'lobby', tables: [summary], gone: [] })
  }

  private dropLine(table: string): void {
    if (this.lines.delete(table)) this.sendAll({ type: 'lobby', tables: [], gone: [table] })
  }

  private sendAll(message: HostMessage): void {
    const text = JSON.stringify(message)
    for (const session of this.ports.sessions()) session.sendText(text)
    this.ports.advertise(this.listed())
  }

  private mineOf({ person }: Session): Extract<HostMessage, { type: 'mine' }> {
    const own = this.ports.tables().filter((table) => table.roster.seatOf(person) !== undefined)
    const tables = own.map((table) => {
      const others = table.roster.members().filter((one) => one.connection && one.person !== person)
      return { ...table.summary(), waiting: others.map(({ name }) => name) }
    })
    return { type: 'mine', tables }
  }

  private tellMine(people: ReadonlySet<string>): void {
    for (const session of this.ports.sessions()) {
      if (!people.has(session.person) || !session.connection) continue
      const mine = this.mineOf(session)
      const text = JSON.stringify(mine)
      if (this.mine.get(session) === text) continue
      this.mine.set(session, text)
      session.sendText(text)
    }
  }
}

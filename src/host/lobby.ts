/**
 * What everybody is told of the tables: lines that changed, and to each his own tables. A line is told when what it says is on the
 * disk and not before, so that nobody waits for the disk of a table he is not at.
 */
import type { HostMessage } from '../protocol/hostMessages'
import type { TableSummary } from '../protocol/tableViews'
import type { Session } from './session'
import type { Table } from './table'
import { peopleOn } from './tableRecords'

/** What the lobby needs of its host. */
export interface LobbyPorts {
  sessions(): readonly Session[]
  /** The list of tables that are open changed. */
  advertise(tables: readonly TableSummary[]): void
}

/** What is told of a table, as it is on the disk. */
interface Line {
  readonly summary: TableSummary
  /** Everybody is told of it: those that rest and private ones are known to their own people alone. */
  readonly isListed: boolean
  readonly isOpen: boolean
  readonly seated: readonly string[]
  /** Who of its people is there. */
  readonly here: readonly { readonly person: string; readonly name: string }[]
}

function lineOf(table: Table): Line {
  const { resting, private: isPrivate, holders } = table.saved
  const here = table.roster.members().filter(({ connection }) => connection)
  return {
    summary: table.summary(),
    isListed: !resting && !isPrivate,
    isOpen: !resting,
    seated: peopleOn(holders),
    here: here.map(({ person, name }) => ({ person, name })),
  }
}

/** The list of tables. */
export class Lobby {
  private readonly lines = new Map<string, Line>()
  /** Each listed line as it was told last. */
  private readonly told = new Map<string, string>()
  private readonly mine = new WeakMap<Session, string>()

  constructor(private readonly ports: LobbyPorts) {}

  /** Something about a table changed: once it is on the disk, its line is told if it is another one then. */
  tell(table: Table): void {
    const line = lineOf(table)
    table.journal.whenKept(() => {
      const before = this.lines.get(table.id)?.seated ?? []
      this.lines.set(table.id, line)
      this.tellLine(table.id, line)
      this.tellMine(new Set([...before, ...line.seated]))
    })
  }

  /** A table is closed. */
  drop({ id, journal }: Table): void {
    journal.whenKept(() => {
      const before = this.lines.get(id)?.seated ?? []
      this.lines.delete(id)
      this.dropLine(id)
      this.tellMine(new Set(before))
    })
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
    const listed = [...this.lines.values()].filter(({ isListed }) => isListed)
    return listed.map(({ summary }) => summary)
  }

  /** How many tables are open, private ones too. */
  open(): number {
    return [...this.lines.values()].filter(({ isOpen }) => isOpen).length
  }

  private tellLine(table: string, { summary, isListed }: Line): void {
    if (!isListed) {
      this.dropLine(table)
      return
    }
    const text = JSON.stringify(summary)
    if (this.told.get(table) === text) return
    this.told.set(table, text)
    this.sendAll({ type: 'lobby', tables: [summary], gone: [] })
  }

  private dropLine(table: string): void {
    if (this.told.delete(table)) this.sendAll({ type: 'lobby', tables: [], gone: [table] })
  }

  private sendAll(message: HostMessage): void {
    const text = JSON.stringify(message)
    for (const session of this.ports.sessions()) session.sendText(text)
    this.ports.advertise(this.listed())
  }

  private mineOf({ person }: Session): Extract<HostMessage, { type: 'mine' }> {
    const own = [...this.lines.values()].filter(({ seated }) => seated.includes(person))
    const tables = own.map(({ summary, here }) => {
      const others = here.filter((one) => one.person !== person)
      return { ...summary, waiting: others.map(({ name }) => name) }
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

/**
 * What everybody is told of the tables: lines that changed, and to each his own tables. A line is told when what it says is on the
 * disk and not before, so that nobody waits for the disk of a table he is not at. What changes in quick succession is told in one
 * message: whoever opens and closes tables as fast as he may costs the host as much as somebody who does so now and then.
 */
import type { Clock } from '../engine/basics/ports'
import type { HostMessage } from '../protocol/hostMessages'
import type { TableSummary } from '../protocol/tableViews'
import { LOBBY_RATE, TokenBucket } from './people/rateLimit'
import type { Session } from './people/session'
import type { Table } from './table/table'
import { peopleOn } from './table/tableRecords'

/** What the lobby needs of its host. */
export interface LobbyPorts {
  readonly clock: Clock
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
  /** Tables whose lines may be other ones than everybody was told. */
  private readonly changed = new Set<string>()
  private readonly pace: TokenBucket
  private isWaiting = false

  constructor(private readonly ports: LobbyPorts) {
    this.pace = new TokenBucket(LOBBY_RATE, ports.clock.now())
  }

  /** Something about a table changed: once it is on the disk, its line is told if it is another one then. */
  tell(table: Table): void {
    const line = lineOf(table)
    table.journal.whenKept(() => {
      const before = this.lines.get(table.id)
      // The last one that changed comes last.
      if (JSON.stringify(before) !== JSON.stringify(line)) this.lines.delete(table.id)
      this.lines.set(table.id, line)
      this.tellSoon(table.id)
      this.tellMine(new Set([...(before?.seated ?? []), ...line.seated]))
    })
  }

  /** A table is closed. */
  drop({ id, journal }: Table): void {
    journal.whenKept(() => {
      const before = this.lines.get(id)?.seated ?? []
      this.lines.delete(id)
      this.tellSoon(id)
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

  private tellSoon(id: string): void {
    this.changed.add(id)
    if (this.isWaiting) return
    const { clock } = this.ports
    if (this.pace.take(clock.now())) {
      this.tellChanged()
      return
    }
    this.isWaiting = true
    clock.after(1000 / LOBBY_RATE.perSecond, () => {
      this.isWaiting = false
      this.pace.take(clock.now())
      this.tellChanged()
    })
  }

  /** A table that was made and closed since the last message was never there. */
  private tellChanged(): void {
    const tables: TableSummary[] = []
    const gone: string[] = []
    for (const id of this.changed) {
      const line = this.lines.get(id)
      if (!line?.isListed) {
        if (this.told.delete(id)) gone.push(id)
        continue
      }
      const text = JSON.stringify(line.summary)
      if (this.told.get(id) === text) continue
      this.told.set(id, text)
      tables.push(line.summary)
    }
    this.changed.clear()
    if (tables.length + gone.length > 0) this.sendAll({ type: 'lobby', tables, gone })
  }

  private sendAll(message: HostMessage): void {
    const text = JSON.stringify(message)
    for (const session of this.ports.sessions()) session.sendText(text)
    this.ports.advertise(this.listed())
  }

  private mineOf({ person }: Session): Extract<HostMessage, { type: 'mine' }> {
    const own = [...this.lines.values()]
      .filter(({ seated }) => seated.includes(person))
      .toReversed()
    const tables = own.map(({ summary, here, seated }) => {
      // Whoever only watches, a big screen among them, waits for nobody.
      const others = here.filter((one) => one.person !== person && seated.includes(one.person))
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

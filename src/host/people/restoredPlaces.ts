/** Where everybody was before a restart: a host that ended between a new place and the leaving of the old one finds both. */
import type { Session } from './session'
import type { Table } from '../table/table'
import type { SavedCommand } from '../table/tableRecords'

/** Somebody at a table, and the latest command that led there. */
interface Place {
  readonly session: Session
  readonly table: Table
  readonly ledBy: number
}

/** The places that were taken up, and those of them that their people had already given up for a newer one. */
export class RestoredPlaces {
  private readonly newest = new Map<string, Place>()
  private readonly older: Place[] = []

  /** Somebody was at a table; the table the later command led to is the one the person is at from now on. */
  note(session: Session, table: Table, commands: readonly SavedCommand[]): void {
    const own = commands.filter(({ person }) => person === session.person)
    const place = { session, table, ledBy: Math.max(0, ...own.flatMap(({ led = [] }) => led)) }
    const known = this.newest.get(session.person)
    const isNewer = known === undefined || place.ledBy > known.ledBy
    if (!isNewer) this.older.push(place)
    else if (known) this.older.push(known)
    if (!isNewer) return
    this.newest.set(session.person, place)
    session.comesTo(table)
  }

  /** The places that are still to be left, each once. */
  takeLeft(): readonly Pick<Place, 'session' | 'table'>[] {
    return this.older.splice(0)
  }
}

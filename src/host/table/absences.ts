/** Who has missed what of the match that lies on the table. */
import type { Away, SavedTable } from './tableRecords'

/** Where absences are kept, so that a host that starts again still knows of them. */
export interface AbsencePorts {
  saved(): Pick<SavedTable, 'away'>
  /** Where it cannot be written absences are known as long as this host runs. */
  change(edit: (draft: SavedTable) => void): boolean
}

/** From which entries of the match on people were away, and bots filled in for them. */
export class Absences {
  private readonly away: Map<string, Away>

  constructor(private readonly ports: AbsencePorts) {
    this.away = new Map(ports.saved().away?.map((one) => [one.person, one]))
  }

  /** Entry number `at` is the first that somebody misses, unless he has missed something already. */
  noteMissed(person: string, at: number): void {
    if (this.away.get(person)?.missed === undefined) this.note(person, { missed: at })
  }

  /** From entry number `at` on a bot fills in for somebody, unless one does already. */
  noteStandIn(person: string, at: number): void {
    if (this.away.get(person)?.standIn === undefined) this.note(person, { standIn: at })
  }

  /** Whether a bot fills in for somebody who is not back yet. */
  isFilledInFor(person: string): boolean {
    return this.away.get(person)?.standIn !== undefined
  }

  /** What somebody who is back has missed: he is told of it now and not once more. */
  take(person: string): Omit<Away, 'person'> {
    const found = this.away.get(person) ?? {}
    if (this.away.delete(person)) this.keep()
    return found
  }

  /** Nobody has missed anything of the match that begins. */
  clear(): void {
    this.away.clear()
    this.keep()
  }

  private note(person: string, change: Omit<Away, 'person'>): void {
    this.away.set(person, { ...this.away.get(person), person, ...change })
    this.keep()
  }

  private keep(): void {
    this.ports.change((draft) => {
      if (this.away.size > 0) draft.away = [...this.away.values()]
      else delete draft.away
    })
  }
}

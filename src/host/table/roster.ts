/** Who belongs to a table: who sits and watches there, and who of them is there. */
import type { Seat } from '../../engine/basics/seat'
import type { Figure } from '../../protocol/terms'
import { figureFor } from '../people/figures'
import type { Session } from '../people/session'
import { peopleOn, type SavedTable } from './tableRecords'

/** What the roster needs of its table. */
export interface RosterPorts {
  /** The table's id. */
  readonly table: string
  saved(): SavedTable
  sessionOf(person: string): Session | undefined
}

/** The people of a table. */
export class Roster {
  constructor(private readonly ports: RosterPorts) {}

  /** Sessions at this table, seated first. */
  members(): Session[] {
    const { holders, spectators } = this.ports.saved()
    const members: Session[] = []
    for (const person of [...peopleOn(holders), ...spectators]) {
      const session = this.ports.sessionOf(person)
      if (session?.table === this.ports.table) members.push(session)
    }
    return members
  }

  /** Everybody whom the table knows, also those who only once saw a hand of its match. */
  people(): string[] {
    const { holders, spectators, hands } = this.ports.saved()
    return [...new Set([...peopleOn(holders), ...spectators, ...hands.map(({ person }) => person)])]
  }

  /** The seat a person holds. */
  seatOf(person: string): Seat | undefined {
    const { holders } = this.ports.saved()
    const seat = holders.findIndex((one) => one.kind === 'person' && one.person === person)
    return seat < 0 ? undefined : seat
  }

  /** The seat whose hand a person has seen in the running match. */
  seatSeenBy(person: string): Seat | undefined {
    return this.ports.saved().hands.find((one) => one.person === person)?.seat
  }

  /** The portrait of a person. */
  figureOf(person: string): Figure {
    return this.ports.sessionOf(person)?.figure ?? figureFor(person)
  }

  isHere(person: string): boolean {
    const session = this.ports.sessionOf(person)
    return session?.table === this.ports.table && session.connection !== undefined
  }

  isAnybodyHere(): boolean {
    return this.members().some((session) => session.connection !== undefined)
  }

  /** Whether anybody is there for whom a match goes on: who sits, or whoever looks on where nobody sits at all. */
  isAnybodyThereToPlay(): boolean {
    const seated = peopleOn(this.ports.saved().holders)
    return seated.length > 0 ? seated.some((person) => this.isHere(person)) : this.isAnybodyHere()
  }
}

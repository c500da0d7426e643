/** With whose eyes a match is seen. */
import type { Seat } from '../../engine/basics/seat'
import type { Ledger } from '../table/ledger'
import type { TableMatch } from './tableMatch'
import type { Roster } from '../table/roster'

/** What is known of the table. */
export interface SeenTable {
  readonly roster: Pick<Roster, 'seatOf'>
  readonly ledger: Pick<Ledger, 'finished' | 'saved'>
  readonly match: Pick<TableMatch, 'isOver'>
}

/** The seat from which a person sees the match on the table; undefined: as a spectator, like whoever took his seat after its end. */
export function seatInMatch(table: SeenTable, person: string): Seat | undefined {
  const { roster, ledger } = table
  const seat = roster.seatOf(person)
  if (seat === undefined || !table.match.isOver()) return seat
  const ended = ledger.finished.find(({ past }) => past.number === ledger.saved.shown)
  const players = ended?.past.players
  return players && players[seat]?.person !== person ? undefined : seat
}

/** With whose eyes a match is seen. */
import type { Seat } from '../engine/seat'
import type { Table } from './table'

/** The seat from which a person sees the match on the table; undefined: as a spectator, like whoever took his seat after its end. */
export function seatInMatch(
  table: Pick<Table, 'roster' | 'ledger' | 'phase'>,
  person: string,
): Seat | undefined {
  const { roster, ledger } = table
  const seat = roster.seatOf(person)
  if (seat === undefined || table.phase() !== 'over') return seat
  const ended = ledger.finished.find(({ past }) => past.number === ledger.saved.shown)
  const players = ended?.past.players
  return players && players[seat]?.person !== person ? undefined : seat
}

/** The players of a state, by seat. */
import { present } from '../basics/invariant'
import type { Seat } from '../basics/seat'

/** The player of a seat that is at the table. */
export function playerAt<Player>(
  { players }: { readonly players: readonly Player[] },
  seat: Seat,
): Player {
  return present(players[seat], 'the seat is at the table')
}

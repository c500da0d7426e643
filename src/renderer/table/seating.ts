/** Who sits where around the table, seen from one's own chair. */
import { othersClockwise, type Seat } from '../../engine/seat'

/** Places around a wide table; on a narrow one all others sit in rows. */
export const CHAIRS = ['left', 'top-left', 'top', 'top-right', 'right', 'near'] as const
/** A place around a wide table. */
export type Chair = (typeof CHAIRS)[number]

const CHAIRS_OF_OTHERS: readonly (readonly Chair[])[] = [
  [],
  ['top'],
  ['top-left', 'top-right'],
  ['left', 'top', 'right'],
  ['left', 'top-left', 'top-right', 'right'],
  ['left', 'top-left', 'top', 'top-right', 'right'],
  ['left', 'top-left', 'top', 'top-right', 'right', 'near'],
]

/** A seat and its chair. */
export interface Seated {
  readonly seat: Seat
  readonly chair: Chair
}

/** The others clockwise from the left neighbour; a spectator sees everybody, clockwise from the first seat. */
export function seatOthers(seats: number, you: Seat | undefined): Seated[] {
  const others = you === undefined ? [...new Array(seats).keys()] : othersClockwise(you, seats)
  const chairs = CHAIRS_OF_OTHERS[others.length] ?? CHAIRS
  return others.map((seat, index) => ({ seat, chair: chairs[index] ?? 'top' }))
}

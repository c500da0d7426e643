/** Who sits where around the table, seen from one's own chair. */
import { othersClockwise, type Seat } from '../../../engine/basics/seat'

/** Sides of a wide table, clockwise from one's own left hand; on a narrow one all others sit in rows. */
export const SIDES = ['left', 'top', 'right'] as const
/** A side of a wide table. */
export type Side = (typeof SIDES)[number]

/** How many sit on the left and on the right, by the number of others; the rest sit opposite. */
const AT_EACH_SIDE = [0, 0, 1, 1, 1, 1, 2, 2, 2, 3, 3, 3] as const

/** The others clockwise from the left neighbour; a spectator sees everybody, clockwise from the first seat. */
export function othersFrom(seats: number, you: Seat | undefined): Seat[] {
  return you === undefined ? [...new Array(seats).keys()] : othersClockwise(you, seats)
}

/** The same by side of the table, each clockwise. */
export function seatOthers(
  seats: number,
  you: Seat | undefined,
): Readonly<Record<Side, readonly Seat[]>> {
  const others = othersFrom(seats, you)
  const aside = AT_EACH_SIDE[others.length] ?? 3
  return {
    left: others.slice(0, aside),
    top: others.slice(aside, others.length - aside),
    right: others.slice(others.length - aside),
  }
}

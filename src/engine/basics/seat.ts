/** Seats at a table and who looks at it. */

/** A seat's number, 0 to seats-1; the next number is the next seat clockwise (the left neighbour). */
export type Seat = number

/** Seats of any table at most. */
export const MOST_SEATS = 12

/** Who a view or an event is made for: a seat, or somebody who only watches. */
export type Viewer = Seat | 'spectator'

/** The seat `steps` places clockwise of `seat`; negative steps go the other way. */
export function seatAfter(seat: Seat, seats: number, steps = 1): Seat {
  const sum = seat + steps
  // Nearly every call: comparing is several times as fast as dividing.
  if (sum >= 0 && sum < seats) return sum
  if (sum >= seats && sum < 2 * seats) return sum - seats
  return ((sum % seats) + seats) % seats
}

/** All other seats, clockwise from the left neighbour of `seat`. */
export function othersClockwise(seat: Seat, seats: number): Seat[] {
  return Array.from({ length: seats - 1 }, (_, index) => seatAfter(seat, seats, index + 1))
}

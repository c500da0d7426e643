/** The marks of places on the table of Buchstabenbluff. */
import type { Seat } from '../../../../engine/basics/seat'
import type { BuchstabenbluffView } from '../../../../games/buchstabenbluff/outside/contract'
import type { Spot } from '../../../stage/playing/scene'

/** The draw pile. */
export const DRAW_SPOT: Spot = 'draw-pile'
/** The discards. */
export const DISCARD_SPOT: Spot = 'discards'
/** The row of cards in the middle. */
export const ROW_SPOT: Spot = 'row'

/** Somebody's plate, or one's own bar. */
export function seatSpot(seat: Seat): Spot {
  return `seat-${String(seat)}`
}

/** A place in the row of cards in the middle. */
export function rowSpots(at: number): readonly Spot[] {
  return [`row-${String(at)}`, ROW_SPOT]
}

/** A pile of one's own. */
export function pileSpots(seat: Seat): readonly Spot[] {
  return [`pile-${String(seat)}`, seatSpot(seat)]
}

/** A hand: the cards one holds oneself, or the plate of whoever holds them. */
export function handSpots(view: BuchstabenbluffView, seat: Seat): readonly Spot[] {
  return seat === view.you ? ['hand', seatSpot(seat)] : [seatSpot(seat)]
}

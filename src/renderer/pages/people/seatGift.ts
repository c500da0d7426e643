/** Which seats somebody who watches a running match can come to, as the host has it. */
import type { SeatView } from '../../../protocol/tableViews'

/** Whoever keeps the table may give it away: a computer's, or that of somebody who is away. */
export function isSeatToGive(seat: SeatView): boolean {
  return seat.kind === 'bot' || (seat.kind === 'person' && !seat.connected)
}

/** It is there for this person to take again, who has held its cards. */
export function isSeatKept(seat: SeatView, person: string | undefined): boolean {
  return person !== undefined && seat.kind === 'bot' && seat.heldBy?.includes(person) === true
}

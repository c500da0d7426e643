/** Who listens to a table, and how a table's seats are called. */
import type { Seat } from '../../../engine/basics/seat'
import type { SeatView } from '../../../protocol/tableViews'
import type { Translate } from '../../wording/translate'

/** Who listens: own seat, names by seat, and the listener's language. */
export interface Listener {
  readonly you?: Seat
  readonly names: readonly string[]
  /** Whether a bot plays there; absent: nobody knows. */
  readonly isBot?: (seat: Seat) => boolean
  /** Wants to find out alone what would be honest; absent: is told. */
  readonly findsTruth?: boolean
  readonly t: Translate
}

/** Whether a bot plays there: one of the house, or one on behalf of somebody who is away. */
export function isBotSeat(seat: SeatView | undefined): boolean {
  return seat?.kind === 'bot' || (seat?.kind === 'person' && seat.bot !== undefined)
}

/** The names on the seats; a free seat has none. */
export function namesOf(seats: readonly SeatView[]): string[] {
  return seats.map((seat) => (seat.kind === 'free' ? '' : seat.name))
}

/** The names as one text, e.g. `Ann, Ben and Cem`. */
export function joinNames(names: readonly string[], t: Translate): string {
  const last = names.at(-1) ?? ''
  if (names.length < 2) return last
  return t('table.joined', { names: names.slice(0, -1).join(', '), last })
}

/** What every game's table component is given and may ask. */
import type { Json } from '../../engine/json'
import type { Seat } from '../../engine/seat'
import type { Answer, DecisionView, SeatView } from '../../protocol/messages'

/** Props of a game's table component. */
export interface GameTableProps {
  /** The game's own view. */
  readonly view: Json
  /** Own seat; absent for a spectator. */
  readonly you?: Seat
  /** Seats with names, by number. */
  readonly seats: readonly SeatView[]
  readonly names: readonly string[]
  readonly awaited: readonly DecisionView[]
  /** The game's events of the latest update, for animation. */
  readonly events: readonly Json[]
  /** Counts updates, so that equal events twice are told apart. */
  readonly version: number
  /** Sends a move; the answer says whether it was taken. */
  readonly play: (move: Json) => Promise<Answer>
}

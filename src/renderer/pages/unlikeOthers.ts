/** A portrait that nobody else at the table has, for who has not chosen his own. */
import type { SeatView } from '../../protocol/tableViews'
import { FIGURES, type Figure } from '../../protocol/terms'

/** The figure itself where no other seat has it, else the next one that is free; `own`: one's seat. */
export function unlikeOthers(
  figure: Figure,
  seats: readonly SeatView[],
  own: number | undefined,
): Figure {
  const others = seats.filter((_, seat) => seat !== own)
  const taken = new Set(others.map((seat) => ('figure' in seat ? seat.figure : undefined)))
  const at = FIGURES.indexOf(figure)
  const inTurn = [...FIGURES.slice(at), ...FIGURES.slice(0, at)]
  return inTurn.find((one) => !taken.has(one)) ?? figure
}

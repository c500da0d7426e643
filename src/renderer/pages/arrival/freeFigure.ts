/** A portrait that nobody else at the table has. */
import type { SeatView } from '../../../protocol/tableViews'
import { FIGURES, type Figure } from '../../../protocol/terms'

/** The figure itself where nobody has it, else the next one that is free. */
export function freeFigure(figure: Figure, taken: readonly Figure[]): Figure {
  const at = FIGURES.indexOf(figure)
  const inTurn = [...FIGURES.slice(at), ...FIGURES.slice(0, at)]
  return inTurn.find((one) => !taken.includes(one)) ?? figure
}

/** The portraits of all seats but `own`. */
export function othersFigures(seats: readonly SeatView[], own: number): readonly Figure[] {
  return seats.flatMap((seat, at) => (at !== own && 'figure' in seat ? [seat.figure] : []))
}

/** How high cards are of which a whole line fits into its window at once, broken into rows. */

/** What of a line decides how much room it takes. */
export interface LineExtent {
  /** Of the bottom row. */
  readonly places: number
  /** The most cards on top of each other. */
  readonly deepest: number
  /** Nothing lies in gaps above the places. */
  readonly inRow: boolean
}

/** All in cards, as in the strip's own style: a gap beside each place, the room at both ends of a row, between two rows, and the lower edge of what lies below another. */
const WIDE = { gap: 0.38, ends: 1.4 } as const
const HIGH = { row: 1.1, lift: 1.1, between: 0.3, level: 0.3 } as const
/** So narrow a gap still holds its figures. */
const LEAST_GAP = '1.75rem'
const EDGES = '0.8rem'
/** More rows than that are shifted. */
const MOST_ROWS = 8

/** In this many rows. */
function inRows(rows: number, { places, deepest, inRow }: LineExtent): string {
  const most = Math.ceil(places / rows)
  const high = HIGH.row + (inRow ? 0 : HIGH.lift) + (deepest - 1) * HIGH.level
  const sum = (parts: number): string => parts.toFixed(2)
  return [
    `(100cqi - ${EDGES}) / ${sum(most * (1 + WIDE.gap) + WIDE.ends)}`,
    `(100cqi - ${EDGES} - ${String(most)} * ${LEAST_GAP}) / ${sum(most + WIDE.ends)}`,
    `(100cqb - ${EDGES}) / ${sum(rows * high + (rows - 1) * HIGH.between)}`,
  ].join(', ')
}

/** The height as CSS of a window that is a size container: that of whichever number of rows makes it greatest. */
export function fittingHeight(line: LineExtent): string {
  const rows = Array.from({ length: Math.min(MOST_ROWS, Math.max(1, line.places)) })
  return `max(${rows.map((_, index) => `min(${inRows(index + 1, line)})`).join(', ')})`
}

/** Where a speech bubble stands. */

/** A place on the page, in pixels. */
export interface BubblePlace {
  /** The middle of the bubble. */
  readonly x: number
  /** Its edge that is next to the plate. */
  readonly y: number
  /** How far from its middle the tail is. */
  readonly tail: number
  /** Below the plate or above it; apart: who speaks has no plate, and the name stands in the bubble. */
  readonly side: 'below' | 'above' | 'apart'
}

/** Pixels between plate and bubble. */
const GAP = 9
/** Half the width of the widest bubble, in pixels; on a narrow table what is left of it. */
const HALF = 120
/** How far from the middle the tail may be: the corners are round. */
const FARTHEST_TAIL = 90

/** Beside the plate, towards the middle of the table; the bubble never leaves the table at the sides. Without a plate it stands at the top. */
export function placeBubble(table: DOMRect, plate: DOMRect | undefined): BubblePlace {
  const center = table.left + table.width / 2
  if (!plate) return { x: center, y: table.top + GAP, tail: 0, side: 'apart' }
  const half = Math.min(HALF, table.width * 0.3)
  const at = plate.left + plate.width / 2
  const x = Math.min(Math.max(at, table.left + half), table.right - half)
  const tail = Math.min(FARTHEST_TAIL, half * 0.7, Math.max(-FARTHEST_TAIL, -half * 0.7, at - x))
  const isHigh = plate.top + plate.height / 2 < table.top + table.height / 2
  return isHigh
    ? { x, y: plate.bottom + GAP, tail, side: 'below' }
    : { x, y: plate.top - GAP, tail, side: 'above' }
}

/** Where a speech bubble stands. */

/** A place on the page, in pixels. */
export interface BubblePlace {
  /** The middle of the bubble. */
  readonly x: number
  /** Its edge that is next to the plate; its upper one where it stands beside it. */
  readonly y: number
  /** How far from its middle the tail is. */
  readonly tail: number
  /** Below the plate, above it or after it; apart: who speaks has no plate, and the name stands in the bubble. */
  readonly side: 'below' | 'above' | 'beside' | 'apart'
}

/** Pixels between plate and bubble. */
const GAP = 9
/** Half the width of the widest bubble, in pixels; on a narrow table what is left of it. */
const HALF = 120
/** How far from the middle the tail may be: the corners are round. */
const FARTHEST_TAIL = 90

/** Pixels from one place that is tried to the next. */
const STEP = 12

/** What a bubble is placed by. */
export interface BubbleRoom {
  readonly table: DOMRect
  /** Absent: who speaks has none. */
  readonly plate?: DOMRect | undefined
  /** How large it is; absent: it has not been drawn yet. */
  readonly size?: { readonly width: number; readonly height: number } | undefined
  /** What can be pressed, and is not to be covered. */
  readonly buttons?: readonly DOMRect[]
  /** What is read now: it is kept free, too, but no button gives way to it. */
  readonly headings?: readonly DOMRect[]
}

/** How many pixels of a heading weigh as much as one of a button. */
const HEADINGS_TO_BUTTON = 1000

function topOf({ y, side }: BubblePlace, height: number): number {
  return side === 'above' ? y - height : y
}

/** Whether a bubble stands on the table from edge to edge. */
function isOnTable(place: BubblePlace, { table, size }: BubbleRoom): boolean {
  const height = size?.height ?? 0
  const top = topOf(place, height)
  const fits = place.side !== 'beside' || place.x + (size?.width ?? 0) / 2 <= table.right
  return fits && top >= table.top && top + height <= table.bottom
}

/** In the row of a list, after the name: the last thing that is tried. */
function placesAfter({ size }: BubbleRoom, plate: DOMRect): BubblePlace[] {
  if (!size) return []
  const y = plate.top + plate.height / 2 - size.height / 2
  return [{ x: plate.right + GAP + size.width / 2, y, tail: -size.width / 2, side: 'beside' }]
}

/** Pixels of the buttons that a bubble would cover. */
export function coveredBy(
  place: BubblePlace,
  { size, buttons = [] }: Pick<BubbleRoom, 'size' | 'buttons'>,
): number {
  if (!size) return 0
  const [left, top] = [place.x - size.width / 2, topOf(place, size.height)]
  const sum = (total: number, button: DOMRect): number => {
    const across = Math.min(left + size.width, button.right) - Math.max(left, button.left)
    const down = Math.min(top + size.height, button.bottom) - Math.max(top, button.top)
    return total + Math.max(0, across) * Math.max(0, down)
  }
  return buttons.reduce(sum, 0)
}

/** What it costs to stand there. */
function costOf(place: BubblePlace, { size, buttons, headings = [] }: BubbleRoom): number {
  const read = coveredBy(place, { size, buttons: headings })
  return coveredBy(place, { size, ...(buttons && { buttons }) }) + read / HEADINGS_TO_BUTTON
}

/** Both sides of a plate and everywhere along it where the tail still points at it, the most usual place first. */
function placesAt({ table, size }: BubbleRoom, plate: DOMRect): BubblePlace[] {
  const half = size ? size.width / 2 : Math.min(HALF, table.width * 0.3)
  const reach = Math.min(FARTHEST_TAIL, half * 0.7)
  const at = plate.left + plate.width / 2
  const within = (x: number): number =>
    Math.min(Math.max(x, table.left + half), Math.max(table.left + half, table.right - half))
  const place = (side: 'below' | 'above', by: number): BubblePlace => {
    const x = within(at + by)
    const tail = Math.min(reach, Math.max(-reach, at - x))
    return { x, y: side === 'below' ? plate.bottom + GAP : plate.top - GAP, tail, side }
  }
  const isHigh = plate.top + plate.height / 2 < table.top + table.height / 2
  const farthest = plate.width / 2 + reach
  const steps = Array.from({ length: Math.ceil(farthest / STEP) + 1 }, (_, step) => step * STEP)
  const shifts = steps.flatMap((by) => (by === 0 ? [0] : [-by, by]))
  const sides = isHigh ? (['below', 'above'] as const) : (['above', 'below'] as const)
  return sides.flatMap((side) => shifts.map((by) => place(side, by)))
}

/** Beside the plate, towards the middle of the table, where it covers nothing that can be pressed or is read now; the bubble never leaves the table. Without a plate it stands at the top. */
export function placeBubble(room: BubbleRoom): BubblePlace {
  const { table, plate } = room
  const center = table.left + table.width / 2
  if (!plate) return { x: center, y: table.top + GAP, tail: 0, side: 'apart' }
  const places = [...placesAt(room, plate), ...placesAfter(room, plate)]
  const within = places.filter((place) => isOnTable(place, room))
  const [usual, ...others] = within.length > 0 ? within : places
  const least = { place: usual, covered: usual ? costOf(usual, room) : 0 }
  for (const place of others) {
    if (least.covered === 0) break
    const covered = costOf(place, room)
    if (covered < least.covered) Object.assign(least, { place, covered })
  }
  return least.place ?? { x: center, y: table.top + GAP, tail: 0, side: 'apart' }
}

/** Where a speech bubble stands. */

/** A place on the page, in pixels. */
export interface BubblePlace {
  /** The middle of the bubble. */
  readonly x: number
  /** Its edge that is next to the plate; its upper one where it stands beside it. */
  readonly y: number
  /** How far from its middle the tail is. */
  readonly tail: number
  /** Below the plate, above it or after it; apart: who speaks has no plate, and the name stands in the bubble; title: in the bar beside the title of the table or over it, with the name in it, too. */
  readonly side: 'below' | 'above' | 'beside' | 'apart' | 'title'
  /** Its size, where it has no other one than the place. */
  readonly size?: { readonly width: number; readonly height: number }
}

/** Pixels between plate and bubble. */
const GAP = 9
/** Pixels between a bubble on the bar and the edge of the window. */
const EDGE = 2
/** Half the width of the widest bubble, in pixels; on a narrow table what is left of it. */
const HALF = 120
/** What part of that the tail may be away from the middle: the corners are round. */
const FARTHEST_TAIL = 0.7

/** Pixels over a title, and beside one: fewer hold no word, more are not needed. */
const TITLE_WIDTH = { least: 96, beside: 160, most: 320 }

/** Pixels from one place that is tried to the next. */
const STEP = 12

/** What a bubble is placed by. */
export interface BubbleRoom {
  readonly table: DOMRect
  /** The bar above it, on which a bubble stands where the table has no room; absent: there is none. */
  readonly head?: DOMRect | undefined
  /** Where it stands by now: it stays while nothing is better. */
  readonly kept?: BubblePlace | undefined
  /** Absent: who speaks has none. */
  readonly plate?: DOMRect | undefined
  /** How large it is; absent: it has not been drawn yet. */
  readonly size?: { readonly width: number; readonly height: number } | undefined
  /** What can be pressed, and is not to be covered. */
  readonly buttons?: readonly DOMRect[]
  /** What is read now: it is kept free, too, but no button gives way to it. */
  readonly headings?: readonly DOMRect[]
  /** What one needs to decide: nothing of it lies under a bubble. */
  readonly needed?: readonly DOMRect[]
}

/** How many pixels of a heading weigh as much as one of a button. */
const HEADINGS_TO_BUTTON = 1000
/** Pixels from one place away from the plate to the next. */
const WIDE_STEP = 16
/** Pixels between a bubble and what it lies next to in a strip that is hardly higher. */
const GAP_OF_STRIP = 1

function topOf({ y, side }: BubblePlace, height: number): number {
  return side === 'above' ? y - height : y
}

/** What a bubble covers there. */
export function boxAt(place: BubblePlace, size: { width: number; height: number }): DOMRect {
  const { width, height } = size
  return new DOMRect(place.x - width / 2, topOf(place, height), width, height)
}

/** Whether the name of whoever speaks stands in the bubble. */
export function isNamed({ side }: BubblePlace): boolean {
  return side === 'apart' || side === 'title'
}
/** The place, for the page. */
export function styleAt({ x, y, tail, size }: BubblePlace): Record<string, string> {
  const sized = size && { width: `${String(size.width)}px`, height: `${String(size.height)}px` }
  return { left: `${String(x)}px`, top: `${String(y)}px`, '--tail': `${String(tail)}px`, ...sized }
}

/** The highest place of a bubble. */
function ceilingOf({ table, head }: BubbleRoom): number {
  return Math.min(table.top, head?.top ?? table.top)
}
/** Whether a bubble stands on the table, or on the bar above it, from edge to edge. */
function isOnTable(place: BubblePlace, room: BubbleRoom): boolean {
  const { table, size } = room
  const height = size?.height ?? 0
  const top = topOf(place, height)
  const fits = place.side !== 'beside' || place.x + (size?.width ?? 0) / 2 <= table.right
  return fits && top >= ceilingOf(room) && top + height <= table.bottom
}

/** In the row of a list, after the name: the last thing that is tried. */
function placesAfter({ size }: BubbleRoom, plate: DOMRect): BubblePlace[] {
  if (!size) return []
  const y = plate.top + plate.height / 2 - size.height / 2
  return [{ x: plate.right + GAP + size.width / 2, y, tail: -size.width / 2, side: 'beside' }]
}

/** Pixels of the buttons that a bubble would cover. */
function coveredBy(
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
  const reach = half * FARTHEST_TAIL
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

/** Anywhere on the table and on the bar above it, those next to whoever speaks first; without a plate those at the table's top. */
function placesApart(room: BubbleRoom): BubblePlace[] {
  const { table, plate, size, needed = [] } = room
  const { width, height } = size ?? { width: HALF * 2, height: 0 }
  const center = table.left + table.width / 2
  const [ofX, ofY] = plate
    ? [plate.left + plate.width / 2, plate.top + plate.height / 2 - height / 2]
    : [center, table.top + GAP]
  const ceiling = ceilingOf(room)
  const top = ceiling + (ceiling < table.top ? EDGE : GAP)
  const [across, down] = [table.width - width, table.bottom - GAP - height - top]
  const inSteps = (free: number): number[] =>
    Array.from({ length: Math.max(0, Math.floor(free / WIDE_STEP)) + 1 }, (_, at) => at * WIDE_STEP)
  const far = ({ x, y }: BubblePlace): number => Math.hypot(x - ofX, y - ofY)
  const at = (x: number, y: number): BubblePlace => ({ x, y, tail: 0, side: 'apart' })
  // However narrow a bare strip is: next to what it lies between, too.
  const strips = needed
    .flatMap((one) => [one.bottom + GAP_OF_STRIP, one.top - GAP_OF_STRIP - height])
    .filter((y) => y >= table.top && y <= top + down)
  const columns = across < 0 ? [] : inSteps(across).map((by) => table.left + width / 2 + by)
  return [...inSteps(down).map((by) => top + by), ...strips]
    .flatMap((y) => [center, ...columns].map((x) => at(x, y)))
    .sort((one, other) => far(one) - far(other))
}

/** The first place that costs least. */
function cheapest(
  places: readonly BubblePlace[],
  costAt: (place: BubblePlace) => number,
): BubblePlace | undefined {
  const least: { place?: BubblePlace; cost: number } = { cost: Infinity }
  for (const place of places) {
    const cost = costAt(place)
    if (cost < least.cost) Object.assign(least, { place, cost })
    if (cost === 0) break
  }
  return least.place
}

/** Where it stands by now goes before places that are as good. */
function keptFirst(places: readonly BubblePlace[], { kept }: BubbleRoom): readonly BubblePlace[] {
  const isSame = ({ x, y, side }: BubblePlace): boolean =>
    x === kept?.x && y === kept.y && side === kept.side
  return [...places.filter(isSame), ...places.filter((place) => !isSame(place))]
}

/** In the bar before its first button, beside the title where there is room and else over it, which says nothing new: all that is left where a bubble of its own size would lie over a button; undefined: no room there either. */
function titlePlace(head: DOMRect, room: BubbleRoom): BubblePlace | undefined {
  const { buttons = [], headings = [] } = room
  const isInBar = ({ top, bottom }: DOMRect): boolean => top < head.bottom && bottom > head.top
  const end = Math.min(head.right, ...buttons.filter(isInBar).map(({ left }) => left))
  const widthFrom = (start: number): number => Math.min(TITLE_WIDTH.most, end - start - 2 * EDGE)
  const after = Math.max(head.left, ...headings.filter(isInBar).map(({ right }) => right))
  const start = widthFrom(after) < TITLE_WIDTH.beside ? head.left : after
  const width = widthFrom(start)
  if (width < TITLE_WIDTH.least) return undefined
  const size = { width, height: head.height - 2 * EDGE }
  const [x, y] = [start + EDGE + width / 2, head.top + EDGE]
  return { x, y, tail: 0, side: 'title', size }
}

/** Beside the plate, towards the middle of the table, where it covers nothing that can be pressed or is read now; the bubble never leaves the table and the bar above it. Where what one needs to decide would lie under it, and for whoever has no plate, it stands elsewhere with the name in it; before it lies over a button it stands beside the title or over it; undefined: nowhere. */
export function placeBubble(room: BubbleRoom): BubblePlace | undefined {
  const { head, plate, size, buttons = [], needed = [] } = room
  const isFree = (place: BubblePlace): boolean => coveredBy(place, { size, buttons: needed }) === 0
  const costAt = (place: BubblePlace): number => costOf(place, room)
  const places = plate ? [...placesAt(room, plate), ...placesAfter(room, plate)] : []
  const within = places.filter((place) => isOnTable(place, room))
  const free = (all: readonly BubblePlace[]): readonly BubblePlace[] =>
    keptFirst(all, room).filter(isFree)
  const beside = cheapest(free(within.length > 0 ? within : places), costAt)
  const isClear = (place?: BubblePlace): boolean =>
    place !== undefined && coveredBy(place, { size, buttons }) === 0
  if (isClear(beside)) return beside
  const apart = cheapest(free(placesApart(room)), costAt)
  const own = beside ?? apart
  if (!head || !size) return own
  return isClear(apart) ? apart : (titlePlace(head, room) ?? own)
}

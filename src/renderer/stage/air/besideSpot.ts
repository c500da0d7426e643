/** Where a number stands that is somebody's, beside his place: on nothing that is being read there. */
import type { CardPlace } from './spots'

/** How much room something takes, in pixels. */
export interface Extent {
  readonly width: number
  readonly height: number
}

/** What is to be read: places of all, their marks, lines on the cloth, cards in hand, whatever can be pressed. */
const READ = '[data-spot^="seat-"], .marks > *, [data-reads], [data-stays], [data-hand-card]'
const PRESSED = 'button, a'
/** Pixels between it and the place that it belongs to. */
const GAP = 4

function boxesOf(box: HTMLElement, around: Element): DOMRect[] {
  const found = [...box.querySelectorAll(READ), ...document.querySelectorAll(PRESSED)]
  return found
    .filter((one) => one !== around)
    .map((one) => one.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)
}

/** The area that two boxes share. */
function shared(one: DOMRect, other: DOMRect): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return Math.max(0, width) * Math.max(0, height)
}

function within(left: number, width: number): number {
  return Math.max(GAP, Math.min(left, innerWidth - width - GAP))
}

/** Above it, below it, then beside it: those first that keep to its middle. */
function candidates(place: DOMRect, { width, height }: Extent): DOMRect[] {
  const [above, below] = [place.top - GAP - height, place.bottom + GAP]
  const middle = place.left + (place.width - width) / 2
  const lefts = [middle, place.left, place.right - width].map((left) => within(left, width))
  const rows = [above, below].flatMap((top) =>
    lefts.map((left) => new DOMRect(left, top, width, height)),
  )
  const beside = [place.right + GAP, place.left - GAP - width].map(
    (left) => new DOMRect(left, place.top + (place.height - height) / 2, width, height),
  )
  return [...rows, ...beside]
}

/** The middle of the first free place for something as large as `extent` beside an element; where all are taken, the one that hides least. */
export function besideOf(box: HTMLElement, element: HTMLElement, extent: Extent): CardPlace {
  const taken = boxesOf(box, element)
  const table = box.getBoundingClientRect()
  const hiddenBy = (place: DOMRect): number =>
    taken.reduce((sum, one) => sum + shared(place, one), 0) +
    (extent.width * extent.height - shared(place, table)) * 2
  const [first, ...others] = candidates(element.getBoundingClientRect(), extent)
  const best = others.reduce(
    (least, place) => (least && hiddenBy(place) >= hiddenBy(least) ? least : place),
    first,
  )
  const { left = 0, top = 0 } = best ?? {}
  return { x: left + extent.width / 2, y: top + extent.height / 2, width: extent.width }
}

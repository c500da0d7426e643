/** Where the cards of a verdict are held up for all to see. */
import type { Verdict } from '../playing/scene'
import { cardPlaceOf, cardShapeOf, findSpot, type CardPlace } from './spots'

/** How much of the middle's height a card that is held up takes, and of its width a row of them: what is said under it stays free. */
const HELD_UP = 0.96
const ROW_HELD_UP = 0.9
const WIDEST = 0.4
/** Widths of a card in its height. */
const ASPECT = 2 / 3

/** The middle, or what of it is marked with `data-holds-up`, below whatever is marked with `data-stays`, so that both can be compared. */
function roomIn(box: HTMLElement): DOMRect {
  const middle = box.querySelector('.middle') ?? box
  const { top, bottom } = middle.getBoundingClientRect()
  const across = middle.querySelector('[data-holds-up]') ?? middle
  const { left, width } = across.getBoundingClientRect()
  const staying = middle.querySelector('[data-stays]')?.getBoundingClientRect().bottom ?? top
  const below = Math.min(Math.max(top, staying), bottom)
  return new DOMRect(left, below, width, bottom - below)
}

/** The place of so many cards over the middle of a table; `width` is that of one. */
function heldUpPlace(box: HTMLElement, cards: number): CardPlace {
  const { left, top, width, height } = roomIn(box)
  const card = Math.min(height * HELD_UP * ASPECT, width * WIDEST, (width * ROW_HELD_UP) / cards)
  return { x: left + width / 2, y: top + height / 2, width: card }
}

/** What is told of the card, and the way on, below it, in pixels, at least. */
const TOLD = 104
/** Where nothing else helps, how much smaller a card may be beside something than it should. */
const SMALLER = 0.7
/** Widths of a card in its stamp. */
const STAMP = 1.5
/** Pixels that a stamp takes below a card. */
const BELOW = 64
/** Pixels around a card that is held up beside something. */
const EDGE = 8

function isOn(one: DOMRect, other: DOMRect): boolean {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return across > 0 && down > 0
}

/** What happens is told beside the middle, on a table on its side: nothing is held up over that, far from where one looks. */
function isToldBeside(told: DOMRect | undefined, middle: DOMRect): boolean {
  return told !== undefined && told.width > 0 && told.left >= middle.right - EDGE
}

/** What is told below the middle: all of it that is still to be read, or the line alone that tells of what is held up. */
type Told = 'all' | 'newest'
/** Lines that such a line takes on a phone, and pixels of one where nothing says it. */
const LINES = 3
const LINE = 22

/** What is told last already, or else the way on that stands below it. */
function lastWordsOf(ask: Element): { readonly said?: Element; readonly end?: number } {
  const said = [...ask.querySelectorAll('.caption')].at(-1)
  if (said) return { said, end: said.getBoundingClientRect().bottom }
  const skip = ask.querySelector('.skip')
  return skip ? { end: skip.getBoundingClientRect().top } : {}
}

/** Where the words begin that tell of what is shown, from below: they come once it lies open. Undefined: none are told there. */
function wordsTop(box: HTMLElement, told: Told): number | undefined {
  const ask = box.querySelector('.ask')
  if (!ask || ask.getBoundingClientRect().height === 0) return undefined
  const { said, end } = lastWordsOf(ask)
  if (end === undefined) return undefined
  const line = Number.parseFloat(getComputedStyle(said ?? ask).lineHeight) || LINE
  const before = told === 'all' && said ? said.getBoundingClientRect().height : 0
  return end - LINES * line - before
}

/** The free rooms right, left and below of what is read meanwhile, and below it from its left edge on. */
function roomsBeside(box: HTMLElement, kept: readonly DOMRect[], words: Told): DOMRect[] {
  const cloth = (box.querySelector('.cloth') ?? box).getBoundingClientRect()
  const middle = (box.querySelector('.middle') ?? box).getBoundingClientRect()
  const told = box.querySelector('.ask')?.getBoundingClientRect()
  if (isToldBeside(told, middle)) return []
  const { top } = middle
  const ask = told?.bottom ?? cloth.bottom
  const free = Math.min(ask - TOLD, wordsTop(box, words) ?? ask)
  const end = Math.max(free, ...kept.map(({ bottom }) => bottom))
  const rooms = kept.flatMap(({ left, right, bottom }) => [
    new DOMRect(right, top, cloth.right - right, end - top),
    new DOMRect(cloth.left, top, left - cloth.left, end - top),
    new DOMRect(cloth.left, bottom, cloth.width, end - bottom),
    new DOMRect(left, bottom, cloth.right - left, end - bottom),
  ])
  return rooms.filter((room) => !kept.some((one) => isOn(room, one)))
}

/** How far a card reaches over the lower edge of a cloth on its side, in pixels: without that it would have no room there. */
const SPILL = 36

/** Beside what must not be covered alone, over what else is marked: on a table on its side it reaches over the cloth's edge. */
function roomsOver(box: HTMLElement, question: readonly DOMRect[], words: Told): DOMRect[] {
  const middle = (box.querySelector('.middle') ?? box).getBoundingClientRect()
  const told = box.querySelector('.ask')?.getBoundingClientRect()
  if (!isToldBeside(told, middle)) return roomsBeside(box, question, words)
  const { bottom: end } = (box.querySelector('.cloth') ?? box).getBoundingClientRect()
  return question.map(({ left, bottom, width }) => {
    return new DOMRect(left, bottom, width, end + SPILL - bottom)
  })
}

/** The middle of a room, and how wide a card with its stamp can be there. */
function placeIn({ left, top, width, height }: DOMRect): CardPlace {
  const card = Math.min((height - 2 * EDGE) * ASPECT, (width - 2 * EDGE) / STAMP)
  return { x: left + width / 2, y: top + height / 2, width: card }
}

/** How wide a card has to be beside something, in pixels, as its mark says; undefined: the mark says nothing. */
function markedWidth({ dataset }: HTMLElement): number | undefined {
  return Number(dataset['uncovered']) || undefined
}

/** The widest place in any of some rooms, if a card is so wide there. */
function widestIn(rooms: readonly DOMRect[], least: number): CardPlace | undefined {
  const [widest] = rooms.map(placeIn).sort((one, other) => other.width - one.width)
  return widest && widest.width >= least ? widest : undefined
}

/** Beside all that is marked with `data-uncovered`, or at least beside what is marked with a number; undefined: nothing is, or there is too little room. */
function placeBeside(box: HTMLElement): CardPlace | undefined {
  const kept = [...box.querySelectorAll<HTMLElement>('[data-uncovered]')]
  const numbered = kept.filter(markedWidth)
  const [marked] = numbered.map(markedWidth)
  const least = marked ?? kept[0]?.querySelector('[data-card]')?.getBoundingClientRect().width
  if (least === undefined) return undefined
  const [all = [], some = []] = [kept, numbered].map((ones) =>
    ones.map((one) => one.getBoundingClientRect()),
  )
  const widest = (words: Told): CardPlace | undefined =>
    widestIn(roomsBeside(box, all, words), least) ?? widestIn(roomsOver(box, some, words), least)
  return (
    widest('all') ?? widest('newest') ?? widestIn(roomsBeside(box, all, 'newest'), least * SMALLER)
  )
}

/** At the right end of the cloth, where it would lie on the beginning of what was said of others. */
function clearOfSpoken(box: HTMLElement, place: CardPlace): CardPlace {
  const { x, y, width } = place
  const height = width / ASPECT
  const card = new DOMRect(x - width / 2, y - height / 2, width, height)
  const spoken = [...box.querySelectorAll('[data-spoken]')].map((one) =>
    one.getBoundingClientRect(),
  )
  if (!spoken.some((one) => isOn(one, card))) return place
  const { right } = (box.querySelector('.cloth') ?? box).getBoundingClientRect()
  return { ...place, x: Math.max(x, right - (width * STAMP) / 2 - EDGE) }
}

/** Where the cards of a verdict are held up. */
export interface HeldUpPlace {
  readonly to: CardPlace
  /** Where they lay, if they are turned over right there. */
  readonly from?: CardPlace
  /** Pixels between two of them; absent: none. */
  readonly gap?: number
  /** How many times as wide as high they are there; absent: as they are by themselves. */
  readonly shape?: number
  /** A tip lies right below: the stamp leaves it uncovered. */
  readonly isAboveTip?: true
  /** What is told of it begins right below: the stamp lies on its lower edge. */
  readonly isAboveWords?: true
  /** They lie in their row: so many pixels below their middle, clear of them and of what is said there, begins the stamp. */
  readonly stampBelow?: number
  /** It lies there now: of what was held up the stamp alone is left. */
  readonly isLaid?: true
}

/** Pixels that the stamp of a row takes. */
const ROW_STAMP = 50

/** Where the stamp of cards begins that end there: below what is said of them, as long as that is on the cloth and above what is told meanwhile. */
function stampTop(box: HTMLElement, end: number): number {
  const words = box.querySelector('[data-stamped-below]')?.getBoundingClientRect()
  const { bottom } = (box.querySelector('.cloth') ?? box).getBoundingClientRect()
  const middle = (box.querySelector('.middle') ?? box).getBoundingClientRect()
  const isBeside = isToldBeside(box.querySelector('.ask')?.getBoundingClientRect(), middle)
  const [all = bottom, newest = bottom] = isBeside
    ? []
    : [wordsTop(box, 'all'), wordsTop(box, 'newest')]
  const last = Math.min(bottom, all >= end + ROW_STAMP ? all : newest) - ROW_STAMP
  return Math.max(end, Math.min(last, words?.bottom ?? end))
}

/** Where the cards of a row lie: they are turned over there, and nothing jumps when they have been read. */
function rowPlaceOf(box: HTMLElement, row: HTMLElement): HeldUpPlace | undefined {
  const [first, second] = [...row.querySelectorAll('[data-card]')].map((card) =>
    card.getBoundingClientRect(),
  )
  if (!first) return undefined
  const { left, top, width, height } = row.getBoundingClientRect()
  const place = { x: left + width / 2, y: top + height / 2, width: first.width }
  const gap = second ? second.left - first.right : 0
  const shape = first.width / first.height
  const stampBelow = stampTop(box, top + height) - place.y
  return { from: place, to: place, gap, shape, stampBelow }
}

/** Whether a tip lies where the stamp below a card would. */
function isAboveTip(box: HTMLElement, { to, shape }: { to: CardPlace; shape: number }): boolean {
  const tip = box.querySelector('.tips .slip')?.getBoundingClientRect()
  if (!tip || tip.height === 0) return false
  const bottom = to.y + to.width / shape / 2
  return tip.top > to.y && tip.top < bottom + BELOW && tip.left < to.x && tip.right > to.x
}

/** Whether what is told of a card would lie under the stamp below it. */
function isAboveWords(box: HTMLElement, { to, shape }: { to: CardPlace; shape: number }): boolean {
  const told = box.querySelector('.ask')?.getBoundingClientRect()
  if (!told || told.height === 0) return false
  const bottom = to.y + to.width / shape / 2
  return told.top > to.y && told.top < bottom + BELOW && told.left < to.x && told.right > to.x
}

/** Where the verdict wants them, or large in the middle. */
export function heldUpOf(box: HTMLElement, { held = [], faces }: Verdict): HeldUpPlace {
  const place = findSpot(box, held)
  const row = place?.hasAttribute('data-many') ? rowPlaceOf(box, place) : undefined
  if (row) return row
  if (!place || place.hasAttribute('data-many')) {
    const beside = placeBeside(box)
    return { to: beside ? clearOfSpoken(box, beside) : heldUpPlace(box, faces.length) }
  }
  const [to, shape] = [cardPlaceOf(place), cardShapeOf(place)]
  if (isAboveTip(box, { to, shape })) return { to, shape, isAboveTip: true }
  return isAboveWords(box, { to, shape }) ? { to, shape, isAboveWords: true } : { to, shape }
}

/** Where a card is now that is held in a row: what lies around it may have been shifted, or have become larger or smaller. Undefined: it is held elsewhere. */
export function heldNow(
  box: HTMLElement,
  { held = [], lies = [] }: Verdict,
  hasArrived: boolean,
): HeldUpPlace | undefined {
  const lying = hasArrived ? findSpot(box, lies) : undefined
  const place = lying ?? findSpot(box, held)
  if (!place || place.hasAttribute('data-many')) return undefined
  const found = { to: cardPlaceOf(place), shape: cardShapeOf(place) }
  return lying ? { ...found, isLaid: true } : found
}

/** What lies under what is held up of the words that were told before: they are hardly read through it. */
export function linesUnder(
  box: HTMLElement,
  { to, shape, stampBelow }: HeldUpPlace,
): HTMLElement[] {
  const height = to.width / (shape ?? ASPECT)
  const top = stampBelow === undefined ? to.y - height / 2 : to.y + stampBelow
  const width = to.width * STAMP
  const card = new DOMRect(
    to.x - width / 2,
    top,
    width,
    stampBelow === undefined ? height : ROW_STAMP,
  )
  const before = [...box.querySelectorAll<HTMLElement>('.ask .caption')].slice(0, -1)
  return before.filter((line) => isOn(line.getBoundingClientRect(), card))
}

/** Whether it is the same place, as far as one can see. */
export function isSamePlace(one: HeldUpPlace, other: HeldUpPlace): boolean {
  const far = (['x', 'y', 'width'] as const).map((key) => Math.abs(one.to[key] - other.to[key]))
  return Math.max(...far) < 0.5 && one.isLaid === other.isLaid
}

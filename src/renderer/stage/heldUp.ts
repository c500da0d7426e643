/** Where the cards of a verdict are held up for all to see. */
import type { Verdict } from './scene'
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
export function heldUpPlace(box: HTMLElement, cards: number): CardPlace {
  const { left, top, width, height } = roomIn(box)
  const card = Math.min(height * HELD_UP * ASPECT, width * WIDEST, (width * ROW_HELD_UP) / cards)
  return { x: left + width / 2, y: top + height / 2, width: card }
}

/** What is told of the card, and the way on, below it, in pixels. */
const TOLD = 104
/** Widths of a card in its stamp. */
const STAMP = 1.5
/** Pixels that a stamp takes below a card. */
const BELOW = 64
/** Pixels around a card that is held up beside something. */
const EDGE = 8

/** The free rooms right, left and below of what is read meanwhile. */
function roomsBeside(box: HTMLElement, kept: DOMRect): DOMRect[] {
  const cloth = (box.querySelector('.cloth') ?? box).getBoundingClientRect()
  const top = (box.querySelector('.middle') ?? box).getBoundingClientRect().top
  const ask = box.querySelector('.ask')?.getBoundingClientRect().bottom ?? cloth.bottom
  const bottom = Math.max(kept.bottom, ask - TOLD)
  return [
    new DOMRect(kept.right, top, cloth.right - kept.right, bottom - top),
    new DOMRect(cloth.left, top, kept.left - cloth.left, bottom - top),
    new DOMRect(cloth.left, kept.bottom, cloth.width, bottom - kept.bottom),
  ]
}

/** The middle of a room, and how wide a card with its stamp can be there. */
function placeIn({ left, top, width, height }: DOMRect): CardPlace {
  const card = Math.min((height - 2 * EDGE) * ASPECT, (width - 2 * EDGE) / STAMP)
  return { x: left + width / 2, y: top + height / 2, width: card }
}

/** Beside what is marked with `data-uncovered`; undefined: nothing is, or there is no room for as much as lies there. */
function placeBeside(box: HTMLElement): CardPlace | undefined {
  const kept = box.querySelector('[data-uncovered]')
  const card = kept?.querySelector('[data-card]')?.getBoundingClientRect().width
  if (!kept || card === undefined) return undefined
  const places = roomsBeside(box, kept.getBoundingClientRect()).map(placeIn)
  const [widest] = places.sort((one, other) => other.width - one.width)
  return widest && widest.width >= card ? widest : undefined
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
}

/** Where the cards of a row lie: they are turned over there, and nothing jumps when they have been read. */
function rowPlaceOf(row: HTMLElement): HeldUpPlace | undefined {
  const [first, second] = [...row.querySelectorAll('[data-card]')].map((card) =>
    card.getBoundingClientRect(),
  )
  if (!first) return undefined
  const { left, top, width, height } = row.getBoundingClientRect()
  const place = { x: left + width / 2, y: top + height / 2, width: first.width }
  return { from: place, to: place, gap: second ? second.left - first.right : 0 }
}

/** Whether a tip lies where the stamp below a card would. */
function isAboveTip(box: HTMLElement, { to, shape }: { to: CardPlace; shape: number }): boolean {
  const tip = box.querySelector('.tips .slip')?.getBoundingClientRect()
  if (!tip || tip.height === 0) return false
  const bottom = to.y + to.width / shape / 2
  return tip.top > to.y && tip.top < bottom + BELOW && tip.left < to.x && tip.right > to.x
}

/** Where the verdict wants them, or large in the middle. */
export function heldUpOf(box: HTMLElement, { held = [], faces }: Verdict): HeldUpPlace {
  const place = findSpot(box, held)
  const row = place?.hasAttribute('data-many') ? rowPlaceOf(place) : undefined
  if (row) return row
  if (!place || place.hasAttribute('data-many')) {
    return { to: placeBeside(box) ?? heldUpPlace(box, faces.length) }
  }
  const [to, shape] = [cardPlaceOf(place), cardShapeOf(place)]
  return isAboveTip(box, { to, shape }) ? { to, shape, isAboveTip: true } : { to, shape }
}

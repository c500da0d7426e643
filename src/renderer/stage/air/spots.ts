/** Where on the page the spots of a table are. */
import type { Spot } from '../playing/scene'

/** A card's place on the page in pixels: its middle and how wide it is. */
export interface CardPlace {
  readonly x: number
  readonly y: number
  readonly width: number
}

/** A thing that lands on something that is no card is drawn this wide at most, in pixels. */
const WIDEST = 64
const NARROWEST = 26

/** The element of the first of these spots that is there. */
export function findSpot(box: HTMLElement, spots: readonly Spot[]): HTMLElement | undefined {
  for (const spot of spots) {
    const found = box.querySelector<HTMLElement>(`[data-spot="${CSS.escape(spot)}"]`)
    if (found) return found
  }
  return undefined
}

function cardOn(element: HTMLElement): HTMLElement | undefined {
  if (element.hasAttribute('data-many')) return undefined
  return element.querySelector<HTMLElement>('[data-card]') ?? undefined
}

/** How many times as wide as high the card is that lies on an element. */
export function cardShapeOf(element: HTMLElement): number {
  const { width, height } = (cardOn(element) ?? element).getBoundingClientRect()
  return height === 0 ? 1 : width / height
}

/** On the lower edge of the card that lies on an element, or of the element. */
export function belowCardOf(element: HTMLElement): CardPlace {
  const { left, width, bottom } = (cardOn(element) ?? element).getBoundingClientRect()
  return { x: left + width / 2, y: bottom, width }
}

/** Where a card would lie on an element: on the card that lies there, or in its middle. */
export function cardPlaceOf(element: HTMLElement): CardPlace {
  const card = cardOn(element)
  const { left, top, width, height } = (card ?? element).getBoundingClientRect()
  const room = Math.min(width, height / 1.5)
  return {
    x: left + width / 2,
    y: top + height / 2,
    width: card ? width : Math.max(NARROWEST, Math.min(WIDEST, room)),
  }
}

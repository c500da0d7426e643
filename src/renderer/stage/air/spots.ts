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

/** Whether it takes room on the page: what is not shown there would be at its corner. */
function isShown(element: HTMLElement): boolean {
  const { width, height } = element.getBoundingClientRect()
  return width > 0 || height > 0
}

function spotsIn(box: HTMLElement, spots: readonly Spot[]): HTMLElement[] {
  return spots.flatMap((spot) => {
    const found = box.querySelector<HTMLElement>(`[data-spot="${CSS.escape(spot)}"]`)
    return found ? [found] : []
  })
}

/** The element of the first of these spots that is there, shown or not. */
export function findSpot(box: HTMLElement, spots: readonly Spot[]): HTMLElement | undefined {
  return spotsIn(box, spots)[0]
}

/** The element of the first of these spots that is shown: something can land there. */
export function findShownSpot(box: HTMLElement, spots: readonly Spot[]): HTMLElement | undefined {
  return spotsIn(box, spots).find(isShown)
}

function cardOn(element: HTMLElement): HTMLElement | undefined {
  if (element.hasAttribute('data-many')) return undefined
  // Some lie there only in other windows.
  return [...element.querySelectorAll<HTMLElement>('[data-card]')].find(isShown)
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

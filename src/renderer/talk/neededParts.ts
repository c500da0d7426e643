/** What a speech bubble at a table keeps clear of: it lies beside it, on bare cloth or on the bar. */

import { LIES_OVER, isInSight } from './sight'

/** Names and what they have, the question with its answers, and cards, whole: what one decides by. */
const NEEDED =
  '[data-spot^="seat-"]:not(.who), .ask-sheet.yours, .ask .sentence, .ask button, .question-card, [data-hand-card], .playing-card'
/** What is played, and where: whoever has just come reads it. */
const LOBBY_HEAD = '.lobby > .head'
/** And whatever else is written or drawn on the table: piles, points, words. */
const TABLE = '.game-stage > .room'

/** In a list of seats the next one would seem to say it, and its heading lies above; a code is scanned; a tip in the bar is read. */
const READ = '.people > h2, .seats > .seat, .who > *, .qr, .slip-place.above > *'

function hasOwnText(element: Element): boolean {
  return [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
  )
}

/** Said to the ear alone, or not at all. */
function isUnseen({ display, visibility, clipPath }: CSSStyleDeclaration): boolean {
  return display === 'none' || visibility === 'hidden' || clipPath.startsWith('inset(50%')
}

/** Paper, or a hole with an edge. */
function hasBody({
  borderTopWidth,
  backgroundColor,
  backgroundImage,
}: CSSStyleDeclaration): boolean {
  const isPainted = !['', 'transparent', 'rgba(0, 0, 0, 0)'].includes(backgroundColor)
  return (
    isPainted || !['', 'none'].includes(backgroundImage) || Number.parseFloat(borderTopWidth) > 0
  )
}

/** Pictures, words, and what has a body; boxes that only hold others are bare between them. */
function shownParts(element: Element): readonly Element[] {
  const style = getComputedStyle(element)
  if (isUnseen(style)) return []
  const isWhole = element.childElementCount === 0 || element.localName === 'svg'
  if (isWhole || hasBody(style) || hasOwnText(element)) return [element]
  return [...element.children].flatMap(shownParts)
}

/** All of it that is on a table, or in the place of one. */
export function neededIn(box: HTMLElement): readonly Element[] {
  const room = box.querySelector(TABLE)
  return [
    ...box.querySelectorAll(`${NEEDED}, ${LOBBY_HEAD}, ${LIES_OVER}`),
    ...(room ? shownParts(room) : []),
  ]
}

/** What is read there besides, where a bubble would hang. */
export function readIn(box: HTMLElement): readonly Element[] {
  return [...box.querySelectorAll(READ)]
}

/** Whether something is part of a seat, or the row in which it stands. */
export function isRelated(one: Element, spot: Element | undefined): boolean {
  return spot !== undefined && (spot.contains(one) || one.contains(spot))
}

/** The bar above a table: nothing in it is decided by. */
export function barAbove(box: HTMLElement): Element | null {
  return box.parentElement?.querySelector(':scope > .bar') ?? null
}

/** Whether the log is open beside a table: what is said is read there, and needs no place over the title. */
export function isToldBeside(box: HTMLElement): boolean {
  return Boolean(box.parentElement?.querySelector(':scope > .beside .log-lines'))
}

/** Whether what is said is read in the chat of the page: it stands in the window. */
export function isReadInChat(box: HTMLElement): boolean {
  const said = box.querySelector('.chat .lines')
  return said !== null && isInSight(said.getBoundingClientRect(), box)
}

/** What of a page is in sight: one that is scrolled may have whoever speaks above or below the window. */

/** What stays in the window, whatever is scrolled below it. */
export const LIES_OVER = '.begin'

/** What of an element is in the window; all of it where nothing is laid out. */
export function inWindow(element: Element): DOMRect {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  const start = Math.max(0, top)
  return new DOMRect(left, start, right - left, Math.max(0, Math.min(innerHeight, bottom) - start))
}

/** Whether a place on it is seen: in the window, and under nothing that lies over the page. */
export function isInSight(place: DOMRect, box: Element): boolean {
  const table = inWindow(box)
  const middle = place.top + place.height / 2
  const over = [...box.querySelectorAll(LIES_OVER)].map((one) => one.getBoundingClientRect())
  const isUnder = over.some(
    ({ left, right, top, bottom }) =>
      left <= place.left && right >= place.right && top <= middle && bottom >= middle,
  )
  return middle >= table.top && middle <= table.bottom && !isUnder
}

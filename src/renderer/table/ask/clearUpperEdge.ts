/** A log that shows its end: no line is cut in two under its upper edge. */

/** A fraction of a pixel cuts nothing. */
const SLACK = 1

/** Where lines come into sight: below the heading that stands on the upper edge, if any does. */
function edgeOf(box: HTMLElement): number {
  const { top } = box.getBoundingClientRect()
  const heads = [...box.querySelectorAll('h3')].map((head) => head.getBoundingClientRect())
  const standing = heads.find((head) => head.top <= top + SLACK && head.bottom > top + SLACK)
  return standing?.bottom ?? top
}

/** Scrolls back by as much of a line as is hidden; its class is `line`. */
export function clearUpperEdge(box: HTMLElement): void {
  const edge = edgeOf(box)
  const cut = [...box.querySelectorAll('.line')]
    .flatMap((line) => [...line.getClientRects()])
    .find(({ top, bottom }) => top < edge - SLACK && bottom > edge + SLACK)
  if (cut) box.scrollTop -= edge - cut.top
}

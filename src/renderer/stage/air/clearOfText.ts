/** Keeps what flies off text that is being read: it passes under it. */

/** Pixels that stay free around a line. */
const MARGIN = 4

function hole({ left, top, right, bottom }: DOMRect): string {
  const [start, end] = [left - MARGIN, right + MARGIN]
  return `M${String(start)} ${String(top)}H${String(end)}V${String(bottom)}H${String(start)}Z`
}

/** A `clip-path` of the whole window but for whatever on this table is marked with `data-reads`; `none` where nothing is. */
export function clipAroundText(box: HTMLElement): string {
  const texts = [...box.querySelectorAll('[data-reads]')]
  const places = texts.map((text) => text.getBoundingClientRect())
  const holes = places.filter(({ width, height }) => width > 0 && height > 0).map(hole)
  if (holes.length === 0) return 'none'
  const window = `M0 0H${String(innerWidth)}V${String(innerHeight)}H0Z`
  return `path(evenodd, "${[window, ...holes].join('')}")`
}

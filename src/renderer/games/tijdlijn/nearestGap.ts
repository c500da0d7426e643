/** Where in the time line a card was let go. */

/** The gap of the time line whose middle lies nearest to a place in the window, counted as in a move; 0 if no line is shown. */
export function nearestGap(x: number): number {
  const distances = [...document.querySelectorAll('.line-middle .track > .gap')].map((gap) => {
    const { left, width } = gap.getBoundingClientRect()
    return Math.abs(left + width / 2 - x)
  })
  return Math.max(0, distances.indexOf(Math.min(...distances)))
}

/** Counting years across the birth of Christ. */

/** Years from one to a later one; there was no year 0. */
export function yearsBetween(from: number, to: number): number {
  return from < 0 && to > 0 ? to - from - 1 : to - from
}

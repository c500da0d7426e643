/** The year up to which the events of the shipped decks go: from it back the age of an event is counted. */

/** Nothing that is shipped lies later. */
export const LATEST_YEAR = 2030

/** How many years ago an event was, at least one. */
export function ageOf(year: number): number {
  return Math.max(LATEST_YEAR - year, 1)
}

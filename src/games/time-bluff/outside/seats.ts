/** How many may play Tom's Time Bluff. */

/** Seats at least and at most (TB-01). */
export const SEATS = { min: 2, max: 6 } as const

/** What whoever looks for a table should know of it at a glance; a closed list, so that every window has words for each. */

/** From which age a table is meant. */
export const BADGES = ['age-12', 'age-16'] as const
/** Something to know of a table at a glance. */
export type Badge = (typeof BADGES)[number]

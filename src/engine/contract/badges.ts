/** What whoever looks for a table should know of it at a glance; a closed list, so that every window has words for each. */

/** From which age a table is meant, and in which language its words are laid. */
export const BADGES = ['age-12', 'age-16', 'words-de', 'words-nl', 'words-en'] as const
/** Something to know of a table at a glance. */
export type Badge = (typeof BADGES)[number]

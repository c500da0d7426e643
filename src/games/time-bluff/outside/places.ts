/** Where something lies on the table of Tom's Time Bluff, and which way something goes round it. */

/** The three places on the table, from left to right. */
export const PLACES = [0, 1, 2] as const
/** A place on the table. */
export type Place = (typeof PLACES)[number]

/** The two ways hands can be passed on. */
export const DIRECTIONS = ['clockwise', 'counterclockwise'] as const
/** A way of passing hands on. */
export type Direction = (typeof DIRECTIONS)[number]

/** The two neighbours that Snooze may hit under `snoozeTarget` chosen; left is the next seat clockwise. */
export const NEIGHBOURS = ['left', 'right'] as const
/** A neighbour. */
export type Neighbour = (typeof NEIGHBOURS)[number]

/** The languages that people read and hear; each viewer has one. */

/** All languages, in the order they are offered. */
export const LANGUAGES = ['de', 'nl', 'en'] as const
/** A language of the interface and of content. */
export type Language = (typeof LANGUAGES)[number]

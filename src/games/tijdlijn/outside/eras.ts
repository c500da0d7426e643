/** Eras and themes of events. */

/** Eras with their first year; the last one is open. In the order of time. */
const FIRST_YEARS = {
  'before-500': -Infinity,
  '500-1500': 500,
  '1500-1800': 1500,
  '1800-1900': 1800,
  '1900-1950': 1900,
  '1950-2000': 1950,
  'from-2000': 2000,
} as const

/** An era; its first year is in, its last one out. */
export type Era = keyof typeof FIRST_YEARS

/** All eras in the order of time. */
export const ERAS = [
  'before-500',
  '500-1500',
  '1500-1800',
  '1800-1900',
  '1900-1950',
  '1950-2000',
  'from-2000',
] as const satisfies readonly Era[]

/** What an event is about; `food` is food and everyday life. */
export const THEMES = [
  'science',
  'inventions',
  'arts',
  'sport',
  'food',
  'nature',
  'politics',
  'exploration',
] as const
/** What an event is about. */
export type Theme = (typeof THEMES)[number]

/** The era of a year; -44 is 44 BC. */
export function eraOf(year: number): Era {
  return ERAS.findLast((era) => year >= FIRST_YEARS[era]) ?? ERAS[0]
}

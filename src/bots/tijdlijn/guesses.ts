/** The bots' picture of history of the shipped deck. */
import type { PictureLevel } from './familiarity'
import { fingerprintOf } from './fingerprint'
import guesses from './guesses.json' with { type: 'json' }

/** By fingerprint of a front: middle and standard deviation in years, of easy, solid and sharp one after the other. */
export type Guesses = Readonly<Record<string, readonly number[]>>

/** Where somebody thinks that an event lies. */
export interface Guess {
  /** In years. */
  readonly middle: number
  /** Standard deviation in years. */
  readonly spread: number
}

/** What is shipped; `npm run guesses:tijdlijn` makes it from the deck. */
export const GUESSES: Guesses = guesses

const PLACE: Readonly<Record<PictureLevel, number>> = { easy: 0, solid: 2, sharp: 4 }

/** What bots of this level think of a front; undefined: they have never heard of it. */
export function guessOf(front: string, level: PictureLevel): Guess | undefined {
  const ranges = GUESSES[fingerprintOf(front)]
  const middle = ranges?.[PLACE[level]]
  const spread = ranges?.[PLACE[level] + 1]
  return middle === undefined || spread === undefined ? undefined : { middle, spread }
}

/** Whether the picture has this front, by its fingerprint: where cards of the shipped deck lie is known before one is turned. */
export function isKnownFront(fingerprint: string): boolean {
  return Object.hasOwn(GUESSES, fingerprint)
}

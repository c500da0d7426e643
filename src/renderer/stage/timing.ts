/** How long a scene takes. */
import type { Flight, Scene } from './scene'

/** How much is shown: everything, everything but short, or nothing at all. */
export type Pace = 'full' | 'fast' | 'off'

/** The time of a scene in milliseconds: what moves, then what is held to be read. */
export interface Timing {
  readonly moves: number
  readonly holds: number
}

/** Milliseconds of one flight. */
export const FLIGHT = 460
/** Milliseconds from one of several that follow each other to the next. */
export const STAGGER = 90
const NUDGE = 320
const TURN = 620
const HOLD_VERDICT = 1300
const HOLD_GAIN = 420
/** More than this is never in the air one after the other: the rest follows closer. */
const LONGEST_ROW = 900

const SHARE: Readonly<Record<Pace, number>> = { full: 1, fast: 0.45, off: 0 }

/** Milliseconds between two of the things of a flight, at full pace. */
export function staggerOf({ things, pile }: Flight): number {
  return pile === true || things.length < 2 ? 0 : Math.min(STAGGER, LONGEST_ROW / things.length)
}

function lengthOf(flight: Flight): number {
  return FLIGHT + staggerOf(flight) * (flight.things.length - 1)
}

/** How long a scene takes at this pace. */
export function timingOf(scene: Scene, pace: Pace): Timing {
  const { flights = [], gains = [], nudges = [], verdict } = scene
  const moves = Math.max(
    0,
    ...flights.map(lengthOf),
    nudges.length > 0 ? NUDGE : 0,
    verdict ? TURN : 0,
  )
  const holds = Math.max(0, verdict ? HOLD_VERDICT : 0, gains.length > 0 ? HOLD_GAIN : 0)
  return { moves: moves * SHARE[pace], holds: holds * SHARE[pace] }
}

/** How long a scene takes. */
import type { Flight, Scene } from './scene'

/** How much is shown: everything, everything but short, or nothing at all. */
export type Pace = 'full' | 'fast' | 'off'

/** The time of a scene in milliseconds: what moves, then what is held to be read. */
export interface Timing {
  readonly moves: number
  readonly holds: number
  /** What is held for reading and for a glance after that, at any pace but none, and however little time there is. */
  readonly reads: number
}

/** Milliseconds of one flight. */
export const FLIGHT = 460
/** Milliseconds from one of several that follow each other to the next. */
const STAGGER = 90
const NUDGE = 320
const TURN = 620
/** Milliseconds from the turning of one card of a row to that of the next. */
export const TURN_STAGGER = 150
const HOLD_VERDICT = 1300
const HOLD_GAIN = 420
/** Milliseconds that each total of a sum is seen while it is counted up. */
const COUNT = 230
const HOLD_SUM = 520
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

/** Milliseconds until all cards of a verdict lie open, at full pace; 0 without one. */
export function turningOf({ verdict }: Scene): number {
  return verdict ? TURN + TURN_STAGGER * (verdict.faces.length - 1) : 0
}

/** What of so many milliseconds the turning of one card of a row takes, and after how many the next one is turned. */
export function turnsOf(cards: number, time: number): { each: number; stagger: number } {
  const others = cards - 1
  const stagger = others < 1 ? 0 : Math.min(TURN_STAGGER, time / (others + 4))
  return { each: time - stagger * others, stagger }
}

/** Milliseconds after which what follows from a verdict flies, at full pace; 0 where nothing does. */
export function readingOf(scene: Scene): number {
  const isFollowed = scene.verdict !== undefined && (scene.flights?.length ?? 0) > 0
  return isFollowed ? turningOf(scene) + HOLD_VERDICT : 0
}

/** Milliseconds until all sums are counted, at full pace; 0 without one. */
function countingOf({ sums = [] }: Scene): number {
  return COUNT * Math.max(0, ...sums.map(({ totals }) => totals.length))
}

/** So many milliseconds at full pace are so many at this one. */
export function shortenedBy(pace: Pace, time: number): number {
  return time * SHARE[pace]
}

/** Milliseconds that people read and compare, however little time there is. */
function readsOf({ reading = 0, glance = 0 }: Scene, pace: Pace): number {
  return pace === 'off' ? 0 : reading + shortenedBy(pace, glance)
}

/** How long a scene takes at this pace. */
export function timingOf(scene: Scene, pace: Pace): Timing {
  const { flights = [], gains = [], nudges = [], sums = [], verdict } = scene
  const read = readingOf(scene)
  const flies = Math.max(0, ...flights.map(lengthOf), nudges.length > 0 ? NUDGE : 0)
  const moves = Math.max(read + flies, turningOf(scene), countingOf(scene))
  const isHeld = verdict !== undefined && read === 0
  const holds = Math.max(
    isHeld ? HOLD_VERDICT : 0,
    gains.length > 0 ? HOLD_GAIN : 0,
    sums.length > 0 ? HOLD_SUM : 0,
  )
  const reads = readsOf(scene, pace)
  return { moves: shortenedBy(pace, moves), holds: shortenedBy(pace, holds), reads }
}

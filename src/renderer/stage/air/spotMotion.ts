/** What the places of a table do themselves while a scene is shown: breathe, glow, lie empty. */
import type { Spot } from '../playing/scene'
import { findSpot } from './spots'

/** A nudge shorter than this many milliseconds would not be seen. */
const SHORTEST_NUDGE = 200
/** How much larger a small place becomes, and by how many pixels a wide or a high one does: it must neither leave the window nor lie on what is above it. */
const GROWTH = { share: 0.07, wide: 12, high: 8 }
const LIT = 'inset 0 0 0 3px var(--brass-bright), 0 0 1.4rem 0.3rem var(--brass-glow)'

function hold(place: HTMLElement, frame: Keyframe): Animation {
  return place.animate([frame, frame], { duration: 1, fill: 'forwards' })
}

/** Leaves the place empty from which things are held up, until the animation is cancelled. */
export function liftFrom(place: HTMLElement): Animation {
  return hold(place, { opacity: 0 })
}

/** Lights spots up until the animations are cancelled. */
export function glowAt(box: HTMLElement, spots: readonly Spot[]): Animation[] {
  return spots.flatMap((spot) => {
    const found = findSpot(box, [spot])
    return found ? [hold(found, { boxShadow: LIT })] : []
  })
}

/** Lets spots breathe once, for so many milliseconds. */
export function nudgeAt(box: HTMLElement, spots: readonly Spot[], time: number): void {
  for (const spot of spots) {
    const found = findSpot(box, [spot])
    if (!found) continue
    const { width, height } = found.getBoundingClientRect()
    const { share, wide, high } = GROWTH
    const scale = 1 + Math.min(share, wide / Math.max(1, width), high / Math.max(1, height))
    found.animate([{ scale: 1 }, { scale }, { scale: 1 }], {
      duration: Math.max(time, SHORTEST_NUDGE),
    })
  }
}

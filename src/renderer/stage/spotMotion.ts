/** What the places of a table do themselves while a scene is shown: breathe, glow, lie empty. */
import type { Spot } from './scene'
import { findSpot } from './spots'

/** A nudge shorter than this many milliseconds would not be seen. */
const SHORTEST_NUDGE = 200
/** How much larger a small place becomes, and by how many pixels a wide one does: at a window's edge it must not leave that. */
const GROWTH = { share: 0.07, most: 12 }
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
    const { width } = found.getBoundingClientRect()
    const scale = 1 + Math.min(GROWTH.share, GROWTH.most / Math.max(1, width))
    found.animate([{ scale: 1 }, { scale }, { scale: 1 }], {
      duration: Math.max(time, SHORTEST_NUDGE),
    })
  }
}

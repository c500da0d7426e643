/** The sums of a scene, where they are counted. */
import { cardPlaceOf, findSpot, type CardPlace } from './spots'
import type { ShownScene } from './useStage'

/** A sum that is counted up where it stands. */
export interface Counted {
  readonly totals: readonly number[]
  readonly place: CardPlace
  /** In pixels, where it ends at the latest; absent: anywhere. */
  readonly right?: number
  /** Milliseconds until the last total is there. */
  readonly time: number
}

/** The sums of a scene over this table; none where their place is not on it. */
export function countedIn(box: HTMLElement, { scene, moves }: ShownScene): Counted[] {
  return (scene.sums ?? []).flatMap(({ at, within = [], totals }) => {
    const found = findSpot(box, at)
    if (!found) return []
    const right = findSpot(box, within)?.getBoundingClientRect().right
    const place = cardPlaceOf(found)
    return [{ totals, place, time: moves, ...(right !== undefined && { right }) }]
  })
}

/** The sums of a scene, where they are counted. */
import { cardPlaceOf, findSpot, type CardPlace } from './spots'
import type { ShownScene } from '../playing/useStage'

/** A sum that is counted up where it stands. */
export interface Counted {
  readonly totals: readonly number[]
  readonly place: CardPlace
  /** In pixels, where it ends at the latest; absent: anywhere. */
  readonly right?: number
  /** In pixels, what it hides; absent: it is as large as its number. */
  readonly cover?: { readonly width: number; readonly height: number }
  /** Milliseconds until the last total is there. */
  readonly time: number
}

function sizeOf(element: HTMLElement): Counted['cover'] {
  const { width, height } = element.getBoundingClientRect()
  return { width, height }
}

/** The sums of a scene over this table; none where their place is not on it. */
export function countedIn(box: HTMLElement, { scene, moves }: ShownScene): Counted[] {
  return (scene.sums ?? []).flatMap(({ at, within = [], covers, totals }) => {
    const found = findSpot(box, at)
    if (!found) return []
    const right = findSpot(box, within)?.getBoundingClientRect().right
    const place = cardPlaceOf(found)
    const cover = covers && found === findSpot(box, at.slice(0, 1)) && sizeOf(found)
    return [
      {
        ...{ totals, place, time: moves },
        ...(right !== undefined && { right }),
        ...(cover && { cover }),
      },
    ]
  })
}

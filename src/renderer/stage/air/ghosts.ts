/** The things of a flight as they are drawn in the air. */
import type { Flight, Thing } from '../playing/scene'
import { cardPlaceOf, findShownSpot, type CardPlace } from './spots'
import { FLIGHT, staggerOf } from '../playing/timing'

/** One thing on its way. */
export interface Ghost {
  /** Another one for each thing of a scene. */
  readonly key: string
  readonly thing: Thing
  readonly from: CardPlace
  readonly to: CardPlace
  /** Milliseconds before it starts. */
  readonly delay: number
  /** Not seen before it starts. */
  readonly hidden: boolean
  /** Milliseconds of the way. */
  readonly time: number
}

/** How a flight is shown. */
export interface Flying {
  readonly flight: Flight
  /** Its number in the scene. */
  readonly index: number
  /** What is left of its time at full pace, 0 to 1. */
  readonly share: number
  /** Milliseconds before anything of it starts. */
  readonly wait: number
}

/** More cards than this are not drawn of one pile: nobody could tell. */
const THICKEST = 14

/** The things of a flight over this table; none where it begins or ends nowhere. */
export function ghostsOf(box: HTMLElement, { flight, index, share, wait }: Flying): Ghost[] {
  const [start, end] = [findShownSpot(box, flight.from), findShownSpot(box, flight.to)]
  if (!start || !end) return []
  const [from, to] = [cardPlaceOf(start), cardPlaceOf(end)]
  const stagger = staggerOf(flight) * share
  const things = flight.pile === true ? flight.things.slice(0, THICKEST) : flight.things
  return things.map((thing, order) => {
    const lift = flight.pile === true ? order * 2 : 0
    return {
      key: `${String(index)}-${String(order)}`,
      thing,
      from: { ...from, y: from.y - lift },
      to: { ...to, x: to.x + lift, y: to.y - lift },
      delay: wait + order * stagger,
      hidden: wait > 0,
      time: FLIGHT * share,
    }
  })
}

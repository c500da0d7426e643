/** The small set of pictograms that events choose from by name. None tells a date: several events share each of them. */
import type { Pictogram } from './cuts'
import { JOURNEYS } from './journeys'
import { NATURE } from './nature'
import { THINGS } from './things'
import { WORKS } from './works'

/** All pictograms by name. */
export const PICTOGRAMS: ReadonlyMap<string, Pictogram> = new Map<string, Pictogram>(
  Object.entries({ ...JOURNEYS, ...NATURE, ...THINGS, ...WORKS }),
)

/** The picture of an event; a name that is not in the set (an own deck may hold any) gets the scroll. */
export function pictogramOf(name: string): Pictogram {
  return PICTOGRAMS.get(name) ?? WORKS.scroll
}

/** One picture of several events. */
import type { Flight, Scene } from './scene'

function isSameWay(one: Flight, other: Flight): boolean {
  const [ways, otherWays] = [one, other].map(({ from, to }) => [...from, '>', ...to].join(' '))
  return ways === otherWays && one.pile === other.pile
}

/** What goes the same way follows each other in one flight. */
function joinFlights(flights: readonly Flight[]): Flight[] {
  const joined: Flight[] = []
  for (const flight of flights) {
    const at = joined.findIndex((one) => isSameWay(one, flight))
    const same = joined[at]
    if (same) joined[at] = { ...same, things: [...same.things, ...flight.things] }
    else joined.push(flight)
  }
  return joined
}

/** The scenes of events that are shown together: of more than one, what flies and what is nudged is all there is to be seen. */
export function joinScenes(scenes: readonly Scene[]): Scene {
  const [only = {}, ...others] = scenes
  if (others.length === 0) return only
  const flights = joinFlights(scenes.flatMap((scene) => scene.flights ?? []))
  const nudges = [...new Set(scenes.flatMap((scene) => scene.nudges ?? []))]
  return { ...(flights.length > 0 && { flights }), ...(nudges.length > 0 && { nudges }) }
}

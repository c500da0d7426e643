/**
 * What somebody was shown of a match, as a running hash: made from frames while he watches and from the record afterwards, it is
 * the same if and only if the record is of the match that he saw.
 */
import { canonicalJson, hashText } from '../basics/hash'
import type { Json } from '../basics/json'
import type { Seat, Viewer } from '../basics/seat'

/** One step of a match as somebody sees it: how it stands, and what happened to make it so. */
export interface Sight {
  /** SHA-256 of the view. */
  readonly view: string
  /** SHA-256 of the events; empty if there were none. */
  readonly events: string
}

/** A stretch of a match that somebody was shown without a gap; its length is bounded, whatever was shown. */
export interface Stretch {
  readonly viewer: Viewer
  /** SHA-256 of the view that it begins with; what led there was not seen. */
  readonly first: string
  /** Steps after the first view. */
  readonly steps: number
  /** SHA-256 over all of them, one after the other. */
  readonly digest: string
}

/** A move that somebody made himself and the host took. */
export interface OwnMove {
  readonly seat: Seat
  readonly move: Json
  /** The name of the question that it answered; absent in notes of earlier versions. */
  readonly question?: string
}

/** What somebody was shown of a match and did in it. */
export interface Seen {
  readonly stretches: readonly Stretch[]
  readonly moves: readonly OwnMove[]
}

/** A view and the events with it, as a step. */
export function sightOf(view: Json, events: readonly Json[]): Sight {
  return {
    view: hashText(canonicalJson(view)),
    events: events.length === 0 ? '' : hashText(canonicalJson(events)),
  }
}

/** Whether a step after a view of this hash can be noticed at all: what changes nothing and tells of nothing is sent to nobody. */
export function isNoticed(sight: Sight, before: string): boolean {
  return sight.events !== '' || sight.view !== before
}

/** A stretch that begins with a view. */
export function beginStretch(viewer: Viewer, { view }: Sight): Stretch {
  return { viewer, first: view, steps: 0, digest: view }
}

/** The stretch with one more step. */
export function extendStretch(stretch: Stretch, { view, events }: Sight): Stretch {
  const digest = hashText(`${stretch.digest} ${events} ${view}`)
  return { ...stretch, steps: stretch.steps + 1, digest }
}

/** An event as one viewer may see it, written out field by field ("Who sees what"). */
import type { TijdlijnEvent, TijdlijnSeen } from '../outside/contract'

/** What everybody sees of an event. */
export function eventFor(event: TijdlijnEvent): TijdlijnSeen {
  switch (event.kind) {
    case 'took':
      return { kind: 'took', seat: event.seat, stones: event.stones, left: event.left }
    case 'ended':
      return { kind: 'ended', winner: event.winner }
  }
}

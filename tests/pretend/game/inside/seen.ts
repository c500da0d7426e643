/** An event as one viewer may see it (PG-09, PG-12, PG-14). */
import type { Eyes } from '../../../../src/engine/game'
import type { Viewer } from '../../../../src/engine/seat'
import type { WhisperEvent, WhisperSeen } from '../outside/contract'
import type { WhisperTypes } from './types'
import { viewLaid, viewThing } from './view'

/** What `viewer` sees of an event; undefined if he notices nothing. */
export function eventFor(
  event: WhisperEvent,
  viewer: Viewer,
  eyes: Eyes<WhisperTypes>,
): WhisperSeen | undefined {
  switch (event.kind) {
    case 'whispered':
      return event.seat === viewer ? event : undefined
    case 'drew': {
      const { kind, seat, thing } = event
      return seat === viewer ? { kind, seat, thing: viewThing(thing, eyes) } : { kind, seat }
    }
    case 'laid': {
      const { kind, seat, thing, weight, guess, isRight } = event
      return { kind, seat, thing: viewLaid({ id: thing, weight }, eyes), guess, isRight }
    }
    case 'shown':
    case 'turnBegun':
    case 'left':
    case 'ended':
      return event
  }
}

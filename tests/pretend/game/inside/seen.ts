/** An event as one viewer may see it, built field by field (PG-09, PG-12, PG-14). */
import type { OfKind } from '../../../../src/engine/basics/kinds'
import type { Eyes } from '../../../../src/engine/contract/game'
import type { Viewer } from '../../../../src/engine/basics/seat'
import type { WhisperEvent, WhisperSeen } from '../outside/contract'
import type { WhisperTypes } from './types'
import { viewLaid, viewThing } from './view'

type EventOf<Kind extends WhisperEvent['kind']> = OfKind<WhisperEvent, Kind>

function seeShown({ kind, listener, whispers, echoes }: EventOf<'shown'>): WhisperSeen {
  const seen = whispers.map(({ seat, word, byClock }) => ({
    seat,
    ...(word === undefined ? {} : { word }),
    byClock,
  }))
  return { kind, listener, whispers: seen, echoes }
}

/** What `viewer` sees of an event; undefined if he notices nothing. */
export function eventFor(
  event: WhisperEvent,
  viewer: Viewer,
  eyes: Eyes<WhisperTypes>,
): WhisperSeen | undefined {
  switch (event.kind) {
    case 'whispered': {
      const { kind, seat, word } = event
      if (seat !== viewer) return undefined
      return word === undefined ? { kind, seat } : { kind, seat, word }
    }
    case 'drew': {
      const { kind, seat, thing } = event
      return seat === viewer ? { kind, seat, thing: viewThing(thing, eyes) } : { kind, seat }
    }
    case 'laid': {
      const { kind, seat, thing, weight, guess, isRight } = event
      return { kind, seat, thing: viewLaid({ id: thing, weight }, eyes), guess, isRight }
    }
    case 'shown':
      return seeShown(event)
    case 'turnBegun':
      return { kind: event.kind, turn: event.turn, listener: event.listener }
    case 'left':
      return { kind: event.kind, seat: event.seat }
    case 'ended':
      return { kind: event.kind, end: event.end }
  }
}

/** An event as one viewer may see it, written out field by field ("Who sees what"). */
import type { Eyes } from '../../../engine/contract/game'
import type { OfKind } from '../../../engine/basics/kinds'
import type { Viewer } from '../../../engine/basics/seat'
import type { OpenEvent, TofugottEvent, TofugottSeen } from '../outside/contract'
import type { TofugottTypes } from './types'
import { viewCard, viewChoice, viewExplanation, viewTurned } from './view'

type EventOf<Kind extends TofugottEvent['kind']> = OfKind<TofugottEvent, Kind>

function seeSettled(event: EventOf<'settled'>): OpenEvent {
  const { kind, seat, question, best, worst, gains, points } = event
  return { kind, seat, question, best, worst, gains: [...gains], points: [...points] }
}

function seeTieBreak(event: EventOf<'tied' | 'drewForTofu'>): OpenEvent {
  const { kind, seats } = event
  if (kind === 'tied') return { kind, seats: [...seats] }
  return { kind, seats: [...seats], silhouettes: [...event.silhouettes] }
}

function seeOpen(event: OpenEvent): OpenEvent {
  switch (event.kind) {
    case 'setAside':
      return { kind: event.kind, silhouettes: [...event.silhouettes] }
    case 'turned':
      return { kind: event.kind, question: event.question, card: viewTurned(event.card) }
    case 'explained': {
      const { kind, seat, silhouette, explanation } = event
      return { kind, seat, silhouette, explanation: viewExplanation(explanation) }
    }
    case 'settled':
      return seeSettled(event)
    case 'left':
    case 'cancelled':
      return { kind: event.kind, seat: event.seat }
    case 'tied':
    case 'drewForTofu':
      return seeTieBreak(event)
    case 'ended':
      return { kind: event.kind, end: event.end, ranks: [...event.ranks] }
  }
}

/** What was locked is noticed by nobody else (TG-13, TG-32). */
function seeLocked(
  event: EventOf<'answered' | 'guessed'>,
  viewer: Viewer,
): TofugottSeen | undefined {
  const { kind, seat } = event
  if (seat !== viewer) return undefined
  if (kind === 'guessed') return { kind, seat, choice: viewChoice(event.choice) }
  return { kind, seat, best: event.best.map(viewChoice), worst: event.worst.map(viewChoice) }
}

function seeTurnBegun(
  event: EventOf<'turnBegun'>,
  viewer: Viewer,
  eyes: Eyes<TofugottTypes>,
): TofugottSeen {
  const { kind, turn, active, pile, cards } = event
  const seen = { kind, turn, active, pile }
  return viewer === active ? { ...seen, cards: cards.map((card) => viewCard(card, eyes)) } : seen
}

/** What `viewer` sees of an event; undefined if he notices nothing. */
export function eventFor(
  event: TofugottEvent,
  viewer: Viewer,
  eyes: Eyes<TofugottTypes>,
): TofugottSeen | undefined {
  switch (event.kind) {
    case 'turnBegun':
      return seeTurnBegun(event, viewer, eyes)
    case 'read': {
      const { kind, seat, card, pile } = event
      return { kind, seat, pile, card: viewCard(card, eyes) }
    }
    case 'answered':
    case 'guessed':
      return seeLocked(event, viewer)
    case 'setAside':
    case 'turned':
    case 'explained':
    case 'settled':
    case 'left':
    case 'cancelled':
    case 'tied':
    case 'drewForTofu':
    case 'ended':
      return seeOpen(event)
  }
}

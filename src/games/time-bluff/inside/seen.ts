/** An event as one viewer may see it, written out field by field ("Who sees what"). */
import type { OfKind } from '../../../engine/basics/kinds'
import type { Viewer } from '../../../engine/basics/seat'
import type { TimeBluffEvent, TimeBluffSeen } from '../outside/events'

function optional<Key extends string, Value>(
  key: Key,
  value: Value | undefined,
): Partial<Record<Key, Value>> {
  const field: Partial<Record<Key, Value>> = {}
  if (value !== undefined) field[key] = value
  return field
}

function ownHand(
  hands: readonly (readonly number[])[],
  viewer: Viewer,
): { readonly hand?: readonly number[] } {
  const hand = viewer === 'spectator' ? undefined : hands[viewer]
  return hand === undefined ? {} : { hand: [...hand] }
}

function seeStart(event: OfKind<TimeBluffEvent, 'roundStarted'>, viewer: Viewer): TimeBluffSeen {
  return {
    kind: 'roundStarted',
    round: event.round,
    dealer: event.dealer,
    starter: event.starter,
    tops: [...event.tops],
    shuffledBack: [...event.shuffledBack],
    ...ownHand(event.hands, viewer),
  }
}

function seeLaid(event: OfKind<TimeBluffEvent, 'laid'>, viewer: Viewer): TimeBluffSeen {
  return {
    kind: 'laid',
    seat: event.seat,
    place: event.place,
    ...optional('hidden', viewer === event.seat ? event.hidden : undefined),
    ...optional('pair', event.pair),
    ...optional('open', event.open),
    ...optional('named', event.named),
  }
}

/** A doubt that did not count is known to whoever had it, and to nobody else (TB-50). */
function seeDoubted(event: OfKind<TimeBluffEvent, 'doubted'>, viewer: Viewer): TimeBluffSeen {
  const { kind, doubter, layer, place, card, right, others } = event
  const seen: TimeBluffSeen = { kind, doubter, layer, place, card, right }
  return viewer !== 'spectator' && others.includes(viewer) ? { ...seen, you: true } : seen
}

function seeDrawn(event: OfKind<TimeBluffEvent, 'drew'>, viewer: Viewer): TimeBluffSeen {
  return {
    kind: 'drew',
    seat: event.seat,
    cause: event.cause,
    count: event.cards.length,
    ...optional('cards', viewer === event.seat ? [...event.cards] : undefined),
  }
}

function seeBeamed(event: OfKind<TimeBluffEvent, 'beamed'>, viewer: Viewer): TimeBluffSeen {
  const involved = viewer === event.from || viewer === event.to
  return {
    kind: 'beamed',
    from: event.from,
    to: event.to,
    ...optional('card', involved ? event.card : undefined),
  }
}

function seePassed(event: OfKind<TimeBluffEvent, 'handsPassed'>, viewer: Viewer): TimeBluffSeen {
  return {
    kind: 'handsPassed',
    by: event.by,
    direction: event.direction,
    counts: event.hands.map((hand) => hand.length),
    ...ownHand(event.hands, viewer),
  }
}

function seeReplaced(event: OfKind<TimeBluffEvent, 'vortexReplaced'>): TimeBluffSeen {
  return {
    kind: 'vortexReplaced',
    place: event.place,
    ...optional('card', event.card),
    setAside: [...event.setAside],
    inside: event.inside,
  }
}

function seePickedUp(event: OfKind<TimeBluffEvent, 'pickedUp'>, viewer: Viewer): TimeBluffSeen {
  return {
    kind: 'pickedUp',
    seat: event.seat,
    place: event.place,
    count: event.cards.length,
    ...optional('cards', viewer === event.seat ? [...event.cards] : undefined),
  }
}

function seeRoundEnd(event: OfKind<TimeBluffEvent, 'roundEnded'>): TimeBluffSeen {
  return {
    kind: 'roundEnded',
    round: event.round,
    end: event.end,
    ...optional('by', event.by),
    hands: event.hands.map((hand) => [...hand]),
    points: [...event.points],
    totals: [...event.totals],
  }
}

/** The event as `viewer` sees it; every viewer notices every event of this game. */
export function eventFor(event: TimeBluffEvent, viewer: Viewer): TimeBluffSeen {
  switch (event.kind) {
    case 'roundStarted':
      return seeStart(event, viewer)
    case 'laid':
      return seeLaid(event, viewer)
    case 'laidOpen':
      return { kind: 'laidOpen', seat: event.seat, place: event.place, card: event.card }
    case 'drew':
      return seeDrawn(event, viewer)
    case 'pileExhausted':
      return { kind: 'pileExhausted', seat: event.seat, cause: event.cause }
    case 'protected':
      return { kind: 'protected', seat: event.seat, place: event.place }
    case 'beamed':
      return seeBeamed(event, viewer)
    case 'snoozed':
      return { kind: 'snoozed', by: event.by, seat: event.seat }
    case 'satOut':
      return { kind: 'satOut', seat: event.seat }
    case 'believed':
      return { kind: 'believed', layer: event.layer, place: event.place }
    case 'doubted':
      return seeDoubted(event, viewer)
    case 'handsPassed':
      return seePassed(event, viewer)
    case 'vortexReplaced':
      return seeReplaced(event)
    case 'pickedUp':
      return seePickedUp(event, viewer)
    case 'placeOpened':
      return {
        kind: 'placeOpened',
        seat: event.seat,
        place: event.place,
        card: event.card,
        ...optional('named', event.named),
      }
    case 'placeDeclined':
      return { kind: 'placeDeclined', seat: event.seat, place: event.place }
    case 'placeRefilled':
      return {
        kind: 'placeRefilled',
        place: event.place,
        card: event.card,
        shuffledBack: [...event.shuffledBack],
      }
    case 'placeDead':
      return { kind: 'placeDead', place: event.place, shuffledBack: [...event.shuffledBack] }
    case 'roundEnded':
      return seeRoundEnd(event)
    case 'matchEnded':
      return { kind: 'matchEnded', ranks: [...event.ranks], totals: [...event.totals] }
  }
}

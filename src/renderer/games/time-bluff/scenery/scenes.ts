/** What each event of Time Bluff looks like. */
import type { OfKind } from '../../../../engine/basics/kinds'
import { seatAfter, type Seat } from '../../../../engine/basics/seat'
import { CARDS_PER_SEAT, VORTEX, type Card } from '../../../../games/time-bluff/outside/cards'
import type { TimeBluffView } from '../../../../games/time-bluff/outside/contract'
import type { TimeBluffSeen } from '../../../../games/time-bluff/outside/events'
import {
  backs,
  faces,
  type Flight,
  type Scene,
  type Spot,
  type Thing,
} from '../../../stage/playing/scene'

/** The mark of a place on the table. */
const placeSpot = (place: number): Spot => `place-${String(place)}`
/** The mark of the draw pile. */
const DRAW_SPOT: Spot = 'draw-pile'
const seatSpot = (seat: Seat): Spot => `seat-${String(seat)}`

/** A hand: the cards one holds oneself, or the plate of whoever holds them. */
function handOf(view: TimeBluffView, seat: Seat): readonly Spot[] {
  return seat === view.you ? ['hand', seatSpot(seat)] : [seatSpot(seat)]
}

function thingOf(card: Card | undefined): Thing {
  return card === undefined ? { kind: 'back' } : { kind: 'face', face: card }
}

function everySeat(view: TimeBluffView): Seat[] {
  return view.players.map((_, seat) => seat)
}

/** A card one has chosen lies in its slot already. */
function fromSlot(view: TimeBluffView, seat: Seat, slot: string): readonly Spot[] {
  const hand = handOf(view, seat)
  return seat === view.you ? [`slot-${slot}`, ...hand] : hand
}

function deal({ tops, hand }: OfKind<TimeBluffSeen, 'roundStarted'>, view: TimeBluffView): Scene {
  const flights = everySeat(view).map((seat): Flight => {
    const things = seat === view.you && hand ? faces(hand) : backs(CARDS_PER_SEAT)
    return { from: [DRAW_SPOT], to: handOf(view, seat), things }
  })
  const opened = tops.map((card, place): Flight => {
    return { from: [DRAW_SPOT], to: [placeSpot(place)], things: faces([card]) }
  })
  return { flights: [...flights, ...opened] }
}

function lay(event: OfKind<TimeBluffSeen, 'laid'>, view: TimeBluffView): Scene {
  const parts: readonly [string, Card | undefined, boolean][] = [
    // A hidden card flies hidden, whoever knows it.
    ['hidden', undefined, true],
    ['pair', event.pair, event.pair !== undefined],
    ['open', event.open, event.open !== undefined],
  ]
  const flights = parts.flatMap(([slot, card, isThere]): Flight[] => {
    if (!isThere) return []
    const from = fromSlot(view, event.seat, slot)
    return [{ from, to: [placeSpot(event.place)], things: [thingOf(card)] }]
  })
  return { flights }
}

function layOne(seat: Seat, place: number, card: Card, view: TimeBluffView): Scene {
  const from = fromSlot(view, seat, 'open')
  return { flights: [{ from, to: [placeSpot(place)], things: faces([card]) }] }
}

function judge({ place, card, right, doubter, layer }: OfKind<TimeBluffSeen, 'doubted'>): Scene {
  return {
    verdict: {
      at: [placeSpot(place)],
      faces: [card],
      stamp: right ? 'timeBluffTable.stamp.honest' : 'timeBluffTable.stamp.bluff',
      tone: right ? 'good' : 'bad',
    },
    nudges: [seatSpot(right ? doubter : layer)],
  }
}

/** The pile slides to whoever takes it, as the heap it is. */
function pickUp(
  { seat, place, count, cards }: OfKind<TimeBluffSeen, 'pickedUp'>,
  view: TimeBluffView,
): Scene {
  const to = handOf(view, seat)
  const things = cards ? faces(cards) : backs(count)
  return {
    flights: [{ from: [placeSpot(place)], to, things, pile: true }],
    gains: [{ at: to, text: `+${String(count)}` }],
  }
}

function passHands(event: OfKind<TimeBluffSeen, 'handsPassed'>, view: TimeBluffView): Scene {
  const steps = event.direction === 'clockwise' ? 1 : -1
  const flights = everySeat(view).map((seat): Flight => {
    const to = seatAfter(seat, view.seats, steps)
    const things = seat === view.you && view.hand ? faces(view.hand) : undefined
    const count = view.players[seat]?.cards ?? 0
    return {
      from: handOf(view, seat),
      to: handOf(view, to),
      things: things ?? backs(count),
      pile: true,
    }
  })
  const gains = everySeat(view).map((seat) => ({
    at: handOf(view, seat),
    text: String(event.counts[seat] ?? 0),
  }))
  return { flights, gains }
}

function draw({ seat, count, cards }: OfKind<TimeBluffSeen, 'drew'>, view: TimeBluffView): Scene {
  const to = handOf(view, seat)
  const flights = [{ from: [DRAW_SPOT], to, things: cards ? faces(cards) : backs(count) }]
  return count > 1 ? { flights, gains: [{ at: to, text: `+${String(count)}` }] } : { flights }
}

function replaceVortex({ place, card }: OfKind<TimeBluffSeen, 'vortexReplaced'>): Scene {
  const gone = { from: [placeSpot(place)], to: [DRAW_SPOT], things: faces([VORTEX]) }
  const come = { from: [DRAW_SPOT], to: [placeSpot(place)], things: backs(1) }
  return { flights: card === undefined ? [gone] : [gone, come] }
}

/** Numbers that a total of minus points passes at most while it is counted. */
const COUNTED = 5
/** Milliseconds in which the totals of all are compared. */
const GLANCE = 1200

/** From the total before the round to the one after it, in steps that the eye follows. */
function totalsOf(total: number, points: number): number[] {
  const steps = Math.min(COUNTED, points)
  const before = total - points
  const way = Array.from({ length: steps }, (_, step) => (points * (step + 1)) / steps)
  return [before, ...way.map((part) => before + Math.round(part))]
}

/** Everybody's minus points are counted up where he sits; whoever has the fewest glows. */
function count({ points, totals }: OfKind<TimeBluffSeen, 'roundEnded'>): Scene {
  const fewest = Math.min(...totals)
  const sums = totals.map((total, seat) => ({
    at: [seatSpot(seat)],
    totals: totalsOf(total, points[seat] ?? 0),
  }))
  const best = totals.flatMap((total, seat) => (total === fewest ? [seatSpot(seat)] : []))
  return { sums, glance: GLANCE, glows: best }
}

/** What is seen of an event; `view` is the one before it. */
export function timeBluffScene(event: TimeBluffSeen, view: TimeBluffView): Scene {
  switch (event.kind) {
    case 'roundStarted':
      return deal(event, view)
    case 'laid':
      return lay(event, view)
    case 'laidOpen':
    case 'placeOpened':
      return layOne(event.seat, event.place, event.card, view)
    case 'drew':
      return draw(event, view)
    case 'beamed': {
      const from = fromSlot(view, event.from, 'gift')
      return { flights: [{ from, to: handOf(view, event.to), things: [thingOf(event.card)] }] }
    }
    case 'doubted':
      return judge(event)
    case 'handsPassed':
      return passHands(event, view)
    case 'vortexReplaced':
      return replaceVortex(event)
    case 'placeRefilled': {
      const things = faces([event.card])
      return { flights: [{ from: [DRAW_SPOT], to: [placeSpot(event.place)], things }] }
    }
    case 'pickedUp':
      return pickUp(event, view)
    case 'snoozed':
    case 'satOut':
      return { nudges: [seatSpot(event.seat)] }
    case 'pileExhausted':
      return { nudges: [DRAW_SPOT] }
    case 'protected':
    case 'believed':
    case 'placeDeclined':
    case 'placeDead':
      return { nudges: [placeSpot(event.place)] }
    case 'roundEnded':
      return count(event)
    case 'matchEnded':
      return {}
  }
}

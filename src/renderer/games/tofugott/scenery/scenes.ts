/** What each event of Tofugott looks like. */
import type { OfKind } from '../../../../engine/basics/kinds'
import type { Seat } from '../../../../engine/basics/seat'
import {
  DRAWN_CARDS,
  type TofugottSeen,
  type TofugottView,
} from '../../../../games/tofugott/outside/contract'
import { SILHOUETTES } from '../../../../games/tofugott/outside/silhouettes'
import { backs, type Flight, type Scene, type Spot } from '../../../stage/playing/scene'
import { PLACES } from '../ask/draft'
import { DRAW_READING, isTimed, READ_GLANCE, readingOf } from './reading'
import { gainText } from '../voice/names'
import {
  answerSpot,
  ASIDE_SPOT,
  CARD_SPOT,
  guessSpot,
  HAND_SPOT,
  PILE_SPOT,
  seatSpot,
  silhouetteFace,
  silhouetteThing,
  SLOT_SPOT,
  tieSpot,
} from './things'

/** A hand: the cards one holds oneself, or the plate of whoever holds them. */
function handOf({ you }: TofugottView, seat: Seat): readonly Spot[] {
  return seat === you ? [HAND_SPOT, seatSpot(seat)] : [seatSpot(seat)]
}

/** At the beginning of the match everybody gets his silhouettes. */
function handOut(view: TofugottView): Flight[] {
  const things = backs(SILHOUETTES.length)
  return view.players.map((_, seat) => {
    return { from: [PILE_SPOT, CARD_SPOT], to: handOf(view, seat), things, pile: true }
  })
}

function turnBegun({ active, turn }: OfKind<TofugottSeen, 'turnBegun'>, view: TofugottView): Scene {
  const to = [seatSpot(active)]
  const draw: Flight = { from: [PILE_SPOT, CARD_SPOT], to, things: backs(DRAWN_CARDS) }
  return { flights: [...(turn === 0 ? handOut(view) : []), draw], nudges: to }
}

/** Who reads out is seen for a moment, unless a clock runs; whoever reads out himself knows. */
function read({ seat }: OfKind<TofugottSeen, 'read'>, view: TofugottView): Scene {
  const flights: Flight[] = [{ from: [seatSpot(seat)], to: [CARD_SPOT], things: backs(1) }]
  if (seat === view.you || isTimed(view)) return { flights }
  return { flights, nudges: [seatSpot(seat)], glance: READ_GLANCE }
}

function setAside({ silhouettes }: OfKind<TofugottSeen, 'setAside'>, view: TofugottView): Scene {
  const things = silhouettes.map(silhouetteThing)
  return { flights: [{ from: handOf(view, view.active), to: [ASIDE_SPOT, CARD_SPOT], things }] }
}

function answered({ seat }: OfKind<TofugottSeen, 'answered'>): Scene {
  return { nudges: PLACES.map(answerSpot).concat(seatSpot(seat)) }
}

/** From the slip it was chosen on to its place, from behind. */
function guessed({ seat, choice }: OfKind<TofugottSeen, 'guessed'>): Scene {
  const from = [SLOT_SPOT, HAND_SPOT, seatSpot(seat)]
  const things = [silhouetteThing(choice.silhouette)]
  return { flights: [{ from, to: [guessSpot(seat), SLOT_SPOT], things }] }
}

/** A guess flies from its owner; the answers of whoever is in turn are turned large for all to see. */
function turned({ card, question }: OfKind<TofugottSeen, 'turned'>): Scene {
  const { seat, role, silhouette } = card
  if (role === 'guess') {
    const to = [guessSpot(seat), CARD_SPOT]
    return { flights: [{ from: [seatSpot(seat)], to, things: [silhouetteThing(silhouette)] }] }
  }
  const at = [answerSpot({ role, question }), CARD_SPOT]
  const tone = role === 'best' ? 'good' : 'bad'
  const stamp = role === 'best' ? 'tofugottTable.stamp.best' : 'tofugottTable.stamp.worst'
  return { verdict: { at, faces: [silhouetteFace(silhouette)], stamp, tone } }
}

function settled({ gains }: OfKind<TofugottSeen, 'settled'>, view: TofugottView): Scene {
  const rising = gains.flatMap((points, seat) =>
    points === 0 ? [] : [{ at: [seatSpot(seat)], text: gainText(points) }],
  )
  return { gains: rising, nudges: rising.flatMap(({ at }) => at), reading: readingOf(view) }
}

function drewForTofu({ seats, silhouettes }: OfKind<TofugottSeen, 'drewForTofu'>): Scene {
  const flights = seats.flatMap((seat, index): Flight[] => {
    const silhouette = silhouettes[index]
    if (silhouette === undefined) return []
    const things = [silhouetteThing(silhouette)]
    return [{ from: [seatSpot(seat)], to: [tieSpot(seat)], things }]
  })
  const found = seats.filter((_, index) => silhouettes[index] === 'tofu')
  const [finder] = found
  if (finder === undefined || found.length > 1) return { flights, reading: DRAW_READING.draw }
  const verdict = {
    at: [tieSpot(finder), seatSpot(finder)],
    faces: [silhouetteFace('tofu')],
    stamp: 'tofugottTable.stamp.tofu',
    tone: 'good',
  } as const
  return { flights, verdict, reading: DRAW_READING.found }
}

/** What is seen of an event; `view` is the one before it. */
export function tofugottScene(event: TofugottSeen, view: TofugottView): Scene {
  switch (event.kind) {
    case 'turnBegun':
      return turnBegun(event, view)
    case 'read':
      return read(event, view)
    case 'setAside':
      return setAside(event, view)
    case 'answered':
      return answered(event)
    case 'guessed':
      return guessed(event)
    case 'turned':
      return turned(event)
    case 'settled':
      return settled(event, view)
    case 'explained':
    case 'left':
    case 'cancelled':
      return { nudges: [seatSpot(event.seat)] }
    case 'tied':
      return { nudges: event.seats.map(seatSpot), reading: DRAW_READING.tied }
    case 'drewForTofu':
      return drewForTofu(event)
    case 'ended':
      return {}
  }
}

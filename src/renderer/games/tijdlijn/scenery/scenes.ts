/** What the events of Tijdlijn look like. */
import type { OfKind } from '../../../../engine/basics/kinds'
import type { Seat } from '../../../../engine/basics/seat'
import type {
  End,
  Landing,
  TijdlijnSeen,
  TijdlijnView,
} from '../../../../games/tijdlijn/outside/contract'
import type { Scene, Spot } from '../../../stage/playing/scene'
import {
  cardThing,
  DISCARD_SPOT,
  frontSpot,
  gapSpot,
  heldFaceOf,
  nodeSpot,
  PILE_SPOT,
  seatSpot,
  trySpot,
} from './things'

/** Where the cards of a seat lie: one's own in the hand. */
function inFrontOf({ you }: TijdlijnView, seat: Seat): readonly Spot[] {
  return seat === you ? ['hand', seatSpot(seat)] : [frontSpot(seat), seatSpot(seat)]
}

/** Where a played card is going, as the line lies before it is there. */
function landingSpots({ kind, at }: Landing): readonly Spot[] {
  switch (kind) {
    case 'end':
      return [gapSpot(at)]
    case 'stack':
      return [nodeSpot(at)]
    case 'slot':
    case 'slotStack':
      return [gapSpot(at + 1)]
  }
}

/** Where a played card lies afterwards: an end of the line has a new place by then. */
function lyingSpots(landing: Landing): readonly Spot[] {
  return landing.kind === 'end' ? [nodeSpot(landing.at)] : landingSpots(landing)
}

/** What a card brings where it lies (TL-25). */
const POINTS: Readonly<Record<Landing['kind'], string>> = {
  end: '+2',
  stack: '+2',
  slot: '+1',
  slotStack: '+1',
}

function play({ seat, card, landing }: OfKind<TijdlijnSeen, 'played'>, view: TijdlijnView): Scene {
  const to = landingSpots(landing)
  return {
    flights: [{ from: inFrontOf(view, seat), to, things: [cardThing(card, card.back)] }],
    gains: [{ at: lyingSpots(landing), text: POINTS[landing.kind], below: true }],
  }
}

function getStuck({ seat, card, at }: OfKind<TijdlijnSeen, 'stuck'>, view: TijdlijnView): Scene {
  return {
    verdict: {
      at: inFrontOf(view, seat),
      faces: [heldFaceOf(card, card.back)],
      stamp: 'tijdlijnTable.stamp.stuck',
      tone: 'bad',
      held: [trySpot(at + 1)],
    },
    nudges: [gapSpot(at + 1)],
  }
}

function lay({ card, gap, isRight }: OfKind<TijdlijnSeen, 'laid'>): Scene {
  const shown = {
    at: [gapSpot(gap)],
    faces: [heldFaceOf(card, card.back)],
    held: [gapSpot(gap)],
  }
  if (isRight) {
    const stamp = 'tijdlijnTable.stamp.right'
    return { verdict: { ...shown, stamp, tone: 'good', lies: [nodeSpot(gap)] } }
  }
  // It leaves the row only once its verdict has been read.
  const flight = {
    from: [trySpot(gap)],
    to: [DISCARD_SPOT],
    things: [cardThing(card, card.back)],
  }
  return {
    verdict: { ...shown, stamp: 'tijdlijnTable.stamp.wrong', tone: 'bad' },
    flights: [flight],
  }
}

function draw(
  { seat, ...event }: OfKind<TijdlijnSeen, 'refilled' | 'drew'>,
  view: TijdlijnView,
): Scene {
  const cards = event.kind === 'drew' ? [event.card] : event.cards
  const things = cards.map((card) => cardThing(card))
  return { flights: [{ from: [PILE_SPOT], to: inFrontOf(view, seat), things }] }
}

/** Milliseconds before the result covers the card that ended the match, and what is told of it. */
const LAST_READING = 2800
/** Ends that no card has brought about. */
const IS_LEFT: ReadonlySet<End> = new Set(['last-one', 'deserted'])

/** What is seen of an event; `view` is the one before it. */
export function tijdlijnScene(event: TijdlijnSeen, view: TijdlijnView): Scene {
  switch (event.kind) {
    case 'played':
      return play(event, view)
    case 'stuck':
      return getStuck(event, view)
    case 'discarded': {
      const things = [cardThing(event.card, event.card.back)]
      const flight = { from: inFrontOf(view, event.seat), to: [DISCARD_SPOT], things }
      // It costs its point for good now.
      return { flights: [flight], gains: [{ at: [DISCARD_SPOT], text: '−1' }] }
    }
    case 'laid':
      return lay(event)
    case 'refilled':
    case 'drew':
      return draw(event, view)
    case 'reshuffled': {
      const things = view.discard.map((card) => cardThing(card))
      return { flights: [{ from: [DISCARD_SPOT], to: [PILE_SPOT], things, pile: true }] }
    }
    case 'playOff':
      return { nudges: [...event.staying, ...event.out].map(seatSpot) }
    case 'left':
      return { nudges: [seatSpot(event.seat)] }
    case 'ended':
      return IS_LEFT.has(event.end) ? {} : { reading: LAST_READING }
    case 'turnBegun':
    case 'stuckBefore':
      return {}
  }
}

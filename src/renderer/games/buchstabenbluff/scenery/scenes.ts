/** What each event of Buchstabenbluff looks like. */
import type { OfKind } from '../../../../engine/basics/kinds'
import type {
  BuchstabenbluffSeen,
  BuchstabenbluffView,
} from '../../../../games/buchstabenbluff/outside/contract'
import {
  backs,
  faces,
  type Flight,
  type Gain,
  type Scene,
  type Thing,
} from '../../../stage/playing/scene'
import { valueOfCards } from '../score/counting'
import { isDealing } from './changes'
import {
  DISCARD_SPOT,
  DRAW_SPOT,
  handSpots,
  pileSpots,
  ROW_SPOT,
  rowSpots,
  seatSpot,
} from './spots'

/** Milliseconds in which a verdict is read once all has come to rest, whoever is asked next; on one's own word, which the next word soon takes the place of, with so many more for each card that is said to be left over or missing. */
const VERDICT_READING = 1600
const OWN_VERDICT_READING = 3600
const REASON_READING = 250
/** Milliseconds in which one reads that all have believed oneself. */
const OWN_BELIEVED_READING = 1800

/** One card to everybody in a deal, otherwise one to who drew it. */
function draw(
  { seat, card }: OfKind<BuchstabenbluffSeen, 'drew'>,
  view: BuchstabenbluffView,
): Scene {
  const known = card === undefined ? backs(1) : faces([card])
  const seats = isDealing(view) ? view.players.map((_, each) => each) : [seat]
  const flights = seats.map((each): Flight => {
    const things = each === seat ? known : backs(1)
    return { from: [DRAW_SPOT], to: handSpots(view, each), things }
  })
  return { flights }
}

/** Cards fly as the others see them, whoever knows them: face down, but for those that lie face up. */
function lay(event: OfKind<BuchstabenbluffSeen, 'announced'>, view: BuchstabenbluffView): Scene {
  const hand = handSpots(view, event.seat)
  const flights = Array.from({ length: event.count }, (_, at): Flight => {
    const up = event.open.find((one) => one.at === at)
    const thing: Thing = up ? { kind: 'face', face: up.card } : { kind: 'back' }
    const from = event.seat === view.you ? [`slot-${String(at)}`, ...hand] : hand
    return { from, to: rowSpots(at), things: [thing] }
  })
  // The word is said as they fly: its row waits for them.
  return { flights, empty: [ROW_SPOT] }
}

/** As long as the words of a verdict need. */
function verdictReading(
  { seat, judgement }: OfKind<BuchstabenbluffSeen, 'doubted'>,
  view: BuchstabenbluffView,
): number {
  if (seat !== view.you) return VERDICT_READING
  const named = judgement.excess.length + judgement.lacking.length
  return OWN_VERDICT_READING + REASON_READING * named
}

/** Beside the place of whoever gets it: what it adds to is read there. */
function gainOf(seat: number, text: string): Gain {
  return { at: [seatSpot(seat)], text, beside: true }
}

/** All believe it: who laid it knows what the cards count, everybody else how many there are (BB-16). */
function keep(event: OfKind<BuchstabenbluffSeen, 'believed'>, view: BuchstabenbluffView): Scene {
  const { seat, count } = event
  const things = backs(count)
  const cards = seat === view.you ? view.words.at(-1)?.cards : undefined
  const gain: Gain = cards
    ? gainOf(seat, `+${String(valueOfCards(cards, view))}`)
    : { ...gainOf(seat, `+${String(count)}`), cards: true }
  return {
    flights: [{ from: [ROW_SPOT], to: pileSpots(seat), things, pile: true }],
    gains: [gain],
    ...(seat === view.you && { reading: OWN_BELIEVED_READING }),
  }
}

/** All cards are turned over, one after the other; then they go where the verdict sends them, and the tens are paid. */
function judge(event: OfKind<BuchstabenbluffSeen, 'doubted'>, view: BuchstabenbluffView): Scene {
  const { seat, cards, judgement, gains, value } = event
  const { isTrue } = judgement
  const to = isTrue ? pileSpots(seat) : [DISCARD_SPOT]
  const tens = gains.flatMap((points, gainer) =>
    points > 0 ? [gainOf(gainer, `+${String(points)}`)] : [],
  )
  // Cards and tens go to one player: one over the other could not be read.
  const both = `+${String(value)} +${String(gains[seat] ?? 0)}`
  return {
    verdict: {
      at: [ROW_SPOT],
      held: [ROW_SPOT],
      faces: [...cards],
      stamp: `buchstabenbluffTable.stamp.${isTrue ? 'true' : 'bluff'}`,
      tone: isTrue ? 'good' : 'bad',
      before: 1,
    },
    flights: [{ from: [ROW_SPOT], to, things: faces(cards), pile: true }],
    gains: isTrue ? [gainOf(seat, both)] : tens,
    reading: verdictReading(event, view),
  }
}

/** What is seen of an event; `view` is the one before it. */
export function buchstabenbluffScene(event: BuchstabenbluffSeen, view: BuchstabenbluffView): Scene {
  switch (event.kind) {
    case 'drew':
      return draw(event, view)
    case 'announced':
      return lay(event, view)
    case 'believed':
      return keep(event, view)
    case 'doubted':
      return judge(event, view)
    case 'reshuffled': {
      const things = faces(view.discards)
      return { flights: [{ from: [DISCARD_SPOT], to: [DRAW_SPOT], things, pile: true }] }
    }
    case 'passed':
      return { nudges: [seatSpot(event.seat)] }
    case 'turnBegan':
    case 'refilled':
    case 'left':
    case 'ended':
      return {}
  }
}

/** Whether these events are one picture: all that somebody draws up to five after a turn, and that it was. */
export function areDrawnTogether(
  events: readonly BuchstabenbluffSeen[],
  view: BuchstabenbluffView,
): boolean {
  const [first] = events
  return (
    first?.kind === 'drew' &&
    !isDealing(view) &&
    events.every(
      (event, at) =>
        isDrawingUp(event) &&
        event.seat === first.seat &&
        (event.kind === 'drew' || at === events.length - 1),
    )
  )
}

function isDrawingUp(
  event: BuchstabenbluffSeen,
): event is OfKind<BuchstabenbluffSeen, 'drew'> | OfKind<BuchstabenbluffSeen, 'refilled'> {
  return event.kind === 'refilled' || (event.kind === 'drew' && event.cause === 'refill')
}

/** Whether an event only carries out what a turn has come to. */
export function isDrawnAfterTurn(event: BuchstabenbluffSeen): boolean {
  return isDrawingUp(event) || event.kind === 'reshuffled'
}

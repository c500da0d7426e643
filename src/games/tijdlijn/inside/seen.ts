/** An event as one viewer may see it, written out field by field ("Who sees what"): everybody sees the same, in his language. */
import type { Eyes } from '../../../engine/contract/game'
import type { OfKind } from '../../../engine/basics/kinds'
import type { Viewer } from '../../../engine/basics/seat'
import type { Landing, TijdlijnSeen, TurnOver } from '../outside/contract'
import type { TijdlijnEvent, TijdlijnTypes } from './types'
import { viewDated, viewFront } from './view'

type TijdlijnEyes = Eyes<TijdlijnTypes>

function seeLanding({ kind, at }: Landing): Landing {
  return { kind, at }
}

/** Which turn is over, and why: for everybody. */
function seeOver(over: TurnOver | undefined): { readonly over?: TurnOver } {
  return over ? { over: { seat: over.seat, why: over.why } } : {}
}

function seePile(
  { pile, top }: OfKind<TijdlijnEvent, 'refilled' | 'drew'>,
  eyes: TijdlijnEyes,
): Pick<OfKind<TijdlijnSeen, 'drew'>, 'pile' | 'top'> {
  return { pile, ...(top ? { top: viewFront(top, eyes) } : {}) }
}

function seeAround({
  after,
  before,
}: OfKind<TijdlijnEvent, 'laid'>): Pick<OfKind<TijdlijnSeen, 'laid'>, 'after' | 'before'> {
  return {
    ...(after === undefined ? {} : { after }),
    ...(before === undefined ? {} : { before }),
  }
}

function seeEnd({ kind, end, seat, winners, score }: OfKind<TijdlijnEvent, 'ended'>): TijdlijnSeen {
  return {
    kind,
    end,
    ...(seat === undefined ? {} : { seat }),
    winners: [...winners],
    ...(score === undefined ? {} : { score }),
  }
}

/** What `viewer` sees of an event. */
export function eventFor(event: TijdlijnEvent, _viewer: Viewer, eyes: TijdlijnEyes): TijdlijnSeen {
  switch (event.kind) {
    case 'played': {
      const { kind, seat, card, landing } = event
      return { kind, seat, card: viewDated(card, eyes), landing: seeLanding(landing) }
    }
    case 'stuck': {
      const { kind, seat, turn, card, at } = event
      return { kind, seat, turn, card: viewDated(card, eyes), at }
    }
    case 'discarded':
      return { kind: event.kind, seat: event.seat, card: viewDated(event.card, eyes) }
    case 'refilled': {
      const cards = event.cards.map((card) => viewFront(card, eyes))
      const { kind, seat, over } = event
      return { kind, seat, cards, ...seePile(event, eyes), ...seeOver(over) }
    }
    case 'turnBegun': {
      const { kind, seat, turn, round, opens, over } = event
      return {
        ...{ kind, seat, turn, round },
        ...(opens ? { opens } : {}),
        ...seeOver(over),
      }
    }
    case 'laid': {
      const { kind, seat, card, gap, isRight, left } = event
      return { kind, seat, card: viewDated(card, eyes), gap, ...seeAround(event), isRight, left }
    }
    case 'reshuffled':
      return { kind: event.kind, pile: event.pile }
    case 'drew': {
      const { kind, seat, card } = event
      return { kind, seat, card: viewFront(card, eyes), ...seePile(event, eyes) }
    }
    case 'playOff': {
      const { kind, round, staying, out } = event
      return { kind, round, staying: [...staying], out: [...out] }
    }
    case 'left':
      return { kind: event.kind, seat: event.seat }
    case 'ended':
      return seeEnd(event)
  }
}

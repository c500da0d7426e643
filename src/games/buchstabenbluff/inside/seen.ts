/** An event as one viewer may see it, written out field by field ("Who sees what"). */
import type { OfKind } from '../../../engine/basics/kinds'
import type { Viewer } from '../../../engine/basics/seat'
import type { BuchstabenbluffEvent, BuchstabenbluffSeen } from '../outside/contract'
import { viewJudgement, viewScore } from './view'

type EventOf<Kind extends BuchstabenbluffEvent['kind']> = OfKind<BuchstabenbluffEvent, Kind>

/** The cards are shown to who laid them (BB-16). */
function seeAnnounced(event: EventOf<'announced'>, viewer: Viewer): BuchstabenbluffSeen {
  const { kind, seat, turn, word, spelling, count } = event
  const open = event.open.map(({ at, card }) => ({ at, card }))
  const seen = { kind, seat, turn, word, spelling, count, open }
  return seat === viewer ? { ...seen, cards: [...event.cards] } : seen
}

function seeDrew(
  { kind, seat, cause, card }: EventOf<'drew'>,
  viewer: Viewer,
): BuchstabenbluffSeen {
  return seat === viewer ? { kind, seat, cause, card } : { kind, seat, cause }
}

function seeDoubted(event: EventOf<'doubted'>): BuchstabenbluffSeen {
  return {
    kind: event.kind,
    seat: event.seat,
    word: event.word,
    spelling: event.spelling,
    cards: [...event.cards],
    doubters: [...event.doubters],
    believers: [...event.believers],
    judgement: viewJudgement(event.judgement),
    language: event.language,
    value: event.value,
    gains: [...event.gains],
  }
}

function seeEnd({ kind, end, ranks, scores, hands }: EventOf<'ended'>): BuchstabenbluffSeen {
  return {
    kind,
    end,
    ranks: [...ranks],
    scores: scores.map(viewScore),
    hands: hands.map((hand) => [...hand]),
  }
}

/** What `viewer` sees of an event. */
export function eventFor(event: BuchstabenbluffEvent, viewer: Viewer): BuchstabenbluffSeen {
  switch (event.kind) {
    case 'turnBegan':
      return { kind: event.kind, seat: event.seat, turn: event.turn }
    case 'drew':
      return seeDrew(event, viewer)
    case 'refilled':
      return { kind: event.kind, seat: event.seat, count: event.count }
    case 'reshuffled':
      return { kind: event.kind, count: event.count }
    case 'passed':
      return { kind: event.kind, seat: event.seat, cause: event.cause }
    case 'announced':
      return seeAnnounced(event, viewer)
    case 'believed':
      return { kind: event.kind, seat: event.seat, word: event.word, count: event.count }
    case 'doubted':
      return seeDoubted(event)
    case 'left':
      return { kind: event.kind, seat: event.seat }
    case 'ended':
      return seeEnd(event)
  }
}

/** Every legal move of a view's owner, each once: faces, not single cards. */
import type { OfKind } from '../../../engine/basics/kinds'
import { othersClockwise } from '../../../engine/basics/seat'
import { HOURS, type Card } from './cards'
import type { TimeBluffMove, TimeBluffView } from './contract'
import { DIRECTIONS, NEIGHBOURS } from './places'
import { decisionOf, factsOf } from './check'
import { canLieOpen, isPairCard } from './faces'
import {
  CARDS_FOR_PAIR,
  clocksFor,
  laysSingleOpen,
  mayDrawUnmatched,
  mustDraw,
  namesHour,
  namesNeighbour,
  type LayingFacts,
} from './laying'

const NAMED_HOURS = Array.from({ length: HOURS }, (_, index) => index + 1)

/** The different faces of a hand; `hand` is sorted. */
function facesOf(hand: readonly Card[]): Card[] {
  return hand.filter((card, index) => card !== hand[index - 1])
}

function without(hand: readonly Card[], card: Card): Card[] {
  const index = hand.indexOf(card)
  return hand.filter((_, at) => at !== index)
}

type Upper = Omit<OfKind<TimeBluffMove, 'lay'>, 'kind' | 'place' | 'hidden'>

function* openCards(rest: readonly Card[], facts: LayingFacts): Iterable<Upper> {
  for (const open of facesOf(rest)) {
    if (!canLieOpen(open)) continue
    if (namesHour(open, facts.options)) for (const named of NAMED_HOURS) yield { open, named }
    else yield { open }
  }
}

function* pairCards(rest: readonly Card[], facts: LayingFacts): Iterable<Upper> {
  for (const pair of rest.filter(isPairCard)) {
    for (const open of clocksFor(pair, { hand: rest, options: facts.options })) {
      if (namesNeighbour(pair, facts)) yield* NEIGHBOURS.map((snooze) => ({ open, pair, snooze }))
      else yield { open, pair }
    }
  }
}

/** What can lie on the hidden card: an open card, or a pair card and its clock. */
function* uppersOf(rest: readonly Card[], facts: LayingFacts): Iterable<Upper> {
  yield* openCards(rest, facts)
  if (facts.hand.length >= CARDS_FOR_PAIR) yield* pairCards(rest, facts)
}

function* singles(facts: LayingFacts): Iterable<TimeBluffMove> {
  const [card] = facts.hand
  if (card === undefined) return
  for (const place of facts.places) {
    if (laysSingleOpen(facts)) yield { kind: 'layOpen', place, card }
    else yield { kind: 'lay', place, hidden: card }
  }
}

function* turnMoves(facts: LayingFacts): Iterable<TimeBluffMove> {
  if (mustDraw(facts) || mayDrawUnmatched(facts)) yield { kind: 'drawInstead' }
  if (mustDraw(facts)) return
  if (facts.hand.length === 1) {
    yield* singles(facts)
    return
  }
  for (const hidden of facesOf(facts.hand)) {
    for (const upper of uppersOf(without(facts.hand, hidden), facts)) {
      for (const place of facts.places) yield { kind: 'lay', place, hidden, ...upper }
    }
  }
}

function* openPlaceMoves(view: TimeBluffView): Iterable<TimeBluffMove> {
  const hand = view.hand ?? []
  yield { kind: 'declinePlace' }
  for (const card of facesOf(hand)) {
    if (!canLieOpen(card)) continue
    if (hand.length > 1 && namesHour(card, view.options)) {
      for (const named of NAMED_HOURS) yield { kind: 'openPlace', card, named }
    } else yield { kind: 'openPlace', card }
  }
}

function* beamMoves(view: TimeBluffView): Iterable<TimeBluffMove> {
  if (view.you === undefined) return
  for (const to of othersClockwise(view.you, view.seats)) {
    for (const card of facesOf(view.hand ?? [])) yield { kind: 'beam', to, card }
  }
}

/** Every legal move; none if no decision is owed. */
export function* legalMoves(view: TimeBluffView): Iterable<TimeBluffMove> {
  switch (decisionOf(view)) {
    case 'lay':
      yield* turnMoves(factsOf(view))
      return
    case 'direct':
      for (const direction of DIRECTIONS) yield { kind: 'direct', direction }
      return
    case 'beam':
      yield* beamMoves(view)
      return
    case 'answer':
      yield { kind: 'answer', doubt: false }
      yield { kind: 'answer', doubt: true }
      return
    case 'takeCard':
      yield { kind: 'takeCard' }
      return
    case 'openPlace':
      yield* openPlaceMoves(view)
      return
    case 'nextRound':
      yield { kind: 'nextRound' }
      return
    case undefined:
      return
  }
}

/** Why a move is refused, judged from the view alone; a bluff is never refused (TB-10). */
import type { OfKind } from '../../../engine/basics/kinds'
import type { Card } from './cards'
import type { DecisionKind, TimeBluffMove, TimeBluffReason, TimeBluffView } from './contract'
import { PLACES, type Place } from './places'
import { canLieOpen, fitsPair, isPairCard } from './faces'
import {
  CARDS_FOR_PAIR,
  laysSingleOpen,
  mayDrawUnmatched,
  mustDraw,
  namesHour,
  namesNeighbour,
  type LayingFacts,
} from './laying'

type Reason = TimeBluffReason | undefined

/** The rule that stands behind each refusal. */
export const RULE_OF: Readonly<Record<TimeBluffReason, string>> = {
  'not-seated': 'TB-01',
  'match-over': 'TB-67',
  'not-your-turn': 'TB-57',
  'other-decision-owed': 'TB-57',
  'already-answered': 'TB-50',
  'card-not-in-hand': 'TB-16',
  'place-dead': 'TB-17',
  'two-cards-needed': 'TB-10',
  'single-card-is-hidden': 'TB-11',
  'single-card-is-open': 'TB-11',
  'open-card-shows-no-hour': 'TB-14',
  'pair-card-alone': 'TB-15',
  'not-a-pair-card': 'TB-31',
  'pair-card-needs-its-clock': 'TB-30',
  'must-draw': 'TB-12',
  'may-not-draw': 'TB-13',
  'joker-needs-hour': 'TB-89',
  'hour-not-named-here': 'TB-89',
  'snooze-needs-neighbour': 'TB-38',
  'neighbour-not-named-here': 'TB-38',
  'beam-to-yourself': 'TB-35',
  'no-such-seat': 'TB-35',
  'place-needs-open-card': 'TB-52',
}

/** The decision that each kind of move answers. */
const ANSWERED_BY: Readonly<Record<TimeBluffMove['kind'], DecisionKind>> = {
  lay: 'lay',
  layOpen: 'lay',
  drawInstead: 'lay',
  takeCard: 'takeCard',
  answer: 'answer',
  direct: 'direct',
  beam: 'beam',
  openPlace: 'openPlace',
  declinePlace: 'openPlace',
  nextRound: 'nextRound',
}

/** What the owner of the view is asked now; undefined if nothing. */
export function decisionOf(view: TimeBluffView): DecisionKind | undefined {
  const { phase, you } = view
  if (you === undefined) return undefined
  switch (phase.kind) {
    case 'lay':
    case 'direct':
    case 'beam':
    case 'openPlace':
      return phase.seat === you ? phase.kind : undefined
    case 'doubt':
      if (phase.play.layer === you) return phase.drawOwed ? 'takeCard' : undefined
      return phase.missing.includes(you) ? 'answer' : undefined
    case 'scored':
      return phase.missing.includes(you) ? 'nextRound' : undefined
    case 'over':
      return undefined
  }
}

/** The facts of laying as the view shows them. */
export function factsOf(view: TimeBluffView): LayingFacts {
  const { options, seats, drawPile } = view
  const places = PLACES.filter((place) => view.places[place]?.kind === 'pile')
  return { hand: view.hand ?? [], options, seats, drawPile, places }
}

function holds(hand: readonly Card[], cards: readonly (Card | undefined)[]): boolean {
  const left = [...hand]
  return cards.every((card) => {
    if (card === undefined) return true
    const index = left.indexOf(card)
    if (index >= 0) left.splice(index, 1)
    return index >= 0
  })
}

function checkPlace(facts: LayingFacts, place: Place): Reason {
  return facts.places.includes(place) ? undefined : 'place-dead'
}

function checkOpenCard(card: Card): Reason {
  if (canLieOpen(card)) return undefined
  return isPairCard(card) ? 'pair-card-alone' : 'open-card-shows-no-hour'
}

function checkPair(facts: LayingFacts, pair: Card, open: Card): Reason {
  if (!isPairCard(pair)) return 'not-a-pair-card'
  if (facts.hand.length < CARDS_FOR_PAIR) return 'card-not-in-hand'
  return fitsPair(pair, open, facts.options.pairBy) ? undefined : 'pair-card-needs-its-clock'
}

function checkNames(facts: LayingFacts, move: OfKind<TimeBluffMove, 'lay'>): Reason {
  if (namesHour(move.open, facts.options) !== (move.named !== undefined)) {
    return move.named === undefined ? 'joker-needs-hour' : 'hour-not-named-here'
  }
  if (namesNeighbour(move.pair, facts) !== (move.snooze !== undefined)) {
    return move.snooze === undefined ? 'snooze-needs-neighbour' : 'neighbour-not-named-here'
  }
  return undefined
}

function checkLay(facts: LayingFacts, move: OfKind<TimeBluffMove, 'lay'>): Reason {
  const { hidden, open, pair } = move
  if (!holds(facts.hand, [hidden, open, pair])) return 'card-not-in-hand'
  if (mustDraw(facts)) return 'must-draw'
  if (laysSingleOpen(facts)) return 'single-card-is-open'
  const place = checkPlace(facts, move.place)
  if (place) return place
  if (open === undefined) {
    if (facts.hand.length > 1 || pair !== undefined) return 'two-cards-needed'
    return checkNames(facts, move)
  }
  const refused = pair === undefined ? checkOpenCard(open) : checkPair(facts, pair, open)
  return refused ?? checkNames(facts, move)
}

function checkLayOpen(
  facts: LayingFacts,
  { place, card }: OfKind<TimeBluffMove, 'layOpen'>,
): Reason {
  if (!facts.hand.includes(card)) return 'card-not-in-hand'
  if (facts.hand.length > 1) return 'two-cards-needed'
  if (!laysSingleOpen(facts)) return 'single-card-is-hidden'
  return mustDraw(facts) ? 'must-draw' : checkPlace(facts, place)
}

function checkBeam(view: TimeBluffView, { to, card }: OfKind<TimeBluffMove, 'beam'>): Reason {
  if (to === view.you) return 'beam-to-yourself'
  if (to >= view.seats) return 'no-such-seat'
  return view.hand?.includes(card) ? undefined : 'card-not-in-hand'
}

function checkOpenPlace(
  view: TimeBluffView,
  { card, named }: OfKind<TimeBluffMove, 'openPlace'>,
): Reason {
  const hand = view.hand ?? []
  if (!hand.includes(card)) return 'card-not-in-hand'
  if (!canLieOpen(card)) return 'place-needs-open-card'
  const asksHour = hand.length > 1 && namesHour(card, view.options)
  if (asksHour === (named !== undefined)) return undefined
  return asksHour ? 'joker-needs-hour' : 'hour-not-named-here'
}

function checkOwed(view: TimeBluffView, move: TimeBluffMove): Reason {
  if (view.you === undefined) return 'not-seated'
  const { phase } = view
  if (phase.kind === 'over') return 'match-over'
  const owed = decisionOf(view)
  if (owed === ANSWERED_BY[move.kind]) return undefined
  if (owed !== undefined) return 'other-decision-owed'
  const hasAnswered = phase.kind === 'doubt' && phase.answer !== undefined
  return hasAnswered && move.kind === 'answer' ? 'already-answered' : 'not-your-turn'
}

function checkTurn(
  view: TimeBluffView,
  move: OfKind<TimeBluffMove, 'lay' | 'layOpen' | 'drawInstead'>,
): Reason {
  const facts = factsOf(view)
  if (move.kind === 'lay') return checkLay(facts, move)
  if (move.kind === 'layOpen') return checkLayOpen(facts, move)
  return mustDraw(facts) || mayDrawUnmatched(facts) ? undefined : 'may-not-draw'
}

/** Why `move` is refused for the owner of `view`; undefined if it is legal. */
export function check(view: TimeBluffView, move: TimeBluffMove): TimeBluffReason | undefined {
  const refused = checkOwed(view, move)
  if (refused) return refused
  switch (move.kind) {
    case 'lay':
    case 'layOpen':
    case 'drawInstead':
      return checkTurn(view, move)
    case 'beam':
      return checkBeam(view, move)
    case 'openPlace':
      return checkOpenPlace(view, move)
    case 'takeCard':
    case 'answer':
    case 'direct':
    case 'declinePlace':
    case 'nextRound':
      return undefined
  }
}

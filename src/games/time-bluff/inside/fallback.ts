/** What is done for a seat whose time has run out, from what it sees itself ("When time runs out"). */
import { firstBy, type Order } from '../../../engine/kit/orders'
import { present } from '../../../engine/basics/invariant'
import { seatAfter } from '../../../engine/basics/seat'
import { CUCKOO, JOKER, VORTEX, type Card } from '../outside/cards'
import type { TimeBluffMove, TimeBluffView } from '../outside/contract'
import type { Place } from '../outside/places'
import { decisionOf, factsOf } from '../outside/check'
import { canLieOpen, hourOf, isClock, isJokerLike, kindIndexOf, pointsOf } from '../outside/faces'
import { isRight } from '../outside/truth'
import { laysSingleOpen, mustDraw, namesHour, type LayingFacts } from '../outside/laying'

/** The hour named for a seat that did not name one. */
const FALLBACK_HOUR = 12

interface Candidate {
  readonly place: Place
  readonly hidden: Card
  readonly open?: Card
}

/** Clock before Joker before vortex, the rest last. */
function kindRank(card: Card): number {
  if (isClock(card)) return 0
  if (card === JOKER) return 1
  return card === VORTEX ? 2 : 3
}

function clockOrder(card: Card): Order {
  return isClock(card) ? [hourOf(card), kindIndexOf(card)] : [0, 0]
}

function heightAt(view: TimeBluffView, place: Place): number {
  const pile = view.places[place]
  return pile?.kind === 'pile' ? pile.layers.length : 0
}

function isRightHere(view: TimeBluffView, { place, hidden, open }: Candidate): boolean {
  const pile = view.places[place]
  if (pile?.kind !== 'pile' || pile.top.face !== 'open') return false
  return isRight({ on: pile.top, hidden, ...(open === undefined ? {} : { open }) })
}

/** A right card first (clock, Joker, vortex); else the bluff of most points on the lowest pile, joker-like last. */
function candidateOrder(view: TimeBluffView, candidate: Candidate): Order {
  const { place, hidden, open } = candidate
  const right = isRightHere(view, candidate)
  const height = heightAt(view, place)
  const openOrder = open === undefined ? [0, 0, 0] : [kindRank(open), ...clockOrder(open)]
  const hiddenOrder = right
    ? [0, kindRank(hidden), 0, 0]
    : [1, height, isJokerLike(hidden) ? 1 : 0, -pointsOf(hidden)]
  const [openKind = 0, openHour = 0, openClock = 0] = openOrder
  return [
    ...hiddenOrder,
    openKind,
    height,
    place,
    ...clockOrder(hidden),
    hidden,
    openHour,
    openClock,
  ]
}

function candidatesOf(facts: LayingFacts): Candidate[] {
  const { hand, places } = facts
  const pairs = hand.flatMap((hidden, index): Omit<Candidate, 'place'>[] => {
    if (hand.length === 1) return [{ hidden }]
    const rest = hand.filter((_, at) => at !== index)
    return rest.filter(canLieOpen).map((open) => ({ hidden, open }))
  })
  return pairs.flatMap((cards) => places.map((place) => ({ place, ...cards })))
}

function fallbackTurn(view: TimeBluffView): TimeBluffMove {
  const facts = factsOf(view)
  if (mustDraw(facts)) return { kind: 'drawInstead' }
  const first = firstBy(candidatesOf(facts), (candidate) => candidateOrder(view, candidate))
  const { place, hidden, open } = present(first, 'who need not draw can lay')
  if (laysSingleOpen(facts)) return { kind: 'layOpen', place, card: hidden }
  if (open === undefined) return { kind: 'lay', place, hidden }
  if (namesHour(open, view.options)) {
    return { kind: 'lay', place, hidden, open, named: FALLBACK_HOUR }
  }
  return { kind: 'lay', place, hidden, open }
}

function fallbackOpenPlace(view: TimeBluffView): TimeBluffMove {
  const hand = view.hand ?? []
  const clocksAndJokers = hand.filter((card) => isClock(card) || card === JOKER)
  const card = firstBy(clocksAndJokers, (one) => [kindRank(one), ...clockOrder(one)])
  if (card === undefined) return { kind: 'declinePlace' }
  const named = hand.length > 1 && namesHour(card, view.options)
  return named ? { kind: 'openPlace', card, named: FALLBACK_HOUR } : { kind: 'openPlace', card }
}

/** Cuckoo, then pair card, Joker, the clock of the highest hour, vortex. */
function beamOrder(card: Card): Order {
  if (isClock(card)) return [3, -hourOf(card), kindIndexOf(card)]
  if (card === JOKER) return [2, 0, 0]
  if (card === VORTEX) return [4, 0, 0]
  return [card === CUCKOO ? 0 : 1, card, 0]
}

function fallbackBeam(view: TimeBluffView): TimeBluffMove {
  const card = present(firstBy(view.hand ?? [], beamOrder), 'Beam needs a card')
  return { kind: 'beam', to: seatAfter(view.you ?? 0, view.seats), card }
}

/** What is played for the owner of the view, who owes a decision. */
export function fallback(view: TimeBluffView): TimeBluffMove {
  switch (present(decisionOf(view), 'only who owes a decision has a fallback')) {
    case 'lay':
      return fallbackTurn(view)
    case 'answer':
      return { kind: 'answer', doubt: false }
    case 'takeCard':
      return { kind: 'takeCard' }
    case 'openPlace':
      return fallbackOpenPlace(view)
    case 'direct':
      return { kind: 'direct', direction: 'clockwise' }
    case 'beam':
      return fallbackBeam(view)
    case 'nextRound':
      return { kind: 'nextRound' }
  }
}

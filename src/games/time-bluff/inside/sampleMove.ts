/** One legal move at random, from a view or, for playouts, straight from the state: the same choice either way. */
import { invariant, present } from '../../../engine/basics/invariant'
import { pick, type Random } from '../../../engine/chance/random'
import { seatAfter, type Seat } from '../../../engine/basics/seat'
import { HOURS, type Card } from '../outside/cards'
import type {
  DecisionKind,
  TimeBluffMove,
  TimeBluffOptions,
  TimeBluffView,
} from '../outside/contract'
import { DIRECTIONS, NEIGHBOURS, PLACES, type Place } from '../outside/places'
import { decisionOf, factsOf } from '../outside/check'
import { canLieOpen, fitsPair, isPairCard } from '../outside/faces'
import {
  CARDS_FOR_PAIR,
  laysSingleOpen,
  mayDrawUnmatched,
  mustDraw,
  namesHour,
  namesNeighbour,
  type LayingFacts,
} from '../outside/laying'
import type { TimeBluffState } from './state'

const ONE_DOUBT_IN = 5
const ONE_PAIR_IN = 2
const ONE_DECLINE_IN = 6

/** Everything a random choice looks at. */
interface Choice extends LayingFacts {
  readonly you: Seat
}

function isOneIn(bound: number, random: Random): boolean {
  return random.below(bound) === 0
}

function pickPlace(facts: LayingFacts, random: Random): 0 | 1 | 2 {
  return present(pick(facts.places, random), 'a place can be chosen in a turn')
}

/** How many cards may lie open: hands are sorted by face, and those come first (TB-14, TB-15). */
function countOpen(hand: readonly Card[]): number {
  let count = 0
  for (;;) {
    const card = hand[count]
    if (card === undefined || !canLieOpen(card)) return count
    count += 1
  }
}

/** A hidden card that leaves something to lie on it, drawn again until it does. */
function pickHidden(hand: readonly Card[], open: number, random: Random): number {
  for (;;) {
    const index = random.below(hand.length)
    if (open > 1 || index >= open) return index
  }
}

/** One of the first `open` cards but the one at `without`. */
function pickOpen(hand: readonly Card[], open: number, without: number, random: Random): Card {
  const at = without < open ? random.below(open - 1) : random.below(open)
  return present(hand[at < without ? at : at + 1], 'an open card was counted')
}

function pickHour(card: Card, options: TimeBluffOptions, random: Random): { named?: number } {
  return namesHour(card, options) ? { named: 1 + random.below(HOURS) } : {}
}

function samplePair(
  facts: LayingFacts,
  without: number,
  random: Random,
): { pair: Card; open: Card } | undefined {
  const { hand, options } = facts
  for (let index = hand.length - 1; index >= 0; index--) {
    const pair = hand[index]
    if (pair === undefined || !isPairCard(pair)) return undefined
    if (index === without) continue
    const clocks: Card[] = []
    for (let at = 0; at < hand.length; at++) {
      const card = hand[at]
      if (card !== undefined && at !== without && fitsPair(pair, card, options.pairBy)) {
        clocks.push(card)
      }
    }
    const open = pick(clocks, random)
    if (open !== undefined && isOneIn(ONE_PAIR_IN, random)) return { pair, open }
  }
  return undefined
}

function sampleLay(facts: LayingFacts, random: Random): TimeBluffMove {
  const { hand, options } = facts
  const place = pickPlace(facts, random)
  const openable = countOpen(hand)
  const index = pickHidden(hand, openable, random)
  const hidden = present(hand[index], 'the picked card is in the hand')
  if (hand.length >= CARDS_FOR_PAIR) {
    const pair = samplePair(facts, index, random)
    if (pair && namesNeighbour(pair.pair, facts)) {
      const snooze = present(pick(NEIGHBOURS, random), 'there are two neighbours')
      return { kind: 'lay', place, hidden, ...pair, snooze }
    }
    if (pair) return { kind: 'lay', place, hidden, ...pair }
  }
  const open = pickOpen(hand, openable, index, random)
  const named = pickHour(open, options, random).named
  if (named !== undefined) return { kind: 'lay', place, hidden, open, named }
  return { kind: 'lay', place, hidden, open }
}

function sampleTurn(facts: LayingFacts, random: Random): TimeBluffMove {
  if (mustDraw(facts)) return { kind: 'drawInstead' }
  if (mayDrawUnmatched(facts) && isOneIn(ONE_PAIR_IN, random)) return { kind: 'drawInstead' }
  const [only] = facts.hand
  if (facts.hand.length > 1 || only === undefined) return sampleLay(facts, random)
  const place = pickPlace(facts, random)
  if (laysSingleOpen(facts)) return { kind: 'layOpen', place, card: only }
  return { kind: 'lay', place, hidden: only }
}

function sampleOpenPlace({ hand, options }: Choice, random: Random): TimeBluffMove {
  const count = countOpen(hand)
  if (count === 0 || isOneIn(ONE_DECLINE_IN, random)) return { kind: 'declinePlace' }
  const card = present(hand[random.below(count)], 'it was counted')
  if (hand.length === 1) return { kind: 'openPlace', card }
  return { kind: 'openPlace', card, ...pickHour(card, options, random) }
}

function sampleBeam({ hand, you, seats }: Choice, random: Random): TimeBluffMove {
  const to = seatAfter(you, seats, 1 + random.below(seats - 1))
  return { kind: 'beam', to, card: present(pick(hand, random), 'Beam needs a card') }
}

function sample(decision: DecisionKind, choice: Choice, random: Random): TimeBluffMove {
  switch (decision) {
    case 'lay':
      return sampleTurn(choice, random)
    case 'answer':
      return { kind: 'answer', doubt: isOneIn(ONE_DOUBT_IN, random) }
    case 'openPlace':
      return sampleOpenPlace(choice, random)
    case 'direct':
      return { kind: 'direct', direction: DIRECTIONS[random.below(2)] ?? 'clockwise' }
    case 'beam':
      return sampleBeam(choice, random)
    case 'takeCard':
      return { kind: 'takeCard' }
    case 'nextRound':
      return { kind: 'nextRound' }
  }
}

/** A legal move at random; the view's owner owes a decision. */
export function sampleMove(view: TimeBluffView, random: Random): TimeBluffMove {
  const decision = present(decisionOf(view), 'only who owes a decision is sampled')
  return sample(decision, { ...factsOf(view), you: view.you ?? 0 }, random)
}

function livePlaces({ piles }: TimeBluffState): readonly Place[] {
  const [left, middle, right] = piles
  const hasDead = left?.dead === true || middle?.dead === true || right?.dead === true
  return hasDead ? PLACES.filter((place) => piles[place]?.dead === false) : PLACES
}

/** What `seat` owes in `state`: the answer of its view's `decisionOf`, without the view. */
function owedBy(state: TimeBluffState, seat: Seat): DecisionKind {
  const { phase } = state
  invariant(phase.kind !== 'over', 'a match that is over asks nothing')
  if (phase.kind === 'scored') return 'nextRound'
  if (phase.kind !== 'doubt') return phase.kind
  return phase.play.layer === seat ? 'takeCard' : 'answer'
}

/** The same as `sampleMove(view(state, seat), random)`, without making the view. */
export function sampleFrom(state: TimeBluffState, seat: Seat, random: Random): TimeBluffMove {
  const decision = owedBy(state, seat)
  if (decision === 'answer') return { kind: 'answer', doubt: isOneIn(ONE_DOUBT_IN, random) }
  const { options, seats } = state
  const hand = present(state.hands[seat], 'the seat exists')
  const places = livePlaces(state)
  const choice = { hand, options, seats, drawPile: state.draw.length, places, you: seat }
  return sample(decision, choice, random)
}

/** What a co-operative match still promises as it stands after a turn, when all cards in front of seats are known. */
import { placeOf, type World, type WorldCard } from './world'

/** Cards of the usual match. */
const USUAL_CARDS = 36

/** Points for everything by which a match is judged; `npm run weights:tijdlijn` shows how well they foretell the end, and fits others. */
export const WEIGHTS = {
  /** Of the seats that come next, the last for all after it: nothing finds a place and nothing matches; for all 36 cards that remain. */
  blocked: [-4.88, -1.87, -0.7, -0.53],
  /** The same, but something matches: the next seat, and one after it. */
  rescued: [0.66, 0.32],
  /** A single card finds a place. */
  single: [-1.6, -0.86],
  /** Cards in front of seats that lie beyond an end; the root of their number on either side; sides with several. */
  outside: 1.91,
  outsideRoot: 1.23,
  crowded: 0.87,
  /** Cards of a year that lies there; cards without a place, and how much of that is lost while all 36 cards remain. */
  equal: 2.45,
  dead: 0.23,
  deadEarly: -0.27,
  /** Free gaps that cards in front of seats lie in, and others that the pile fills. */
  meantGap: 2.2,
  filledGap: 2.18,
  /** Cards of the pile that lie in free gaps, beyond the ends, and at all. */
  pileInGaps: 0.18,
  pileOutside: 0.92,
  pile: -0.45,
  /** The part of the deck that lies beyond the ends, and how long the pile reaches there. */
  outsidePart: -5.69,
  pileReach: 6.02,
  /** Cards that are not in the line, as a part of the usual match; the square of that. */
  remaining: -3.15,
  remainingSquare: -4.11,
}

/** Points for everything by which a match is judged. */
export type Weights = Readonly<typeof WEIGHTS>

interface Tally {
  readonly weights: Weights
  first: number
  last: number
  equal: number
  dead: number
  remaining: number
  /** Points for what threatens the next seats, for all cards of the usual match. */
  threat: number
  /** How many cards are meant for the gap to the right of each place. */
  readonly meant: number[]
}

/** Counts a card where it would lie; whether it finds a place. */
function countCard(world: World, { year }: WorldCard, tally: Tally): boolean {
  const place = placeOf(world, year)
  const slot = world.slots[place]
  if (place < 0) tally.first += 1
  else if (world.years[place] === year) tally.equal += 1
  else if (place === world.years.length - 1) tally.last += 1
  else if (slot === undefined || slot === year) tally.meant[place] = (tally.meant[place] ?? 0) + 1
  else {
    tally.dead += 1
    return false
  }
  return true
}

/** The points for the `order`th seat from now, from 0; the last one stands for all after it. */
function weightAt(points: readonly number[], order: number): number {
  return points[Math.min(order, points.length - 1)] ?? 0
}

function countSeat(world: World, seat: number, order: number, tally: Tally): void {
  const hand = world.hands[seat] ?? []
  const stuck = world.stuck[seat] ?? []
  let playable = 0
  for (const card of hand) if (countCard(world, card, tally)) playable += 1
  tally.dead += stuck.length
  tally.remaining += hand.length + stuck.length
  if (playable > 1) return
  const isMatch = ({ front }: WorldCard): boolean => front === world.target
  const isRescued = hand.some(isMatch) || stuck.some(isMatch)
  if (playable === 1) tally.threat += isRescued ? 0 : weightAt(tally.weights.single, order)
  else tally.threat += weightAt(isRescued ? tally.weights.rescued : tally.weights.blocked, order)
}

function promiseOfGaps({ parts, slots, pile }: World, { meant, weights }: Tally): number {
  let promise = 0
  for (let place = 0; place + 1 < parts.length; place++) {
    if (slots[place] !== undefined) continue
    const cards = ((parts[place + 1] ?? 1) - (parts[place] ?? 0)) * pile.length
    promise += weights.pileInGaps * cards
    promise +=
      (meant[place] ?? 0) > 0 ? weights.meantGap : weights.filledGap * (1 - Math.exp(-cards))
  }
  return promise
}

function promiseOfPile({ parts, pile }: World, weights: Weights): number {
  const before = parts[0] ?? 0
  const after = 1 - (parts.at(-1) ?? 1)
  const cards = pile.length
  return (
    weights.pile * cards +
    weights.pileOutside * (before + after) * cards +
    weights.outsidePart * (before + after) +
    weights.pileReach * (Math.log(1 + cards * before) + Math.log(1 + cards * after))
  )
}

function promiseOfCards(tally: Tally): number {
  const { first, last, equal, dead, remaining, threat, weights } = tally
  const part = remaining / USUAL_CARDS
  return (
    threat * part +
    weights.outside * (first + last) +
    weights.outsideRoot * (Math.sqrt(first) + Math.sqrt(last)) +
    weights.crowded * ((first > 1 ? 1 : 0) + (last > 1 ? 1 : 0)) +
    weights.equal * equal +
    (weights.dead + weights.deadEarly * part) * dead +
    weights.remaining * part +
    weights.remainingSquare * part * part
  )
}

/** The score that a world promises at the end of `seat`'s turn, before it takes new cards. */
export function promiseOf(world: World, seat: number, weights: Weights = WEIGHTS): number {
  const { hands, stuck, pile, score } = world
  const tally: Tally = {
    weights,
    first: 0,
    last: 0,
    equal: 0,
    dead: 0,
    remaining: pile.length,
    threat: 0,
    meant: [],
  }
  let order = 0
  for (let step = 1; step <= hands.length; step++) {
    const next = (seat + step) % hands.length
    if (hands[next]?.length === 0 && stuck[next]?.length === 0) continue
    countSeat(world, next, order, tally)
    order += 1
  }
  return score + promiseOfCards(tally) + promiseOfGaps(world, tally) + promiseOfPile(world, weights)
}

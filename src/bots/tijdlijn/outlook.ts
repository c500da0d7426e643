/** What a co-operative match still promises as it stands after a turn, when all cards in front of seats are known. */
import type { Icon } from '../../games/tijdlijn/outside/contract'
import { RANKED_CARDS } from '../../games/tijdlijn/outside/ranks'
import { placeOf, type World, type WorldCard } from './world'

/** Points for everything by which a match is judged. */
export interface Weights {
  /** Of the seats that come next, the last for all after it: nothing finds a place and nothing matches; for all 36 cards that remain. */
  readonly blocked: readonly number[]
  /** The same, but something matches: the next seat, and one after it. */
  readonly rescued: readonly number[]
  /** A single card finds a place. */
  readonly single: readonly number[]
  /** Cards in front of seats that lie beyond an end; the root of their number on either side; sides with several. */
  readonly outside: number
  readonly outsideRoot: number
  readonly crowded: number
  /** Cards of a year that lies there; cards without a place, and how much of that is lost while all 36 cards remain. */
  readonly equal: number
  readonly dead: number
  readonly deadEarly: number
  /** Free gaps that cards in front of seats lie in, and others that the pile fills. */
  readonly meantGap: number
  readonly filledGap: number
  /** Cards of the pile that lie in free gaps, beyond the ends, and at all. */
  readonly pileInGaps: number
  readonly pileOutside: number
  readonly pile: number
  /** The part of the deck that lies beyond the ends, and how long the pile reaches there. */
  readonly outsidePart: number
  readonly pileReach: number
  /** Cards that are not in the line, as a part of the usual match; the square of that. */
  readonly remaining: number
  readonly remainingSquare: number
}

/** By which an imagined turn is chosen: matches played by them score most (`npm run weights:tijdlijn`). */
export const CHOOSING: Weights = {
  blocked: [-4.55, -1.91, -0.6, -0.51],
  rescued: [0.64, 0.51],
  single: [-1.64, -0.9],
  outside: 1.79,
  outsideRoot: 0.89,
  crowded: 0.57,
  equal: 2.27,
  dead: -0.35,
  deadEarly: -0.71,
  meantGap: 1.66,
  filledGap: 4.18,
  pileInGaps: 0.37,
  pileOutside: 1.23,
  pile: -0.33,
  outsidePart: -6.29,
  pileReach: 8.56,
  remaining: -3.2,
  remainingSquare: -4.24,
}

/** By which the end of a match is foretold that goes on by such turns: fitted to how they end. */
export const FORETELLING: Weights = {
  blocked: [-5, -0.72, -1.38, -1.54],
  rescued: [2.94, 1.2],
  single: [-2.16, -2.15],
  outside: 1.99,
  outsideRoot: 1.72,
  crowded: 0.35,
  equal: 3.2,
  dead: 0.09,
  deadEarly: -0.34,
  meantGap: 2.34,
  filledGap: 2.4,
  pileInGaps: 0.31,
  pileOutside: 1.88,
  pile: -0.79,
  outsidePart: -7.11,
  pileReach: 5.92,
  remaining: 1.34,
  remainingSquare: -10.31,
}

/** What is counted of a world on the way to its promise. */
interface Tally {
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

/** Counted anew for every world: a search asks for a hundred thousand promises, and each used to leave one behind. */
const TALLY: Tally = { first: 0, last: 0, equal: 0, dead: 0, remaining: 0, threat: 0, meant: [] }

function clearTally(tally: Tally, places: number): void {
  tally.first = 0
  tally.last = 0
  tally.equal = 0
  tally.dead = 0
  tally.remaining = 0
  tally.threat = 0
  for (let place = 0; place < places; place++) tally.meant[place] = 0
}

/** Counts a card where it would lie; whether it finds a place. */
function countCard(world: World, year: number, tally: Tally): boolean {
  const place = placeOf(world, year)
  if (place < 0) {
    tally.first += 1
    return true
  }
  if (world.years[place] === year) {
    tally.equal += 1
    return true
  }
  if (place === world.years.length - 1) {
    tally.last += 1
    return true
  }
  const slot = world.slots[place]
  if (slot === undefined || slot === year) {
    tally.meant[place] = (tally.meant[place] ?? 0) + 1
    return true
  }
  tally.dead += 1
  return false
}

/** The points for the `order`th seat from now, from 0; the last one stands for all after it. */
function weightAt(points: readonly number[], order: number): number {
  return points[order < points.length ? order : points.length - 1] ?? 0
}

function isMatched(cards: readonly WorldCard[], target: Icon): boolean {
  for (const { front } of cards) if (front === target) return true
  return false
}

/** By which points a seat is threatened of whose cards in hand so many find a place; undefined: it is not. */
function threatTo(
  { hands, stuck, target }: World,
  seat: number,
  playable: number,
  weights: Weights,
): readonly number[] | undefined {
  if (playable > 1) return undefined
  const isRescued = isMatched(hands[seat] ?? [], target) || isMatched(stuck[seat] ?? [], target)
  if (playable === 1) return isRescued ? undefined : weights.single
  return isRescued ? weights.rescued : weights.blocked
}

/** Counts the cards in front of a seat; how many of those in its hand find a place. */
function countSeat(world: World, seat: number, tally: Tally): number {
  const hand = world.hands[seat] ?? []
  const stuck = world.stuck[seat]?.length ?? 0
  let playable = 0
  for (const { year } of hand) if (countCard(world, year, tally)) playable += 1
  tally.dead += stuck
  tally.remaining += hand.length + stuck
  return playable
}

function promiseOfGaps({ parts, slots, pile }: World, { meant }: Tally, weights: Weights): number {
  let promise = 0
  for (let place = 0; place + 1 < parts.length; place++) {
    if (slots[place] !== undefined) continue
    const cards = ((parts[place + 1] ?? 1) - (parts[place] ?? 0)) * pile.length
    promise += weights.pileInGaps * cards
    if ((meant[place] ?? 0) > 0) promise += weights.meantGap
    else if (cards > 0) promise += weights.filledGap * (1 - Math.exp(-cards))
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

function promiseOfCards(tally: Tally, weights: Weights): number {
  const { first, last, equal, dead, remaining, threat } = tally
  const part = remaining / RANKED_CARDS
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
export function promiseOf(world: World, seat: number, weights: Weights): number {
  const { hands, stuck, pile, score } = world
  const tally = TALLY
  clearTally(tally, world.years.length)
  tally.remaining = pile.length
  let order = 0
  for (let step = 1; step <= hands.length; step++) {
    const next = (seat + step) % hands.length
    if (hands[next]?.length === 0 && stuck[next]?.length === 0) continue
    const threat = threatTo(world, next, countSeat(world, next, tally), weights)
    if (threat) tally.threat += weightAt(threat, order)
    order += 1
  }
  return (
    score +
    promiseOfCards(tally, weights) +
    promiseOfGaps(world, tally, weights) +
    promiseOfPile(world, weights)
  )
}

/** Plays an imagined co-operative match to its end with open cards: every turn is the one that promises most. */
import { CHOOSING, FORETELLING, promiseOf, type Weights } from './outlook'
import {
  discardCard,
  handOf,
  layOn,
  playCard,
  refill,
  spotOf,
  takeUp,
  type World,
  type WorldCard,
} from './world'

/** A turn that is possible: up to two cards that find a place, one after the other, or one to discard. */
interface Turn {
  readonly plays: readonly WorldCard[]
  readonly discards?: WorldCard
  /** The score that it promises. */
  readonly promise: number
}

/** What is looked for: the turn of at most so many cards that promises most. */
interface Wish {
  readonly world: World
  readonly seat: number
  readonly most: number
  readonly weights: Weights
}

/** What a turn of several cards has begun with. */
interface Begun {
  readonly plays: readonly WorldCard[]
  /** The cards before this one in the hand have been tried together with what lies. */
  readonly from: number
  /** What lies changed no end: with a card at an end it is tried the other way round. */
  readonly isInside: boolean
}

const NOTHING_LAID: Begun = { plays: [], from: 0, isInside: false }

/**
 * The best of `best` and of all that can be played. Two cards of which neither lies at an end, or only one, come to the same in
 * either order and are tried once.
 */
function bestPlay(wish: Wish, best?: Turn, begun: Begun = NOTHING_LAID): Turn | undefined {
  const { world, seat, most, weights } = wish
  const { plays, isInside } = begun
  const hand = handOf(world, seat)
  let found = best
  for (let index = begun.from; index < hand.length; index++) {
    const card = hand[index]
    const spot = card && spotOf(world, card.year)
    if (!spot) continue
    const isEnd = spot.kind === 'first' || spot.kind === 'last'
    if (isInside && isEnd) continue
    hand.splice(index, 1)
    layOn(world, card, spot)
    const laid = [...plays, card]
    const promise = promiseOf(world, seat, weights)
    if (!found || promise > found.promise) found = { plays: laid, promise }
    if (laid.length < most) {
      found = bestPlay(wish, found, { plays: laid, from: isEnd ? 0 : index, isInside: !isEnd })
    }
    takeUp(world, spot)
    hand.splice(index, 0, card)
  }
  return found
}

/** The best of `best` and of all cards of these that can be discarded. */
function bestDiscard(
  { world, seat, weights }: Wish,
  cards: WorldCard[] = [],
  best?: Turn,
): Turn | undefined {
  const { target } = world
  let found = best
  for (let index = 0; index < cards.length; index++) {
    const card = cards[index]
    if (card?.front !== target) continue
    cards.splice(index, 1)
    world.target = card.back
    const promise = promiseOf(world, seat, weights)
    world.target = target
    cards.splice(index, 0, card)
    if (!found || promise > found.promise) found = { plays: [], discards: card, promise }
  }
  return found
}

function playTurn(world: World, seat: number, { plays, discards }: Turn): void {
  for (const card of plays) playCard(world, seat, card)
  if (discards) discardCard(world, seat, discards)
}

/** Goes on with a turn in which a card has been played: with a second one, or not at all (TL-16). */
export function playSecond(world: World, seat: number): void {
  const stop: Turn = { plays: [], promise: promiseOf(world, seat, CHOOSING) }
  const best = bestPlay({ world, seat, most: 1, weights: CHOOSING }, stop)
  if (best) playTurn(world, seat, best)
}

/** Goes on with a turn in which a card must be played (TL-15); false: none finds a place. */
export function mustPlay(world: World, seat: number): boolean {
  const best = bestPlay({ world, seat, most: 2, weights: CHOOSING })
  if (best) playTurn(world, seat, best)
  return best !== undefined
}

function sizeOf({ hands, stuck }: World, seat: number): number {
  return (hands[seat]?.length ?? 0) + (stuck[seat]?.length ?? 0)
}

/** The seat that is next in turn after `seat`; undefined: nobody has a card left. */
export function nextSeat(world: World, seat: number): number | undefined {
  const seats = world.hands.length
  for (let step = 1; step <= seats; step++) {
    const next = (seat + step) % seats
    if (sizeOf(world, next) > 0) return next
  }
  return undefined
}

/** A seat takes the turn that promises most; false: none is possible, and the match is over (TL-24). */
export function playBest(world: World, seat: number, weights: Weights = CHOOSING): boolean {
  const wish = { world, seat, most: 2, weights }
  const inHand = bestDiscard(wish, world.hands[seat], bestPlay(wish))
  const best = bestDiscard(wish, world.stuck[seat], inHand)
  if (best) playTurn(world, seat, best)
  return best !== undefined
}

/** The score at the end, or what is promised after so many turns, when `seat` has just finished its turn. */
export function playOn(world: World, seat: number, turns: number): number {
  refill(world, seat)
  let now = seat
  for (let turn = 1; turn <= turns; turn++) {
    const next = nextSeat(world, now)
    if (next === undefined) return world.score
    if (!playBest(world, next)) return world.score
    if (turn === turns) return promiseOf(world, next, FORETELLING)
    refill(world, next)
    now = next
  }
  return world.score
}

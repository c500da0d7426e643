/** Plays an imagined co-operative match to its end, by simple rules and with open cards. */
import { discardCard, fits, layCard, refill, trappedBy, type World, type WorldCard } from './world'

/** What a card is worth when it is played now: nearer to the end of the line first, then what lies in a free gap. */
const AT_END = 1
const TRAPPED = 0.4
const IN_SLOT = 0.7
/** To be rid of what finds no place, as long as its icon matches. */
const RID = 0.6
/** A second card is played only if it is better than this. */
const GOOD_ENOUGH = -0.1
const NOTHING = -Infinity

function worthOf(world: World, { year }: WorldCard): number {
  switch (fits(world, year)) {
    case 'end':
      return AT_END - TRAPPED * trappedBy(world, year)
    case 'slot':
      return IN_SLOT
    case undefined:
      return NOTHING
  }
}

function bestPlay(world: World, seat: number): { card: WorldCard; worth: number } | undefined {
  let best: { card: WorldCard; worth: number } | undefined
  for (const card of world.hands[seat] ?? []) {
    const worth = worthOf(world, card)
    if (worth > (best?.worth ?? NOTHING)) best = { card, worth }
  }
  return best
}

/** A card that finds no place and matches. */
function hopeless(world: World, seat: number): WorldCard | undefined {
  const matches = ({ front }: WorldCard): boolean => front === world.target
  return (
    world.stuck[seat]?.find(matches) ??
    world.hands[seat]?.find((card) => matches(card) && fits(world, card.year) === undefined)
  )
}

/** Goes on with a turn in which a card has been played. */
export function playSecond(world: World, seat: number): void {
  const second = bestPlay(world, seat)
  if (second && second.worth > GOOD_ENOUGH) layCard(world, seat, second.card)
}

/** Tries to play; false: nothing fits. */
export function playFirst(world: World, seat: number): boolean {
  const first = bestPlay(world, seat)
  if (!first) return false
  layCard(world, seat, first.card)
  playSecond(world, seat)
  return true
}

/** A turn; false: the match is over by it (TL-15, TL-17). */
function playTurn(world: World, seat: number): boolean {
  const first = bestPlay(world, seat)
  const rid = hopeless(world, seat)
  if (rid && (first?.worth ?? NOTHING) < RID) {
    discardCard(world, seat, rid)
    return true
  }
  if (first) return playFirst(world, seat)
  return false
}

function isEmpty(world: World, seat: number): boolean {
  return world.hands[seat]?.length === 0 && world.stuck[seat]?.length === 0
}

/** The score at the end, when `seat` has just finished its turn. */
export function playOn(world: World, seat: number): number {
  const seats = world.hands.length
  refill(world, seat)
  let next = seat
  for (let skipped = 0; skipped < seats;) {
    next = (next + 1) % seats
    if (isEmpty(world, next)) {
      skipped += 1
      continue
    }
    skipped = 0
    if (!playTurn(world, next)) return world.score
    refill(world, next)
  }
  return world.score
}

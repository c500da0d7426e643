/** What a careful player keeps in mind: cards he knows in others' hands and in the piles, and who was caught how often. */
import { seatAfter, type Seat } from '../../engine/seat'
import { FACES, type Card } from '../../games/time-bluff/outside/cards'
import type { Place, TimeBluffView } from '../../games/time-bluff/outside/contract'
import type { TimeBluffSeen } from '../../games/time-bluff/outside/events'

/** A card of a pile as far as it is known. */
export interface KnownLayer {
  /** Absent: hidden, laid by somebody else. */
  card?: Card
}

/** Outcomes of doubts against one seat. */
export interface Reputation {
  caught: number
  honest: number
  /** Plays that nobody doubted. */
  believed: number
}

/** What one seat remembers of the round and of its opponents. */
export interface Memory {
  /** Cards known to be in each seat's hand, by seat and face; the own seat's row is not used. */
  readonly hands: number[][]
  /** Piles from bottom to top. */
  readonly piles: KnownLayer[][]
  /** By seat; kept over the rounds. */
  readonly reputations: Reputation[]
  /** The own hand as it was before the latest events. */
  ownHand: readonly Card[]
}

function emptyHand(): number[] {
  return new Array<number>(FACES).fill(0)
}

/** A memory that knows only what the table shows. */
export function newMemory(view: TimeBluffView): Memory {
  return {
    hands: Array.from({ length: view.seats }, emptyHand),
    piles: view.places.map((place) =>
      place.kind === 'pile'
        ? place.layers.map((layer, index) => {
            if (layer.face === 'own') return { card: layer.card }
            const isTop = index === place.layers.length - 1
            return isTop && place.top.face === 'open' ? { card: place.top.card } : {}
          })
        : [],
    ),
    reputations: view.players.map(() => ({ caught: 0, honest: 0, believed: 0 })),
    ownHand: view.hand ?? [],
  }
}

function forget(hand: number[] | undefined, card: Card): void {
  const count = hand?.[card] ?? 0
  if (hand && count > 0) hand[card] = count - 1
}

function learn(hand: number[] | undefined, card: Card): void {
  if (hand) hand[card] = (hand[card] ?? 0) + 1
}

function startRound(memory: Memory, seen: TimeBluffSeen & { kind: 'roundStarted' }): void {
  for (const hand of memory.hands) hand.fill(0)
  memory.piles.splice(0, memory.piles.length, ...seen.tops.map((card) => [{ card }]))
  memory.ownHand = seen.hand ?? []
}

function lay(memory: Memory, seen: TimeBluffSeen & { kind: 'laid' }): void {
  const pile = memory.piles[seen.place]
  const hand = memory.hands[seen.seat]
  pile?.push(seen.hidden === undefined ? {} : { card: seen.hidden })
  for (const card of [seen.pair, seen.open]) {
    if (card === undefined) continue
    pile?.push({ card })
    forget(hand, card)
  }
}

/** The hidden card that is judged lies below the open cards of its play: the last layer whose face is not known, or the own one. */
function hiddenLayer(pile: KnownLayer[]): KnownLayer | undefined {
  return pile.findLast((layer) => layer.card === undefined)
}

function judge(memory: Memory, seen: TimeBluffSeen & { kind: 'doubted' }): void {
  const reputation = memory.reputations[seen.layer]
  if (reputation) {
    if (seen.right) reputation.honest += 1
    else reputation.caught += 1
  }
  const layer = hiddenLayer(memory.piles[seen.place] ?? [])
  if (layer) layer.card = seen.card
  forget(memory.hands[seen.layer], seen.card)
}

function pickUp(memory: Memory, seat: Seat, place: Place): void {
  for (const layer of memory.piles[place] ?? []) {
    if (layer.card !== undefined) learn(memory.hands[seat], layer.card)
  }
  memory.piles[place] = []
}

function passHands(memory: Memory, seen: TimeBluffSeen & { kind: 'handsPassed' }, you: Seat): void {
  const seats = memory.hands.length
  const mine = emptyHand()
  for (const card of memory.ownHand) learn(mine, card)
  memory.hands[you] = mine
  const before = memory.hands.map((hand) => [...hand])
  const step = seen.direction === 'clockwise' ? 1 : -1
  before.forEach((hand, seat) => {
    memory.hands[seatAfter(seat, seats, step)] = hand
  })
  memory.hands[you] = emptyHand()
}

function replaceVortex(memory: Memory, seen: TimeBluffSeen & { kind: 'vortexReplaced' }): void {
  const pile = memory.piles[seen.place] ?? []
  const index = pile.findLastIndex((layer) => layer.card === 49)
  if (index < 0) return
  pile.splice(index, 1, ...(seen.card === undefined ? [] : [{ card: seen.card }]))
}

function rememberOne(memory: Memory, seen: TimeBluffSeen, you: Seat): void {
  switch (seen.kind) {
    case 'roundStarted':
      startRound(memory, seen)
      return
    case 'laid':
      lay(memory, seen)
      return
    case 'laidOpen':
      memory.piles[seen.place]?.push({ card: seen.card })
      forget(memory.hands[seen.seat], seen.card)
      return
    case 'beamed':
      if (seen.card === undefined) return
      learn(memory.hands[seen.to], seen.card)
      forget(memory.hands[seen.from], seen.card)
      return
    case 'believed': {
      const reputation = memory.reputations[seen.layer]
      if (reputation) reputation.believed += 1
      return
    }
    case 'doubted':
      judge(memory, seen)
      return
    case 'handsPassed':
      passHands(memory, seen, you)
      memory.ownHand = seen.hand ?? []
      return
    case 'vortexReplaced':
      replaceVortex(memory, seen)
      return
    case 'pickedUp':
      pickUp(memory, seen.seat, seen.place)
      return
    case 'placeOpened':
      memory.piles[seen.place] = [{ card: seen.card }]
      forget(memory.hands[seen.seat], seen.card)
      return
    case 'placeRefilled':
      memory.piles[seen.place] = [{ card: seen.card }]
      return
    case 'drew':
    case 'pileExhausted':
    case 'protected':
    case 'snoozed':
    case 'satOut':
    case 'placeDeclined':
    case 'placeDead':
    case 'roundEnded':
    case 'matchEnded':
      return
  }
}

/** Takes in what the seat saw, in order. */
export function remember(
  memory: Memory,
  seen: readonly TimeBluffSeen[],
  view: TimeBluffView,
): void {
  const you = view.you
  if (you === undefined) return
  for (const one of seen) rememberOne(memory, one, you)
  memory.ownHand = view.hand ?? []
}

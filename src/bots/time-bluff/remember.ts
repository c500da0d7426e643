/** How a seat takes in what it sees: where every card may be now, event by event. */
import type { OfKind } from '../../engine/basics/kinds'
import { othersClockwise, seatAfter, type Seat } from '../../engine/basics/seat'
import { CARDS_PER_SEAT, VORTEX, type Card } from '../../games/time-bluff/outside/cards'
import type { TimeBluffView, TopView } from '../../games/time-bluff/outside/contract'
import type { TimeBluffSeen } from '../../games/time-bluff/outside/events'
import { isJokerLike } from '../../games/time-bluff/outside/faces'
import { deckCounts } from './deck'
import {
  add,
  addPerhaps,
  limitFace,
  limitHand,
  noCards,
  putBack,
  remove,
  takeUnknown,
  type Expectation,
  type UnknownCard,
} from './expectation'
import { isRightOn } from './isRightOn'
import { inPublic } from './inPublic'
import { learn } from './learn'
import { cardsIn, openLayer, type ExpectedAnswers, type KnownLayer, type Memory } from './memory'

/** How much likelier than any unknown card a known one goes down hidden, if it would be right there or not. */
const LIKELY = { right: 3, wrong: 0.5 } as const

/** Who remembers, and whom it happened to: the own hand is known card by card. */
interface Mind {
  readonly memory: Memory
  /** Absent: what everybody sees. */
  readonly you?: Seat
}

function count(memory: Memory, seat: Seat, change: number): void {
  memory.counts[seat] = (memory.counts[seat] ?? 0) + change
}

function handOf(memory: Memory, seat: Seat): Expectation {
  return memory.hands[seat] ?? noCards()
}

function startRound({ memory, you }: Mind, seen: OfKind<TimeBluffSeen, 'roundStarted'>): void {
  memory.hands.forEach((_, seat) => {
    memory.hands[seat] = seat === you ? cardsIn(seen.hand ?? []) : noCards()
  })
  memory.counts.fill(CARDS_PER_SEAT)
  memory.piles.splice(0, memory.piles.length, ...seen.tops.map((card) => [{ card }]))
  memory.removedVortices = 0
  delete memory.play
}

function topOf(pile: readonly KnownLayer[]): TopView {
  const { card, named } = pile.at(-1) ?? {}
  if (card === undefined) return { face: 'down' }
  return named === undefined ? { face: 'open', card } : { face: 'open', card, named }
}

/** The hidden card of somebody else may be any that he is known to hold, rather a right one. */
function layUnknown(hand: Expectation, cards: number, top: TopView, above?: Card): UnknownCard {
  return takeUnknown(hand, cards, (card) =>
    isRightOn(card, top, isJokerLike(card) ? above : undefined) ? LIKELY.right : LIKELY.wrong,
  )
}

/** The hidden card as the own seat sees it, and by how much its layer's hand is known less. */
function layHidden(
  { memory, you }: Mind,
  { seat, hidden, pair, open, place }: OfKind<TimeBluffSeen, 'laid'>,
  cards: number,
): { readonly hidden: KnownLayer; readonly lowered: Expectation } {
  const hand = handOf(memory, seat)
  if (seat === you && hidden !== undefined) {
    remove(hand, hidden)
    return { hidden: { card: hidden }, lowered: noCards() }
  }
  const top = topOf(memory.piles[place] ?? [])
  const { maybe, lowered } = layUnknown(hand, cards, top, pair ?? open)
  return { hidden: { maybe }, lowered }
}

/** Whether a seat has laid what it had decided on. */
function isOf(
  { place, hidden, pair, open, named }: NonNullable<ExpectedAnswers['of']>,
  seen: OfKind<TimeBluffSeen, 'laid'>,
): boolean {
  const isSameCards = hidden === seen.hidden && pair === seen.pair && open === seen.open
  return isSameCards && place === seen.place && named === seen.named
}

function lay(mind: Mind, seen: OfKind<TimeBluffSeen, 'laid'>): void {
  const { memory } = mind
  const { of } = memory.expected ?? {}
  if (!of || !isOf(of, seen)) delete memory.expected
  const { seat: layer, open, pair, named } = seen
  const hand = handOf(memory, layer)
  const handBefore = memory.counts[layer] ?? 0
  const shown = [pair, open].filter((card) => card !== undefined)
  for (const card of shown) remove(hand, card)
  const known = [...hand]
  const { hidden, lowered } = layHidden(mind, seen, handBefore - shown.length)
  const pile = memory.piles[seen.place]
  pile?.push(hidden)
  if (pair !== undefined) pile?.push({ card: pair })
  if (open !== undefined) pile?.push(openLayer(open, named))
  count(memory, layer, -shown.length - 1)
  memory.play = { layer, holder: layer, hidden, handBefore, known, lowered, hasBeamed: false }
}

/** One open card leaves a hand for a place. */
function layOpen(memory: Memory, seat: Seat, card: Card): void {
  remove(handOf(memory, seat), card)
  count(memory, seat, -1)
}

/** The card of a claim came to light. */
function noticeLie(memory: Memory, hidden: KnownLayer, isLie: boolean): void {
  const { suspected } = hidden
  if (!suspected) return
  delete hidden.suspected
  const { layer, odds } = suspected
  learn(memory.reputations, { seat: layer, what: 'lies', odds, happened: isLie })
}

/** How others answered a play: who comes after the first doubter has shown nothing. */
function noticeAnswers({ memory, you }: Mind, layer: Seat, doubter?: Seat): void {
  const { expected } = memory
  if (you === undefined || expected?.layer !== layer) return
  delete memory.expected
  const what = expected.closing ? 'lastDoubts' : 'doubts'
  for (const seat of othersClockwise(layer, memory.hands.length)) {
    const odds = expected.odds[seat] ?? []
    if (odds.length > 0) learn(memory.reputations, { seat, what, odds, happened: seat === doubter })
    if (seat === doubter) return
  }
}

/** An own pile shows which of its claims were lies. */
function noticeLies(memory: Memory, pile: readonly KnownLayer[], cards: readonly Card[]): void {
  if (cards.length !== pile.length) return
  pile.forEach((layer, index) => {
    const [card, above] = [cards[index], pile[index + 1]?.card]
    if (card === undefined || !layer.suspected) return
    noticeLie(memory, layer, !isRightOn(card, topOf(pile.slice(0, index)), above))
  })
}

/** The hidden card is known now: whatever else it might have been is still in the hand that it came from. */
function judge({ memory, you }: Mind, seen: OfKind<TimeBluffSeen, 'doubted'>): void {
  const reputation = memory.reputations[seen.layer]
  if (reputation) {
    if (seen.right) reputation.honest += 1
    else reputation.caught += 1
  }
  noticeAnswers({ memory, ...(you !== undefined && { you }) }, seen.layer, seen.doubter)
  const { play } = memory
  if (play) noticeLie(memory, play.hidden, !seen.right)
  if (!play || play.hidden.card !== undefined) return
  play.hidden.card = seen.card
  delete play.hidden.maybe
  if (play.holder === you) return
  const hand = handOf(memory, play.holder)
  putBack(hand, play.lowered, play.known, play.hasBeamed)
  remove(hand, seen.card)
}

function pickUp({ memory, you }: Mind, seen: OfKind<TimeBluffSeen, 'pickedUp'>): void {
  const { seat, place } = seen
  const hand = handOf(memory, seat)
  if (seat === you) {
    noticeLies(memory, memory.piles[place] ?? [], seen.cards ?? [])
    for (const card of seen.cards ?? []) add(hand, card)
  } else {
    for (const layer of memory.piles[place] ?? []) {
      if (layer.card !== undefined) add(hand, layer.card)
      else if (layer.maybe) addPerhaps(hand, layer.maybe)
    }
  }
  memory.piles[place] = []
  count(memory, seat, seen.count)
}

function passHands({ memory, you }: Mind, seen: OfKind<TimeBluffSeen, 'handsPassed'>): void {
  const seats = memory.hands.length
  const step = seen.direction === 'clockwise' ? 1 : -1
  const before = [...memory.hands]
  before.forEach((hand, seat) => {
    memory.hands[seatAfter(seat, seats, step)] = hand
  })
  if (you !== undefined) memory.hands[you] = cardsIn(seen.hand ?? [])
  memory.counts.splice(0, seats, ...seen.counts)
  if (memory.play) memory.play.holder = seatAfter(memory.play.holder, seats, step)
}

function replaceVortex(memory: Memory, seen: OfKind<TimeBluffSeen, 'vortexReplaced'>): void {
  memory.removedVortices += 1
  const pile = memory.piles[seen.place] ?? []
  const index = pile.findLastIndex((layer) => layer.card === VORTEX)
  if (index < 0) return
  pile.splice(index, 1, ...(seen.card === undefined ? [] : [{ card: seen.card }]))
}

function beam({ memory }: Mind, seen: OfKind<TimeBluffSeen, 'beamed'>): void {
  const { from, to, card } = seen
  const [giver, taker] = [handOf(memory, from), handOf(memory, to)]
  if (card === undefined) {
    if (memory.play?.holder === from) memory.play.hasBeamed = true
    addPerhaps(taker, takeUnknown(giver, memory.counts[from] ?? 0, () => 1).maybe)
  } else {
    remove(giver, card)
    add(taker, card)
  }
  count(memory, from, -1)
  count(memory, to, 1)
}

function draw({ memory, you }: Mind, seen: OfKind<TimeBluffSeen, 'drew'>): void {
  count(memory, seen.seat, seen.count)
  if (seen.seat !== you) return
  for (const card of seen.cards ?? []) add(handOf(memory, seen.seat), card)
}

function rememberOne(mind: Mind, seen: TimeBluffSeen): void {
  const { memory } = mind
  switch (seen.kind) {
    case 'roundStarted':
      startRound(mind, seen)
      return
    case 'laid':
      lay(mind, seen)
      return
    case 'laidOpen':
      layOpen(memory, seen.seat, seen.card)
      memory.piles[seen.place]?.push({ card: seen.card })
      return
    case 'beamed':
      beam(mind, seen)
      return
    case 'drew':
      draw(mind, seen)
      return
    case 'doubted':
      judge(mind, seen)
      return
    case 'handsPassed':
      passHands(mind, seen)
      return
    case 'vortexReplaced':
      replaceVortex(memory, seen)
      return
    case 'pickedUp':
      pickUp(mind, seen)
      return
    case 'placeOpened':
      layOpen(memory, seen.seat, seen.card)
      memory.piles[seen.place] = [openLayer(seen.card, seen.named)]
      return
    case 'placeRefilled':
      memory.piles[seen.place] = [{ card: seen.card }]
      return
    case 'believed':
      noticeAnswers(mind, seen.layer)
      return
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

/** What is known for certain leaves less room for what was only likely. */
function reconcile({ memory, you }: Mind, deck: readonly number[]): void {
  const left = [...deck]
  left[VORTEX] = (left[VORTEX] ?? 0) - memory.removedVortices
  const own = you === undefined ? [] : handOf(memory, you)
  const guesses: Expectation[] = memory.hands.filter((_, seat) => seat !== you)
  for (const pile of memory.piles) {
    for (const { card, maybe } of pile) {
      if (card !== undefined) left[card] = (left[card] ?? 0) - 1
      else if (maybe) guesses.push(maybe)
    }
  }
  left.forEach((copies, card) => {
    limitFace(guesses, card, Math.max(0, copies - (own[card] ?? 0)))
  })
  memory.hands.forEach((hand, seat) => {
    if (seat !== you) limitHand(hand, memory.counts[seat] ?? 0)
  })
}

/** Takes in what the seat saw, in order. */
export function remember(
  memory: Memory,
  seen: readonly TimeBluffSeen[],
  view: TimeBluffView,
): void {
  const { you } = view
  if (seen.length === 0) return
  const deck = deckCounts(view.options.pairCards === 'on')
  takeIn({ memory, ...(you !== undefined && { you }) }, seen, deck)
  if (memory.open) takeIn({ memory: memory.open }, seen.map(inPublic), deck)
}

function takeIn(mind: Mind, seen: readonly TimeBluffSeen[], deck: readonly number[]): void {
  for (const one of seen) rememberOne(mind, one)
  reconcile(mind, deck)
}

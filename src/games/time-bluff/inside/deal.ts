/** A new match, and the deal of every round (TB-01 to TB-06, TB-90). */
import { addSorted } from '../../../engine/kit/sorted'
import { present } from '../../../engine/basics/invariant'
import type { PlainPlan } from '../../../engine/kit/plainTable'
import { shuffle, type Random } from '../../../engine/chance/random'
import { seatAfter } from '../../../engine/basics/seat'
import {
  CARDS_PER_SEAT,
  COPIES_OF_JOKER_AND_VORTEX,
  FACES,
  FIRST_PAIR,
  JOKER,
  VORTEX,
  type Card,
} from '../outside/cards'
import type { TimeBluffOptions } from '../outside/contract'
import { PLACES } from '../outside/places'
import { isClock } from '../outside/faces'
import type { Pile, TimeBluffState } from './state'
import type { Step } from './step'

function buildDeck(faces: number): readonly Card[] {
  return Array.from({ length: faces }, (_, card) => card).flatMap((card) =>
    card === JOKER || card === VORTEX
      ? new Array<Card>(COPIES_OF_JOKER_AND_VORTEX).fill(card)
      : [card],
  )
}

const DECKS = { on: buildDeck(FACES), off: buildDeck(FIRST_PAIR) } as const

/** All cards of a round, in the order of their faces (TB-05, TB-06, TB-90). */
export function newDeck(pairCards: 'on' | 'off'): Card[] {
  return [...DECKS[pairCards]]
}

function mayOpen(card: Card, options: TimeBluffOptions): boolean {
  return isClock(card) || (card === JOKER && options.jokerOpening === 'on')
}

/** Turns cards up until one may open a place; the others go back and the pile is shuffled anew each time (TB-03). */
function turnOpeningCard(step: Step, shuffledBack: Card[]): Card {
  const { state, random } = step
  for (;;) {
    const card = present(state.draw.pop(), 'the deck holds clocks when a round is dealt')
    if (mayOpen(card, state.options)) return card
    shuffledBack.push(card)
    state.draw.push(card)
    shuffle(state.draw, random)
  }
}

/** Deals the next round; dealer and round number are already those of the new round. */
export function dealRound(step: Step): void {
  const { state, random, events } = step
  state.draw = newDeck(state.options.pairCards)
  shuffle(state.draw, random)
  state.hands = Array.from({ length: state.seats }, () => {
    const hand: Card[] = []
    for (const card of state.draw.splice(-CARDS_PER_SEAT)) addSorted(hand, card)
    return hand
  })
  const shuffledBack: Card[] = []
  const tops = PLACES.map(() => turnOpeningCard(step, shuffledBack))
  state.piles = tops.map((card): Pile => ({ layers: [{ card, open: true }], dead: false }))
  state.removedVortices = 0
  delete state.shuffledBack
  if (shuffledBack.length > 0) state.shuffledBack = [...shuffledBack]
  state.skips = new Array<number>(state.seats).fill(0)
  state.turns = 1
  delete state.shownHands
  const starter = seatAfter(state.dealer, state.seats)
  state.phase = { kind: 'lay', seat: starter }
  events.push({
    kind: 'roundStarted',
    round: state.round,
    dealer: state.dealer,
    starter,
    tops,
    shuffledBack,
    hands: state.hands.map((hand) => [...hand]),
  })
}

/** A new match: the first dealer is drawn, the first round dealt (TB-02). */
export function deal(
  { options, seats }: PlainPlan<TimeBluffOptions>,
  random: Random,
): TimeBluffState {
  const state: TimeBluffState = {
    options,
    seats,
    round: 1,
    dealer: random.below(seats),
    turns: 0,
    phase: { kind: 'scored', missing: [] },
    hands: [],
    piles: [],
    draw: [],
    removedVortices: 0,
    skips: [],
    totals: new Array<number>(seats).fill(0),
    scores: [],
  }
  dealRound({ state, random, events: [] })
  return state
}

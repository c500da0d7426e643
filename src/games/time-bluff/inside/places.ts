/** Places: what a card is laid on, picking up, opening and refilling (TB-17, TB-52 to TB-56). */
import { addSorted } from '../../../engine/kit/sorted'
import { present } from '../../../engine/basics/invariant'
import { shuffle } from '../../../engine/chance/random'
import type { Seat } from '../../../engine/basics/seat'
import type { Card } from '../outside/cards'
import type { Place } from '../outside/places'
import { isClock } from '../outside/faces'
import { endRound } from './score'
import type { Layer, Pile, TimeBluffState } from './state'
import type { Step } from './step'

/** The pile at a place. */
export function pileAt(state: TimeBluffState, place: Place): Pile {
  return present(state.piles[place], 'there are three places')
}

/** The top card of a pile that has one. */
export function topOf(pile: Pile): Layer {
  return present(pile.layers[pile.layers.length - 1], 'a pile that is continued has a top')
}

/** The whole pile goes into a hand (TB-56). */
export function pickUp(step: Step, seat: Seat, place: Place): void {
  const pile = pileAt(step.state, place)
  const hand = present(step.state.hands[seat], 'the seat exists')
  const cards: Card[] = []
  for (const { card } of pile.layers) {
    cards.push(card)
    addSorted(hand, card)
  }
  pile.layers.length = 0
  if (pile.named !== undefined) delete pile.named
  step.events.push({ kind: 'pickedUp', seat, place, cards })
}

/** Turns cards from the draw pile until one is `wanted`; the others are shuffled back if `found`. */
export function turnUntil(
  step: Step,
  wanted: (card: Card) => boolean,
): { readonly card?: Card; readonly others: Card[] } {
  const { draw } = step.state
  const others: Card[] = []
  for (;;) {
    const card = draw.pop()
    if (card === undefined) return { others }
    if (wanted(card)) return { card, others }
    others.push(card)
  }
}

/** Puts cards that were turned up back into the draw pile and shuffles it. */
export function shuffleBack({ state, random }: Step, cards: readonly Card[]): void {
  if (cards.length === 0) return
  state.draw.push(...cards)
  shuffle(state.draw, random)
}

/** Refills an emptied place with the next clock, or gives it up (TB-53). False: the round is over, no place is left. */
export function refillPlace(step: Step, place: Place): boolean {
  const pile = pileAt(step.state, place)
  const { card, others } = turnUntil(step, isClock)
  shuffleBack(step, others)
  if (card === undefined) {
    pile.dead = true
    step.events.push({ kind: 'placeDead', place, shuffledBack: others })
    if (step.state.piles.some((other) => !other.dead)) return true
    endRound(step, 'places-dead')
    return false
  }
  pile.layers.push({ card, open: true })
  step.events.push({ kind: 'placeRefilled', place, card, shuffledBack: others })
  return true
}

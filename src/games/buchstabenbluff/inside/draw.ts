/** Taking cards from the draw pile (BB-04, BB-21, BB-24). */
import { shuffle } from '../../../engine/chance/random'
import type { Seat } from '../../../engine/basics/seat'
import { playerAt } from '../../../engine/kit/playerAt'
import { addSorted } from '../../../engine/kit/sorted'
import { HAND_SIZE, type DrawCause } from '../outside/contract'
import type { BuchstabenbluffState } from './state'
import type { Step } from './step'

/** Whether there is a card to draw, after a reshuffle if need be (BB-24). */
export function hasCards({ draw, discards }: BuchstabenbluffState): boolean {
  return draw.length > 0 || discards.length > 0
}

/** At the moment a card is to be drawn and none is there (BB-24). */
function reshuffle({ state, random, events }: Step): void {
  state.draw = state.discards
  state.discards = []
  state.reshuffles += 1
  shuffle(state.draw, random)
  events.push({ kind: 'reshuffled', count: state.draw.length })
}

/** One card into the hand; whether there was one. */
export function drawCard(step: Step, seat: Seat, cause: DrawCause): boolean {
  const { state, events } = step
  if (state.draw.length === 0 && state.discards.length > 0) reshuffle(step)
  const card = state.draw.pop()
  if (card === undefined) return false
  addSorted(playerAt(state, seat).hand, card)
  events.push({ kind: 'drew', seat, cause, card })
  return true
}

/** One by one up to five, as far as there are cards (BB-21). */
export function refill(step: Step, seat: Seat): void {
  const { hand } = playerAt(step.state, seat)
  const before = hand.length
  while (hand.length < HAND_SIZE && drawCard(step, seat, 'refill'));
  const count = hand.length - before
  if (count > 0) step.events.push({ kind: 'refilled', seat, count })
}

/** Taking cards from the draw pile, whose top card is in sight ("Who sees what"). */
import { invariant } from '../../../engine/basics/invariant'
import { shuffle } from '../../../engine/chance/random'
import type { Seat } from '../../../engine/basics/seat'
import { playerAt } from '../../../engine/kit/playerAt'
import { pileSize, type Open, type TijdlijnState } from './state'
import type { Step } from './step'

/** The card under the one that was taken comes into sight. */
export function uncover(state: TijdlijnState): void {
  const card = state.pile.pop()
  if (!card) {
    state.top = 'none'
    return
  }
  state.top = { handle: state.nextHandle, card }
  state.nextHandle += 1
}

/** The top card, which is in the pile no more; there must be one. */
export function takeTop(state: TijdlijnState): Open {
  const { top } = state
  invariant(top !== 'none', 'who takes a card has looked whether there is one')
  uncover(state)
  return top
}

/** What everybody sees of the pile, for an event. */
export function seenPile(state: TijdlijnState): { readonly pile: number; readonly top?: Open } {
  const { top } = state
  return { pile: pileSize(state), ...(top === 'none' ? {} : { top }) }
}

/** The discards become the draw pile, under new handles (TC-10). */
function reshuffle({ state, events, random }: Step): void {
  state.pile = state.discard.map(({ card }) => card)
  state.discard = []
  shuffle(state.pile, random)
  uncover(state)
  events.push({ kind: 'reshuffled', pile: pileSize(state) })
}

/** A seat takes the top card and lays it in front of itself without turning it (TC-04). */
export function drawFor(step: Step, seat: Seat): void {
  const { state, events } = step
  if (state.top === 'none') reshuffle(step)
  const card = takeTop(state)
  playerAt(state, seat).cards.push(card)
  events.push({ kind: 'drew', seat, card, ...seenPile(state) })
}

/** Everything that is drawn into a hand (TB-37, TB-38, TB-45 to TB-49, TB-88). */
import { addSorted } from '../../../engine/kit/sorted'
import { present } from '../../../engine/basics/invariant'
import type { Seat } from '../../../engine/basics/seat'
import type { Card } from '../outside/cards'
import type { DrawCause } from '../outside/events'
import { endRound } from './score'
import { isProtected } from './judge'
import type { Play, TimeBluffState } from './state'
import type { Step } from './step'

/** Below this many cards the layer draws (Flow 5). */
const FULL_HAND = 6

/** Whether a layer with this many cards draws one (TB-46, TB-47). */
export function owesDraw(cards: number): boolean {
  return cards > 0 && cards < FULL_HAND
}

function drawUpTo({ state }: Step, seat: Seat, count: number): Card[] {
  const hand = present(state.hands[seat], 'who draws has a seat')
  const drawn: Card[] = []
  for (let left = count; left > 0; left--) {
    const card = state.draw.pop()
    if (card === undefined) break
    drawn.push(card)
    addSorted(hand, card)
  }
  return drawn
}

/** What a draw is for. */
export interface DrawRequest {
  readonly seat: Seat
  readonly count: number
  readonly cause: DrawCause
}

/** The play that may still be doubted although its draws find the pile empty (TB-88). */
export function lastDoubted({ options }: TimeBluffState, play: Play): Play | undefined {
  return options.lastDoubt === 'on' && !isProtected(play) ? play : undefined
}

/**
 * Draws cards for a seat. False: the pile could not give them all; what was there has been drawn, and the round is over (TB-49)
 * or, where there is a `play`, will be after its window.
 */
export function drawCards(step: Step, request: DrawRequest, play?: Play): boolean {
  const { seat, count, cause } = request
  const cards = drawUpTo(step, seat, count)
  if (cards.length > 0) step.events.push({ kind: 'drew', seat, cause, cards })
  if (cards.length === count) return true
  step.events.push({ kind: 'pileExhausted', seat, cause })
  if (play) play.exhausted = true
  else endRound(step, 'pile-exhausted')
  return false
}

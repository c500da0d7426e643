/** Minus points, the end of a round and of the match (TB-60 to TB-69, TB-92). */
import { seatAfter, type Seat } from '../../../engine/basics/seat'
import type { Card } from '../outside/cards'
import type { RoundEnd } from '../outside/events'
import { dealRound } from './deal'
import { pointsOf } from '../outside/faces'
import type { Step } from './step'

/** Minus points of a hand (TB-92). */
function handPoints(hand: readonly Card[]): number {
  return hand.reduce((sum, card) => sum + pointsOf(card), 0)
}

/** Places by total, the lowest first; equal totals share a place (TB-67). */
function ranksOf(totals: readonly number[]): number[] {
  return totals.map((total) => 1 + totals.filter((other) => other < total).length)
}

/** Scores the round at once, for everybody, says who had emptied his hand if that ended it, and clears the skip markers (TB-43); ends the match if its target is reached (TB-67). */
export function endRound(step: Step, end: RoundEnd, by?: Seat): void {
  const { state, events } = step
  const hands = state.hands.map((hand) => [...hand])
  const points = hands.map(handPoints)
  state.totals = state.totals.map((total, seat) => total + (points[seat] ?? 0))
  const emptied = by === undefined ? {} : { by }
  state.scores.push({ round: state.round, end, ...emptied, points })
  state.shownHands = hands
  state.skips = state.skips.map(() => 0)
  events.push({
    kind: 'roundEnded',
    round: state.round,
    end,
    ...emptied,
    hands: hands.map((hand) => [...hand]),
    points: [...points],
    totals: [...state.totals],
  })
  const { target } = state.options
  if (target === 'round' || state.totals.some((total) => total >= target)) endMatch(step)
  else state.phase = { kind: 'scored', missing: state.hands.map((_, seat) => seat) }
}

function endMatch({ state, events }: Step): void {
  const ranks = ranksOf(state.totals)
  state.phase = { kind: 'over', ranks }
  events.push({ kind: 'matchEnded', ranks: [...ranks], totals: [...state.totals] })
}

/** The deal passes left and the next round begins (TB-02). */
export function startNextRound(step: Step): void {
  const { state } = step
  state.round += 1
  state.dealer = seatAfter(state.dealer, state.seats)
  dealRound(step)
}

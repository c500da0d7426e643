/** Whose turn it is, and when a round has gone on for too long (TB-57, TB-69). */
import { seatAfter, type Seat } from '../../../engine/basics/seat'
import { endRound } from './score'
import type { Step } from './step'

const TURNS_PER_SEAT = 50

/** The next seat after `layer` lays; snoozed seats are passed over and lose one marker (Flow 7). */
export function nextTurn(step: Step, layer: Seat): void {
  const { state, events } = step
  let seat = layer
  for (;;) {
    if (state.turns >= TURNS_PER_SEAT * state.seats) {
      endRound(step, 'too-long')
      return
    }
    seat = seatAfter(seat, state.seats)
    state.turns += 1
    const skips = state.skips[seat] ?? 0
    if (skips === 0) break
    state.skips[seat] = skips - 1
    events.push({ kind: 'satOut', seat })
  }
  state.phase = { kind: 'lay', seat }
}

/** Carrying out a move that `check` allows (TI-02, TI-03). */
import type { Act } from '../../../engine/game'
import { seatAfter } from '../../../engine/seat'
import type { TijdlijnEvent, TijdlijnMove } from '../outside/contract'
import type { TijdlijnState } from './state'

/** Plays a legal move in place; the answer is what happened, in order. */
export function play(
  state: TijdlijnState,
  { seat, move }: Pick<Act<TijdlijnMove>, 'seat' | 'move'>,
): TijdlijnEvent[] {
  state.heap -= move.stones
  const took: TijdlijnEvent = { kind: 'took', seat, stones: move.stones, left: state.heap }
  if (state.heap === 0) {
    state.phase = { kind: 'over', winner: seat }
    return [took, { kind: 'ended', winner: seat }]
  }
  state.phase = { kind: 'taking', seat: seatAfter(seat, state.seats) }
  return [took]
}

/** An independent copy of a match. */
import type { Phase, WhisperState } from './state'

function copyPhase(phase: Phase): Phase {
  return phase.kind === 'whispering'
    ? { kind: 'whispering', whispers: [...phase.whispers] }
    : { ...phase }
}

/** A copy that shares nothing that either side could change. */
export function copy(state: WhisperState): WhisperState {
  return {
    ...state,
    phase: copyPhase(state.phase),
    players: state.players.map((player) => ({ ...player, hand: [...player.hand] })),
    row: [...state.row],
    pile: [...state.pile],
  }
}

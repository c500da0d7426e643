/** An independent copy of a match, for whoever wants to try something out. */
import type { Phase, Player, TafelrundeState } from './state'

function copyPhase(phase: Phase): Phase {
  switch (phase.kind) {
    case 'playing':
    case 'over':
      return phase
    case 'choosing':
      return { kind: 'choosing', choices: [...phase.choices] }
    case 'securing':
      return { kind: 'securing', choices: [...phase.choices] }
  }
}

function copyPlayer(player: Player): Player {
  return {
    ...player,
    hand: [...player.hand],
    draw: [...player.draw],
    discard: [...player.discard],
    lying: [...player.lying],
    open: [...player.open],
    secured: [...player.secured],
  }
}

/** A copy that shares nothing that either side could change. */
export function copy(state: TafelrundeState): TafelrundeState {
  return {
    ...state,
    phase: copyPhase(state.phase),
    players: state.players.map(copyPlayer),
    middle: [...state.middle],
    stack: [...state.stack],
  }
}

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

/** Field by field: thinking ahead copies thousands of states a second, and a spread costs more than all the fields. */
function copyPlayer(player: Player): Player {
  const copied: Player = {
    hand: player.hand.slice(),
    draw: player.draw.slice(),
    discard: player.discard.slice(),
    lying: player.lying.slice(),
    passed: player.passed,
    open: player.open.slice(),
    secured: player.secured.slice(),
  }
  if (player.special !== undefined) copied.special = player.special
  return copied
}

/** A copy that shares nothing that either side could change. */
export function copy(state: TafelrundeState): TafelrundeState {
  return {
    options: state.options,
    seats: state.seats,
    raid: state.raid,
    start: state.start,
    phase: copyPhase(state.phase),
    players: state.players.map(copyPlayer),
    middle: state.middle.slice(),
    stack: state.stack.slice(),
  }
}

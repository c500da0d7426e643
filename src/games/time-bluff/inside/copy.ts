/** An independent copy of a match, for whoever wants to try something out. */
import type { Phase, Pile, Play, TimeBluffState, VortexAction } from './state'

/** Only `closing` and `exhausted` of a play ever change; what lies below is never edited. */
function copyPlay(play: Play): Play {
  return { ...play }
}

function copyAction(action: VortexAction): VortexAction {
  return action.cause === 'opened' ? action : { ...action, play: copyPlay(action.play) }
}

function copyPhase(phase: Phase): Phase {
  switch (phase.kind) {
    case 'lay':
    case 'over':
      return phase
    case 'direct':
      return { ...phase, action: copyAction(phase.action) }
    case 'beam':
    case 'openPlace':
      return { ...phase, play: copyPlay(phase.play) }
    case 'doubt':
      return { ...phase, play: copyPlay(phase.play), answers: [...phase.answers] }
    case 'scored':
      return { kind: 'scored', missing: [...phase.missing] }
  }
}

function copyPile(pile: Pile): Pile {
  return { ...pile, layers: [...pile.layers] }
}

/** A copy that shares nothing that either side could change. */
export function copy(state: TimeBluffState): TimeBluffState {
  return {
    ...state,
    phase: copyPhase(state.phase),
    hands: state.hands.map((hand) => [...hand]),
    piles: state.piles.map(copyPile),
    draw: [...state.draw],
    skips: [...state.skips],
    totals: [...state.totals],
    scores: [...state.scores],
  }
}

/** What one viewer may know, written out field by field ("Who sees what"). */
import type { Viewer } from '../../../engine/seat'
import type { PhaseView, TijdlijnView } from '../outside/contract'
import type { Phase, TijdlijnState } from './state'

function viewPhase(phase: Phase): PhaseView {
  switch (phase.kind) {
    case 'taking':
      return { kind: 'taking', seat: phase.seat }
    case 'over':
      return { kind: 'over', winner: phase.winner }
  }
}

/** What `viewer` may know of a match; shares nothing with the state. */
export function view(state: TijdlijnState, viewer: Viewer): TijdlijnView {
  const { heap, turnSeconds } = state.options
  return {
    ...(viewer === 'spectator' ? {} : { you: viewer }),
    seats: state.seats,
    options: { heap, turnSeconds },
    phase: viewPhase(state.phase),
    heap: state.heap,
  }
}

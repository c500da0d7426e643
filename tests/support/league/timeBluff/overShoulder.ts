/** Somebody who looks over a player's shoulder: he remembers what the seat sees, and notes what it is asked. */
import { newMemory, type Memory } from '../../../../src/bots/time-bluff/memory'
import { remember } from '../../../../src/bots/time-bluff/remember'
import type { OfKind } from '../../../../src/engine/basics/kinds'
import type { TimeBluffTypes } from '../../../../src/games/time-bluff/inside/types'
import type { PhaseView, TimeBluffView } from '../../../../src/games/time-bluff/outside/contract'
import type { Entrant, Sitter } from '../arena'

/** A claim of somebody else that is being judged. */
export type DoubtPhase = OfKind<PhaseView, 'doubt'>

/** What is known when a seat is asked about somebody else's claim. */
export interface Asked {
  readonly view: TimeBluffView
  readonly phase: DoubtPhase
  readonly memory: Memory
}

/** The same player; `note` is called with every claim of somebody else that he judges. */
export function overShoulder(
  entrant: Entrant<TimeBluffTypes>,
  note: (asked: Asked) => void,
): Entrant<TimeBluffTypes> {
  return {
    name: entrant.name,
    sit(first, seed): Sitter<TimeBluffTypes> {
      const sitter = entrant.sit(first, seed)
      const memory = newMemory(first)
      let latest = first
      return {
        see(seen, view) {
          remember(memory, seen, view)
          sitter.see(seen, view)
          latest = view
        },
        decide() {
          const { phase } = latest
          if (phase.kind === 'doubt' && phase.play.layer !== latest.you) {
            note({ view: latest, phase, memory })
          }
          return sitter.decide()
        },
      }
    },
  }
}

/** One legal move at random, from a view or straight from the state, and what is done when time has run out. */
import type { Random } from '../../../engine/random'
import { MOST_STONES, type TijdlijnMove } from '../outside/contract'

/** A legal move at random; the view's owner, or the seat, owes a decision. */
export function sampleMove({ heap }: { readonly heap: number }, random: Random): TijdlijnMove {
  return { kind: 'take', stones: 1 + random.below(Math.min(MOST_STONES, heap)) }
}

/** One stone. */
export function fallback(): TijdlijnMove {
  return { kind: 'take', stones: 1 }
}

/** A whole state that fits a view, everything out of sight drawn at random. */
import type { TijdlijnView } from '../outside/contract'
import type { TijdlijnState } from './state'

/** A state whose view for the same viewer is this one; here it is all there is. */
export function imagine({ options, seats, phase, heap }: TijdlijnView): TijdlijnState {
  return { options, seats, phase, heap }
}

/** A state that is being changed, what happened so far, and the luck it takes. */
import type { Random } from '../../../engine/chance/random'
import type { TijdlijnState } from './state'
import type { TijdlijnEvent } from './types'

/** A state that is being changed, what happened so far, and the luck it takes. */
export interface Step {
  readonly state: TijdlijnState
  readonly events: TijdlijnEvent[]
  readonly random: Random
}

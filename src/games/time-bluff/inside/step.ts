/** What every part of the rules works on while a move is carried out. */
import type { Random } from '../../../engine/chance/random'
import type { TimeBluffEvent } from '../outside/events'
import type { TimeBluffState } from './state'

/** One move being carried out: the state it changes, its random stream, and what it makes happen. */
export interface Step {
  readonly state: TimeBluffState
  readonly random: Random
  readonly events: TimeBluffEvent[]
}

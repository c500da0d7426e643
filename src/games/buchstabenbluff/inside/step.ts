/** What every part of the rules works on while a move is carried out. */
import type { Random } from '../../../engine/chance/random'
import type { BuchstabenbluffEvent } from '../outside/contract'
import type { BuchstabenbluffPlan } from './plan'
import type { BuchstabenbluffState } from './state'

/** One move being carried out: the state it changes, what it is played with, and what it makes happen. */
export interface Step {
  readonly state: BuchstabenbluffState
  readonly plan: BuchstabenbluffPlan
  readonly random: Random
  readonly events: BuchstabenbluffEvent[]
}

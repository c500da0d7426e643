/** All types of the game, for the engine. */
import type { TofugottEvent, TofugottOutside } from '../outside/contract'
import type { TofugottKnowledge } from '../outside/knowledge'
import type { TofugottPlan, TofugottSetupReason } from './plan'
import type { Deck } from './readContent'
import type { TofugottState } from './state'

/** The types of Tofugott. */
export interface TofugottTypes extends TofugottOutside {
  state: TofugottState
  readonly event: TofugottEvent
  readonly content: Deck
  readonly plan: TofugottPlan
  readonly setupReason: TofugottSetupReason
  readonly facts: never
  readonly knowledge: TofugottKnowledge
  readonly known: TofugottKnowledge
}

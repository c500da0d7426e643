/** All types of the game, for the engine. */
import type { Happening, TijdlijnOutside } from '../outside/contract'
import type { TijdlijnPlan, TijdlijnSetupReason } from './plan'
import type { Deck } from './readContent'
import type { Open, TijdlijnState } from './state'

/** What happened, hidden parts included. */
export type TijdlijnEvent = Happening<Open, Open>

/** Keys of events whose dated side a person has seen in an earlier match (TL-33). */
export type TijdlijnFacts = readonly string[]

/** The types of Tijdlijn. */
export interface TijdlijnTypes extends TijdlijnOutside {
  readonly state: TijdlijnState
  readonly event: TijdlijnEvent
  readonly content: Deck
  readonly plan: TijdlijnPlan
  readonly setupReason: TijdlijnSetupReason
  readonly facts: TijdlijnFacts
  readonly knowledge: null
  readonly known: null
}

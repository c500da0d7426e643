/** All types of the game, for the engine. */
import type { BuchstabenbluffEvent, BuchstabenbluffOutside } from '../outside/contract'
import type { BuchstabenbluffKnowledge, KnownWords } from '../outside/knownWords'
import type { BuchstabenbluffPlan, LanguageContent } from './plan'
import type { BuchstabenbluffState } from './state'

/** The types of Buchstabenbluff. */
export interface BuchstabenbluffTypes extends BuchstabenbluffOutside {
  state: BuchstabenbluffState
  readonly event: BuchstabenbluffEvent
  readonly content: LanguageContent
  readonly plan: BuchstabenbluffPlan
  readonly setupReason: never
  readonly facts: never
  readonly knowledge: BuchstabenbluffKnowledge
  readonly known: KnownWords
}

/** The types of Whisper as the host knows them. */
import type { WhisperEvent, WhisperOutside } from '../outside/contract'
import type { WhisperFacts } from './deal'
import type { WhisperContent, WhisperPlan, WhisperSetupReason } from './plan'
import type { WhisperState } from './state'

/** What bots are handed: the words, and no weight. */
export interface WhisperKnowledge {
  readonly [key: string]: readonly string[]
  readonly words: readonly string[]
}

/** The types of this game. */
export interface WhisperTypes extends WhisperOutside {
  readonly state: WhisperState
  readonly event: WhisperEvent
  readonly content: WhisperContent
  readonly plan: WhisperPlan
  readonly setupReason: WhisperSetupReason
  readonly facts: WhisperFacts
  readonly knowledge: WhisperKnowledge
  readonly known: WhisperKnowledge
}

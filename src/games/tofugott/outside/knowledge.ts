/** What a bot knows of the question cards: what each would ask for, as a person knows who has read the box; nothing of where the cards lie. */
import type { QuestionKind } from './questionKinds'
import type { TraitWeights } from './traits'

/** What bots are handed of the content. */
export interface TofugottKnowledge {
  readonly [key: string]: Readonly<Record<string, readonly (TraitWeights | QuestionKind)[]>>
  /** By the id of a question card, for each of its three questions; cards without traits are absent. */
  readonly traits: Readonly<Record<string, readonly TraitWeights[]>>
  /** Likewise what each question is after. */
  readonly kinds: Readonly<Record<string, readonly QuestionKind[]>>
}

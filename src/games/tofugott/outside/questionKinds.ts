/** What a question is after, and what an answer means for it: what bots say of a card where the question is about no trait of it (TG-14). */
import { oneOf } from '../../../engine/basics/shapes'
import type { Trait, TraitWeights } from './traits'

/** What questions are after. */
export const QUESTION_KINDS = [
  /** Whom one would like beside oneself. */
  'company',
  /** Whom one falls for. */
  'love',
  /** Whom one believes, or leaves everything to. */
  'trust',
  /** Who is given something to do. */
  'helper',
  /** Who did it. */
  'culprit',
  /** Who eats, takes or keeps it all. */
  'glutton',
  /** Who talks, sings or tells. */
  'talker',
  /** Who is worth watching. */
  'show',
  /** Who has, takes or claims the say. */
  'ruler',
  /** Who is up to something. */
  'schemer',
  /** Who stays, sleeps or bears it. */
  'stoic',
  /** Who is suddenly there, or has been all along. */
  'apparition',
  /** Whom it goes wrong for. */
  'mishap',
  /** Who has a heart. */
  'kindness',
  /** Who catches the eye. */
  'looks',
  /** Who gets on everybody's nerves. */
  'nuisance',
  /** Who helps one out of it. */
  'rescue',
  /** Who is first, or gone. */
  'haste',
  /** Who knows or can do it. */
  'expert',
  /** Who is to be feared. */
  'threat',
  /** Who belongs in the picture: where nothing else is meant. */
  'scene',
] as const

/** What a question is after. */
export type QuestionKind = (typeof QUESTION_KINDS)[number]

/** Whether something names a kind of question. */
export const isQuestionKind = oneOf(QUESTION_KINDS)

/** A question is about a trait that its author has given this weight or more; whatever weighs less tips the scales and is no reason. */
const MAIN = 2

/** Where a trait is meant in another sense than its phrases: soft of the heart, to speak of cushions would miss the question; clean of order, so would soap; tasty of love, so would dinner. */
const MEANT_OTHERWISE: Readonly<Partial<Record<Trait, readonly QuestionKind[]>>> = {
  soft: ['kindness', 'show', 'talker', 'apparition', 'mishap', 'nuisance'],
  clean: ['nuisance', 'ruler', 'expert'],
  clever: ['talker', 'kindness'],
  social: ['apparition', 'love', 'nuisance', 'scene', 'trust'],
  tasty: ['expert', 'love'],
  talkative: ['culprit'],
  greedy: ['haste'],
}

/** Whether to have a trait, or to lack it, is a reason where this is asked. */
export function isTelling(trait: Trait, asked: TraitWeights, kind?: QuestionKind): boolean {
  if (kind !== undefined && MEANT_OTHERWISE[trait]?.includes(kind) === true) return false
  return Math.abs(asked[trait] ?? 0) >= MAIN
}

/** What ends the id of each wording; more for a card that answers the question, since every guess is said to do so. */
const WORDINGS = { for: [1, 2, 3, 4, 5, 6], against: [1, 2, 3] } as const

/** The id of what a reason means for a question; its wording is found by it. */
export type Point =
  | `${QuestionKind}-for-${(typeof WORDINGS.for)[number]}`
  | `${QuestionKind}-against-${(typeof WORDINGS.against)[number]}`

/** What may be said of a card that answers such a question, or that answers it least. */
export function pointsOf(kind: QuestionKind, isFor: boolean): readonly Point[] {
  return isFor
    ? WORDINGS.for.map((number): Point => `${kind}-for-${number}`)
    : WORDINGS.against.map((number): Point => `${kind}-against-${number}`)
}

/** Everything that may be said for or against a card, of every kind of question. */
export const POINTS: readonly Point[] = QUESTION_KINDS.flatMap((kind) => [
  ...pointsOf(kind, true),
  ...pointsOf(kind, false),
])

/** Whether something names one. */
export const isPoint = oneOf(POINTS)

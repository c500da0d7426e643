/** What a question is after, and what a reason means for it: the second half of what bots say of a card (TG-14). */
import { oneOf } from '../../../engine/shapes'
import { TRAITS, type Trait } from './traits'

/** For each kind of question the traits that are a reason there; another one that it asks for only tips the scales. */
const TELLING_TRAITS = {
  /** Whom one would like beside oneself. */
  company: ['calm', 'clean', 'social', 'soft', 'small', 'loyal', 'scary', 'talkative', 'funny'],
  /** Whom one falls for. */
  love: ['soft', 'clean', 'tasty', 'mysterious', 'social', 'loyal', 'funny', 'clever', 'strong'],
  /** Who is given something to do. */
  helper: ['useful', 'clever', 'loyal', 'calm', 'clean', 'quick', 'strong', 'greedy'],
  /** Who did it. */
  culprit: [
    'greedy',
    'clean',
    'loyal',
    'clever',
    'funny',
    'mysterious',
    'quick',
    'calm',
    'strong',
    'small',
    'talkative',
  ],
  /** Who eats, takes or keeps it all. */
  glutton: ['greedy', 'strong', 'clean', 'loyal', 'tasty', 'social', 'funny', 'small'],
  /** Who talks, sings or tells. */
  talker: ['talkative', 'social', 'funny', 'calm', 'mysterious', 'loyal', 'quick', 'clever'],
  /** Who is worth watching. */
  show: [
    'funny',
    'strong',
    'quick',
    'talkative',
    'clever',
    'calm',
    'mysterious',
    'social',
    'scary',
  ],
  /** Who has, takes or claims the say. */
  ruler: ['scary', 'strong', 'clever', 'greedy', 'talkative', 'calm', 'social', 'small'],
  /** Who is up to something. */
  schemer: [
    'clever',
    'loyal',
    'greedy',
    'mysterious',
    'talkative',
    'small',
    'quick',
    'calm',
    'funny',
    'scary',
  ],
  /** Who stays, sleeps or bears it. */
  stoic: ['calm', 'quick', 'strong', 'talkative', 'loyal', 'social', 'funny', 'clever'],
  /** Who is suddenly there, or has been all along. */
  apparition: ['mysterious', 'scary', 'social', 'talkative', 'loyal', 'small', 'calm'],
  /** Whom it goes wrong for. */
  mishap: ['clever', 'calm', 'strong', 'quick', 'talkative', 'funny', 'mysterious', 'small'],
  /** Who has a heart. */
  kindness: ['loyal', 'social', 'greedy', 'calm', 'scary', 'talkative'],
  /** Who catches the eye. */
  looks: ['clean', 'mysterious', 'calm', 'strong', 'soft', 'scary', 'funny', 'small'],
  /** Who gets on everybody's nerves. */
  nuisance: [
    'greedy',
    'talkative',
    'calm',
    'social',
    'funny',
    'clever',
    'loyal',
    'useful',
    'clean',
    'quick',
  ],
  /** Who helps one out of it. */
  rescue: ['strong', 'loyal', 'calm', 'quick', 'scary', 'soft', 'useful', 'clever', 'social'],
  /** Who is first, or gone. */
  haste: ['quick', 'strong', 'small', 'calm', 'social', 'greedy', 'loyal'],
  /** Who knows or can do it. */
  expert: ['clever', 'calm', 'useful', 'quick', 'talkative', 'strong', 'small', 'loyal'],
  /** Who is to be feared. */
  threat: ['scary', 'strong', 'soft', 'quick', 'mysterious', 'social', 'funny', 'greedy'],
  /** Who belongs in the picture: where nothing else is meant. */
  scene: TRAITS,
} as const satisfies Readonly<Record<string, readonly Trait[]>>

/** What a question is after. */
export type QuestionKind = keyof typeof TELLING_TRAITS

/** Whether something names a kind of question. */
export function isQuestionKind(value: unknown): value is QuestionKind {
  return typeof value === 'string' && Object.hasOwn(TELLING_TRAITS, value)
}

/** All kinds of questions. */
export const QUESTION_KINDS: readonly QuestionKind[] =
  Object.keys(TELLING_TRAITS).filter(isQuestionKind)

/** Whether a trait is a reason where this is asked. */
export function isTelling(trait: Trait, kind: QuestionKind): boolean {
  const telling: readonly Trait[] = TELLING_TRAITS[kind]
  return telling.includes(trait)
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

/** All of them. */
export const POINTS: readonly Point[] = QUESTION_KINDS.flatMap((kind) => [
  ...pointsOf(kind, true),
  ...pointsOf(kind, false),
])

/** Whether something names one. */
export const isPoint = oneOf(POINTS)

/** What a question is after, and what an answer means for it: all that bots say of a card, or the second half (TG-14). */
import { oneOf } from '../../../engine/shapes'
import { TRAITS, type Trait } from './traits'

/** A trait as it speaks for an answer: to have it, or to lack it. */
type Side = `${'+' | '-'}${Trait}`

/** What is a reason for an answer to such a question; the opposite is one against it. Another trait that it asks for only tips the scales. */
interface Grounds {
  /** What such a question is about: a word on what it means for the question goes with it. */
  readonly core: readonly Side[]
  /** What is a reason too and is said alone. */
  readonly also: readonly Side[]
}

const ANYTHING = TRAITS.flatMap((trait): Side[] => [`+${trait}`, `-${trait}`])

const GROUNDS = {
  /** Whom one would like beside oneself. */
  company: {
    core: ['+calm', '+clean', '+social', '+soft', '+loyal', '+funny', '-scary'],
    also: ['+small', '-talkative', '+talkative'],
  },
  /** Whom one falls for. */
  love: {
    core: ['+soft', '+clean', '+mysterious', '+loyal', '+funny'],
    also: ['+tasty', '+social'],
  },
  /** Who is given something to do. */
  helper: {
    core: ['+useful', '+clever', '+loyal', '+calm'],
    also: ['+clean', '+quick', '+strong', '-greedy'],
  },
  /** Who did it. */
  culprit: {
    core: ['+greedy', '-loyal'],
    also: ['-clean', '+mysterious', '-mysterious', '-clever', '+quick', '-calm', '-small'],
  },
  /** Who eats, takes or keeps it all. */
  glutton: { core: ['+greedy'], also: ['-loyal', '-clean', '-small'] },
  /** Who talks, sings or tells. */
  talker: { core: ['+talkative'], also: ['+social', '+funny', '-calm', '-mysterious'] },
  /** Who is worth watching. */
  show: {
    core: ['+funny', '+quick'],
    also: ['+strong', '+talkative', '+clever', '-calm', '+mysterious', '+social', '+scary'],
  },
  /** Who has, takes or claims the say. */
  ruler: { core: ['+scary', '+strong'], also: ['+clever', '+greedy', '+talkative', '+calm'] },
  /** Who is up to something. */
  schemer: { core: ['+clever', '-loyal'], also: ['+greedy', '+mysterious', '+quick'] },
  /** Who stays, sleeps or bears it. */
  stoic: { core: ['+calm', '-quick'], also: ['-talkative', '+loyal', '-social'] },
  /** Who is suddenly there, or has been all along. */
  apparition: {
    core: ['+mysterious', '+scary'],
    also: ['-social', '-talkative', '+quick', '+small'],
  },
  /** Whom it goes wrong for. */
  mishap: { core: ['-clever', '-calm'], also: ['+talkative', '+quick', '+greedy'] },
  /** Who has a heart. */
  kindness: { core: ['+loyal', '-greedy'], also: ['+social', '+calm', '-scary', '-talkative'] },
  /** Who catches the eye. */
  looks: {
    core: ['+clean'],
    also: ['+mysterious', '+calm', '+strong', '+soft', '+scary', '+funny', '-small'],
  },
  /** Who gets on everybody's nerves. */
  nuisance: {
    core: ['+greedy', '+talkative'],
    also: ['-calm', '-loyal', '-useful', '-clean', '-quick', '-funny', '-small'],
  },
  /** Who helps one out of it. */
  rescue: {
    core: ['+strong', '+loyal', '+useful'],
    also: ['+calm', '+quick', '+scary', '+clever', '+soft'],
  },
  /** Who is first, or gone. */
  haste: { core: ['+quick'], also: ['-calm', '+greedy', '+small', '+strong'] },
  /** Who knows or can do it. */
  expert: { core: ['+clever', '+useful'], also: ['+calm', '+quick', '+loyal'] },
  /** Who is to be feared. */
  threat: { core: ['+scary'], also: ['+strong', '-soft', '+quick', '+mysterious', '-social'] },
  /** Who belongs in the picture: where nothing else is meant. */
  scene: { core: [], also: ANYTHING },
} as const satisfies Readonly<Record<string, Grounds>>

/** What a question is after. */
export type QuestionKind = keyof typeof GROUNDS

/** Whether something names a kind of question. */
export function isQuestionKind(value: unknown): value is QuestionKind {
  return typeof value === 'string' && Object.hasOwn(GROUNDS, value)
}

/** All kinds of questions. */
export const QUESTION_KINDS: readonly QuestionKind[] = Object.keys(GROUNDS).filter(isQuestionKind)

/** A trait that a silhouette has or lacks, and whether it is named for an answer or against it. */
export interface NamedTrait {
  readonly trait: Trait
  readonly isThere: boolean
  readonly isFor: boolean
}

function sideOf({ trait, isThere, isFor }: NamedTrait): Side {
  return `${isThere === isFor ? '+' : '-'}${trait}`
}

/** Whether it is what such a question is about. */
export function isCore(named: NamedTrait, kind: QuestionKind): boolean {
  const { core }: Grounds = GROUNDS[kind]
  return core.includes(sideOf(named))
}

/** Whether it is a reason where this is asked. */
export function isTelling(named: NamedTrait, kind: QuestionKind): boolean {
  const { also }: Grounds = GROUNDS[kind]
  return isCore(named, kind) || also.includes(sideOf(named))
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

/** Why a bot chose a silhouette, in one sentence: what is true of it where the question is about that, or what the choice means for the question. */
import { pick, type Random } from '../../engine/chance/random'
import type { Explanation } from '../../games/tofugott/outside/contract'
import type { Role } from '../../games/tofugott/outside/role'
import { factOf } from '../../games/tofugott/outside/facts'
import {
  phrasesOf,
  SPARE_PHRASES_FOR,
  type Phrase,
  type Sentence,
} from '../../games/tofugott/outside/phrases'
import {
  isTelling,
  pointsOf,
  type Point,
  type QuestionKind,
} from '../../games/tofugott/outside/questionKinds'
import type { Silhouette } from '../../games/tofugott/outside/silhouettes'
import {
  TRAITS,
  TRAIT_VALUES,
  type Trait,
  type TraitWeights,
} from '../../games/tofugott/outside/traits'

/** What speaks for the silhouette, or against it where it is the worst answer. */
export interface Reasons {
  readonly role: Role
  /** What the question asks for: nothing else is a reason. */
  readonly asked: TraitWeights
  /** What its owner likes anyway: of two reasons the one that he would name. */
  readonly leaning: TraitWeights
  /** What the question is after; absent where its author does not say. */
  readonly kind?: QuestionKind
  /** What anybody has said in the match: never again. */
  readonly heard: ReadonlySet<Sentence>
}

/** Where no trait says it, and the question does not say what it is after. */
const WITHOUT_REASON: Readonly<Record<Role, readonly Phrase[]>> = {
  guess: [
    'process-of-elimination',
    'nothing-better',
    'obvious',
    'gut-feeling',
    'wild-guess',
    'that-look',
    'i-know-you',
    'in-every-way',
    'sticking-to-it',
    'second-thoughts',
    'nobody-suspects',
    'long-story',
    'dont-ask',
  ],
  best: ['pure-love', 'no-contest', 'always-known', 'pay-to-see', 'gut-feeling', 'that-look'],
  worst: ['with-love', 'no-offence', 'picture-it', 'end-badly', 'gut-feeling', 'that-look'],
}

/** A trait that speaks for a choice. */
export interface Reason {
  readonly trait: Trait
  /** The silhouette has it; otherwise it is the lack that speaks. */
  readonly isThere: boolean
  /** How much it speaks, above 0. */
  readonly weight: number
}

/** What a silhouette has a little of and nobody would say of it: it tips the scales and is no reason. */
const NEVER_SAID: Readonly<Partial<Record<Silhouette, readonly Trait[]>>> = {
  human: ['soft'],
  ghost: ['soft'],
}

/** What speaks for a best answer or a guess, or against a worst one: traits that the question asks for, or asks to be without, and that the silhouette has, or lacks. */
function reasonsFor(
  silhouette: Silhouette,
  { role, asked, leaning }: Pick<Reasons, 'role' | 'asked' | 'leaning'>,
): readonly Reason[] {
  const sign = role === 'worst' ? -1 : 1
  const values = TRAIT_VALUES[silhouette]
  return TRAITS.flatMap((trait) => {
    const speaks = Math.round(sign * (asked[trait] ?? 0) * values[trait])
    if (speaks <= 0 || NEVER_SAID[silhouette]?.includes(trait)) return []
    const liked = Math.max(0, Math.round(sign * (leaning[trait] ?? 0) * values[trait]))
    return [{ trait, isThere: values[trait] > 0, weight: speaks + liked }]
  })
}

/** A word on what the choice means for the question comes up as often as a trait that weighs so much. */
const POINT_WEIGHT = 4

/** What everybody knows of the silhouette comes up so many times as often as a phrase: it says most of how its owner thinks. */
const FACT_WEIGHT = 8

/** Wordings of a trait that miss a question of this kind: who stays at one's side says nothing of who tells stories. */
const MISSES: Readonly<Partial<Record<QuestionKind, readonly Sentence[]>>> = {
  schemer: [
    'so-loyal-2',
    'so-loyal-3',
    'so-loyal-5',
    'not-loyal-2',
    'fact-elephant-loyal',
    'fact-tree-loyal',
  ],
}

/** What is said for these reasons: facts, and phrases in every wording, each as often as it weighs. */
function sentencesFor(silhouette: Silhouette, reasons: readonly Reason[]): Sentence[] {
  return reasons.flatMap(({ trait, isThere, weight }) => {
    const fact = factOf(silhouette, trait)
    const facts = Array.from({ length: FACT_WEIGHT }, () => fact ?? [])
    return Array.from({ length: weight }, () => [
      ...facts.flat(),
      ...phrasesOf(trait, isThere),
    ]).flat()
  })
}

/** What the choice means for the question. */
function pointsFor({ kind, role }: Reasons): Point[] {
  const points = kind ? pointsOf(kind, role !== 'worst') : []
  return Array.from({ length: POINT_WEIGHT }, () => points).flat()
}

/** What may be said, by lists: of the first one in which something is new one is taken. What is true of any card is said only where nobody knows what the question is after. */
function listsInOrder(silhouette: Silhouette, reasons: Reasons): (readonly Sentence[])[] {
  const { kind, role, asked } = reasons
  const telling = reasonsFor(silhouette, reasons).filter(({ trait }) =>
    isTelling(trait, asked, kind),
  )
  const misses = (kind && MISSES[kind]) ?? []
  const fitting = [...sentencesFor(silhouette, telling), ...pointsFor(reasons)].filter(
    (sentence) => !misses.includes(sentence),
  )
  return kind ? [fitting] : [fitting, WITHOUT_REASON[role], SPARE_PHRASES_FOR[role]]
}

/** One reason that fits the choice: what speaks for it, or what it means for the question; nothing that anybody at the table has said. Undefined where nothing new fits. */
export function explainChoice(
  silhouette: Silhouette,
  reasons: Reasons,
  random: Random,
): Explanation | undefined {
  for (const sentences of listsInOrder(silhouette, reasons)) {
    const left = sentences.filter((sentence) => !reasons.heard.has(sentence))
    const phrase = pick(left, random)
    if (phrase !== undefined) return { kind: 'phrase', phrase }
  }
  return undefined
}

/** Why a bot chose a silhouette: a phrase that is true of it, what that means for the question, or both where they belong together. */
import { pick, type Random } from '../../engine/random'
import type { Explanation, Role } from '../../games/tofugott/outside/contract'
import {
  phrasesOf,
  SPARE_PHRASES_FOR,
  type Phrase,
  type Sentence,
} from '../../games/tofugott/outside/phrases'
import {
  isCore,
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
export function reasonsFor(
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

/** Reasons that weigh less are named only where nothing else is left to say: whoever is a little quick is not praised for it. */
const HEAVY = 2

/** The phrases for these reasons, in every wording and each as often as it weighs. */
function phrasesFor(reasons: readonly Reason[]): Phrase[] {
  return reasons.flatMap(({ trait, isThere, weight }) =>
    Array.from({ length: weight }, () => phrasesOf(trait, isThere)).flat(),
  )
}

/** Those that nobody at the table has said. */
function unsaidAmong<S extends Sentence>(sentences: readonly S[], { heard }: Reasons): S[] {
  return sentences.filter((sentence) => !heard.has(sentence))
}

/** What the choice means for the question, in words that nobody at the table has used. */
function pointsLeft(reasons: Reasons): readonly Point[] {
  const { kind, role } = reasons
  return kind ? unsaidAmong(pointsOf(kind, role !== 'worst'), reasons) : []
}

/** What may be said first, by lists: of the first one in which something is new one is taken. */
function listsInOrder(silhouette: Silhouette, reasons: Reasons): (readonly Sentence[])[] {
  const { kind, role } = reasons
  const isFor = role !== 'worst'
  const all = reasonsFor(silhouette, reasons)
  const telling = kind ? all.filter((reason) => isTelling({ ...reason, isFor }, kind)) : all
  const heavy = phrasesFor(telling.filter(({ weight }) => weight >= HEAVY))
  if (kind) return [heavy, pointsLeft(reasons), phrasesFor(telling)]
  return [heavy, phrasesFor(telling), WITHOUT_REASON[role], SPARE_PHRASES_FOR[role]]
}

/** The word on what a reason means for the question; only where the reason is what such a question is about, so that the two belong together. */
function pointAfter(sentence: Sentence, all: readonly Reason[], reasons: Reasons) {
  const { kind, role, heard } = reasons
  const reason = all.find(({ trait, isThere }) =>
    phrasesOf(trait, isThere).some((phrase) => phrase === sentence),
  )
  if (!kind || !reason || !isCore({ ...reason, isFor: role !== 'worst' }, kind)) return undefined
  const left = pointsLeft(reasons)
  // By what was said so far and not at random, so that talk changes nothing of what is played.
  return left[heard.size % Math.max(1, left.length)]
}

/** A reason that fits the choice: what speaks for it, or what it means for the question, or both; nothing that anybody at the table has said. Undefined where nothing new fits. */
export function explainChoice(
  silhouette: Silhouette,
  reasons: Reasons,
  random: Random,
): Explanation | undefined {
  for (const sentences of listsInOrder(silhouette, reasons)) {
    const phrase = pick(unsaidAmong(sentences, reasons), random)
    if (phrase === undefined) continue
    const point = pointAfter(phrase, reasonsFor(silhouette, reasons), reasons)
    return { kind: 'phrase', phrase, ...(point && { point }) }
  }
  return undefined
}

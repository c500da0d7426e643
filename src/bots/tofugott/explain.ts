/** Why a bot chose a silhouette: a phrase that is true of it, and what that means for the question. */
import { pick, type Random } from '../../engine/random'
import type { Explanation, Role } from '../../games/tofugott/outside/contract'
import { phrasesOf, SPARE_PHRASES_FOR, type Phrase } from '../../games/tofugott/outside/phrases'
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
import type { Sentence } from './memory'

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

/** Where no trait says it. */
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

/** Phrases that name no trait and go with a word on what it means for the question: with it they are a reason for it. */
const CONFIDENT: ReadonlySet<Phrase> = new Set([
  'process-of-elimination',
  'obvious',
  'gut-feeling',
  'wild-guess',
  'that-look',
  'i-know-you',
  'in-every-way',
  'sticking-to-it',
  'always-known',
  'no-contest',
  'with-love',
  'no-offence',
  'first-thought',
  'would-bet',
  'knowing-people',
  'in-a-dream',
  'little-bird',
  'keep-it-simple',
  'mind-reader',
  'stomach-says',
  'long-thought',
  'feel-it',
  'my-favourite',
  'any-day',
  'no-second',
  'quick-heart',
  'who-else',
  'not-even',
  'no-thanks',
  'bottom-of-list',
])

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

/** What may be said of a choice: each list by weight, what speaks most first. */
interface Sayable {
  /** Phrases with a trait that tells something where this is asked. */
  readonly telling: readonly (readonly Phrase[])[]
  /** Phrases that are a reason once a word on what it means for the question follows. */
  readonly confident: readonly (readonly Phrase[])[]
  /** What is true and tells nothing of what is asked. */
  readonly others: readonly (readonly Phrase[])[]
}

/** Heavy reasons first, then all. */
function byWeight(reasons: readonly Reason[]): (readonly Phrase[])[] {
  return [phrasesFor(reasons.filter(({ weight }) => weight >= HEAVY)), phrasesFor(reasons)]
}

function sayableOf(silhouette: Silhouette, reasons: Reasons): Sayable {
  const { kind, role } = reasons
  const all = reasonsFor(silhouette, reasons)
  const general = [WITHOUT_REASON[role], SPARE_PHRASES_FOR[role]]
  return {
    telling: byWeight(kind ? all.filter(({ trait }) => isTelling(trait, kind)) : all),
    confident: general.map((phrases) => phrases.filter((phrase) => CONFIDENT.has(phrase))),
    others: [...byWeight(all), ...general],
  }
}

/** Those that nobody at the table has said. */
function unsaidAmong<S extends Sentence>(sentences: readonly S[], { heard }: Reasons): S[] {
  return sentences.filter((sentence) => !heard.has(sentence))
}

/** What the reason means for the question, in words that nobody at the table has used; undefined where there are none. */
function pointFor(reasons: Reasons): Point | undefined {
  const { kind, role, heard } = reasons
  if (!kind) return undefined
  const open = unsaidAmong(pointsOf(kind, role !== 'worst'), reasons)
  // By what was said so far and not at random, so that talk changes nothing of what is played.
  return open[heard.size % Math.max(1, open.length)]
}

/** Whether a word on what it means for the question may follow. */
function mayHavePoint(phrase: Phrase, role: Role): boolean {
  if (CONFIDENT.has(phrase)) return true
  return !SPARE_PHRASES_FOR[role].includes(phrase) && !WITHOUT_REASON[role].includes(phrase)
}

/** The lists of phrases from which one is taken, the best first: a reason that fits; where the question says of no kind what fits it, then what else is true. */
function listsInOrder(
  silhouette: Silhouette,
  reasons: Reasons,
  point: Point | undefined,
): readonly (readonly Phrase[])[] {
  const { telling, confident, others } = sayableOf(silhouette, reasons)
  return [...telling, ...(point ? confident : []), ...(reasons.kind ? [] : others)]
}

/** A reason that fits the choice: what speaks for it and what that means for the question; nothing that anybody at the table has said. Undefined where nothing new fits. */
export function explainChoice(
  silhouette: Silhouette,
  reasons: Reasons,
  random: Random,
): Explanation | undefined {
  const point = pointFor(reasons)
  for (const phrases of listsInOrder(silhouette, reasons, point)) {
    const phrase = pick(unsaidAmong(phrases, reasons), random)
    if (phrase === undefined) continue
    const hasPoint = point !== undefined && mayHavePoint(phrase, reasons.role)
    return { kind: 'phrase', phrase, ...(hasPoint && { point }) }
  }
  return undefined
}

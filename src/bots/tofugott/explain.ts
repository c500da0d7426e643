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
  /** What somebody has said in this turn: not again. */
  readonly said: ReadonlySet<Sentence>
  /** What anybody has said in the match: not again while there is something else that is true. */
  readonly heard: ReadonlySet<Sentence>
  /** What the bot itself has said in the match: never again. */
  readonly ownWords: ReadonlySet<Sentence>
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

/** Of those the ones that go with a word on what it means for the question. */
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
])

/** A trait that speaks for a choice. */
export interface Reason {
  readonly trait: Trait
  /** The silhouette has it; otherwise it is the lack that speaks. */
  readonly isThere: boolean
  /** How much it speaks, above 0. */
  readonly weight: number
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
    if (speaks <= 0) return []
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

/** What may be said, in the order in which it is looked through: traits that are telling where this is asked; then rather no trait than one that is not. */
function phrasesInOrder(silhouette: Silhouette, reasons: Reasons): (readonly Phrase[])[] {
  const { kind, role } = reasons
  const all = reasonsFor(silhouette, reasons)
  const telling = kind ? all.filter(({ trait }) => isTelling(trait, kind)) : all
  const isHeavy = ({ weight }: Reason): boolean => weight >= HEAVY
  const general = WITHOUT_REASON[role]
  return [
    phrasesFor(telling.filter(isHeavy)),
    phrasesFor(telling),
    kind ? general.filter((phrase) => CONFIDENT.has(phrase)) : [],
    phrasesFor(all.filter(isHeavy)),
    phrasesFor(all),
    general,
    SPARE_PHRASES_FOR[role],
  ]
}

/** What the reason means for the question, in words that nobody at the table has used; undefined where all have been. */
function pointFor({ kind, role, heard }: Reasons): Point | undefined {
  if (!kind) return undefined
  const open = pointsOf(kind, role !== 'worst').filter((point) => !heard.has(point))
  // By what was said so far and not at random, so that talk changes nothing of what is played.
  return open[heard.size % Math.max(1, open.length)]
}

/** Whether a word on what it means for the question may follow. */
function mayHavePoint(phrase: Phrase, role: Role): boolean {
  if (SPARE_PHRASES_FOR[role].includes(phrase)) return false
  return CONFIDENT.has(phrase) || !WITHOUT_REASON[role].includes(phrase)
}

/** A reason that fits the choice: what speaks for it and what that means for the question, else a phrase that names nothing; rather what nobody at the table has said. Undefined where the bot has said everything before. */
export function explainChoice(
  silhouette: Silhouette,
  reasons: Reasons,
  random: Random,
): Explanation | undefined {
  const { role, said, heard, ownWords } = reasons
  const point = pointFor(reasons)
  const inOrder = phrasesInOrder(silhouette, reasons)
  const isNew = (phrase: Phrase): boolean => !heard.has(phrase)
  const isUnsaid = (phrase: Phrase): boolean => !said.has(phrase) && !ownWords.has(phrase)
  for (const mayBeSaid of [isNew, isUnsaid]) {
    for (const phrases of inOrder) {
      const phrase = pick(phrases.filter(mayBeSaid), random)
      if (phrase === undefined) continue
      const hasPoint = point !== undefined && mayHavePoint(phrase, role)
      return { kind: 'phrase', phrase, ...(hasPoint && { point }) }
    }
  }
  return undefined
}

/** Why a bot chose a silhouette, in one phrase that is true of it. */
import { pick, type Random } from '../../engine/random'
import type { Role } from '../../games/tofugott/outside/contract'
import { phrasesOf, type Phrase } from '../../games/tofugott/outside/phrases'
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
  /** What somebody has said already: not again, if there is anything else to say. */
  readonly said: ReadonlySet<Phrase>
}

/** Where no trait says it. */
const WITHOUT_REASON: Readonly<Record<Role, readonly [Phrase, ...Phrase[]]>> = {
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

/** What speaks for a best answer or a guess, or against a worst one: traits that the question asks for, or asks to be without, and that the silhouette has, or lacks. */
export function reasonsFor(
  silhouette: Silhouette,
  { role, asked, leaning }: Omit<Reasons, 'said'>,
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
const TELLING = 2

/** The phrases for these reasons, in every wording and each as often as it weighs. */
function phrasesFor(reasons: readonly Reason[]): Phrase[] {
  return reasons.flatMap(({ trait, isThere, weight }) =>
    Array.from({ length: weight }, () => phrasesOf(trait, isThere)).flat(),
  )
}

/** A phrase that fits the choice: what speaks for it, else one that names nothing. */
export function explainChoice(silhouette: Silhouette, reasons: Reasons, random: Random): Phrase {
  const unsaid = (phrases: readonly Phrase[]): Phrase | undefined =>
    pick(
      phrases.filter((phrase) => !reasons.said.has(phrase)),
      random,
    )
  const general = WITHOUT_REASON[reasons.role]
  const all = reasonsFor(silhouette, reasons)
  const telling = all.filter(({ weight }) => weight >= TELLING)
  return unsaid(phrasesFor(telling)) ?? unsaid(phrasesFor(all)) ?? unsaid(general) ?? general[0]
}

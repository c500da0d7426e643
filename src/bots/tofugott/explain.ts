/** Why a bot chose a silhouette, in one phrase that is true of it. */
import { pick, type Random } from '../../engine/random'
import type { Choice, Role } from '../../games/tofugott/outside/contract'
import { phraseOf, type Phrase } from '../../games/tofugott/outside/phrases'
import type { Silhouette } from '../../games/tofugott/outside/silhouettes'
import { TRAITS, TRAIT_VALUES, type TraitWeights } from '../../games/tofugott/outside/traits'

/** What speaks for the silhouette, or against it where it is the worst answer. */
export interface Reasons {
  readonly role: Role
  /** What was looked for, each list for itself: the question's, and what its owner likes anyway. */
  readonly wanted: readonly TraitWeights[]
}

/** Where no trait says it. */
const WITHOUT_REASON: Readonly<Record<Role, readonly Phrase[]>> = {
  guess: ['process-of-elimination', 'wild-guess', 'nothing-better'],
  best: ['gut-feeling', 'pure-love', 'that-look'],
  worst: ['gut-feeling', 'with-love', 'no-offence'],
}

/** The phrases for traits that speak for it, the strongest as often as it weighs. */
function phrasesFor(silhouette: Silhouette, { role, wanted }: Reasons): Phrase[] {
  const sign = role === 'worst' ? -1 : 1
  const values = TRAIT_VALUES[silhouette]
  return TRAITS.flatMap((trait) => {
    const weight = wanted.reduce((sum, weights) => sum + (weights[trait] ?? 0), 0)
    const speaks = Math.max(0, Math.round(sign * weight * values[trait]))
    return Array.from({ length: speaks }, () => phraseOf(trait, values[trait] > 0))
  })
}

/** The silhouette with a phrase that fits the choice. */
export function explainChoice(silhouette: Silhouette, reasons: Reasons, random: Random): Choice {
  const phrase =
    pick(phrasesFor(silhouette, reasons), random) ?? pick(WITHOUT_REASON[reasons.role], random)
  return phrase === undefined
    ? { silhouette }
    : { silhouette, explanation: { kind: 'phrase', phrase } }
}

/** Why a bot chose a silhouette, in one phrase that is true of it. */
import { pick, type Random } from '../../engine/random'
import type { Role } from '../../games/tofugott/outside/contract'
import { phraseOf, type Phrase } from '../../games/tofugott/outside/phrases'
import type { Silhouette } from '../../games/tofugott/outside/silhouettes'
import { TRAITS, TRAIT_VALUES, type TraitWeights } from '../../games/tofugott/outside/traits'

/** What speaks for the silhouette, or against it where it is the worst answer. */
export interface Reasons {
  readonly role: Role
  /** What the question asks for: nothing else is a reason. */
  readonly asked: TraitWeights
  /** What its owner likes anyway: of two reasons the one that he would name. */
  readonly leaning: TraitWeights
  /** What he said before: not again, if there is anything else to say. */
  readonly last: Phrase | undefined
  /** Who explains at the same time as others, unheard by them: his place among them and how many they are, so that each says something else. */
  readonly among?: { readonly place: number; readonly number: number }
}

/** Where no trait says it. */
const WITHOUT_REASON: Readonly<Record<Role, readonly [Phrase, ...Phrase[]]>> = {
  guess: ['process-of-elimination', 'nothing-better', 'obvious', 'gut-feeling', 'wild-guess'],
  best: ['gut-feeling', 'pure-love', 'that-look'],
  worst: ['gut-feeling', 'with-love', 'no-offence'],
}

/** The phrases for traits that the question asks for and that speak for it, the strongest as often as it weighs. */
function phrasesFor(silhouette: Silhouette, { role, asked, leaning }: Reasons): Phrase[] {
  const sign = role === 'worst' ? -1 : 1
  const values = TRAIT_VALUES[silhouette]
  return TRAITS.flatMap((trait) => {
    const speaks = Math.round(sign * (asked[trait] ?? 0) * values[trait])
    if (speaks <= 0) return []
    const liked = Math.max(0, Math.round(sign * (leaning[trait] ?? 0) * values[trait]))
    return Array.from({ length: speaks + liked }, () => phraseOf(trait, values[trait] > 0))
  })
}

/** The phrase for one of several who explain at once: they go through one list, strongest reason first, from places of their own. */
function phraseAmong(
  phrases: readonly Phrase[],
  { place, number }: { readonly place: number; readonly number: number },
): Phrase | undefined {
  const enough = [...new Set(phrases)].slice(0, number)
  return enough[place % Math.max(enough.length, 1)]
}

/** A phrase that fits the choice. */
export function explainChoice(silhouette: Silhouette, reasons: Reasons, random: Random): Phrase {
  const isNew = (phrase: Phrase): boolean => phrase !== reasons.last
  const general = WITHOUT_REASON[reasons.role]
  const named = phrasesFor(silhouette, reasons)
  if (reasons.among) {
    const phrase = phraseAmong([...named, ...general].filter(isNew), reasons.among)
    return phrase ?? general[0]
  }
  return pick(named.filter(isNew), random) ?? pick(general.filter(isNew), random) ?? general[0]
}

/** The model of taste: how good an answer each silhouette is in somebody's eyes. */
import { present } from '../../engine/basics/invariant'
import { pick, type Random } from '../../engine/chance/random'
import { CHARACTERS, type Character } from '../../games/tofugott/outside/characters'
import { SILHOUETTES, type Silhouette } from '../../games/tofugott/outside/silhouettes'
import { fitOf, type TraitWeights } from '../../games/tofugott/outside/traits'
import { LEANINGS } from './characters'

/** How much more each silhouette is worth than what a question asks for, in units of fit; absent: nothing. */
export type Taste = ReadonlyMap<Silhouette, number>

/** A player as the model draws one. */
export interface Person {
  readonly character: Character
  readonly taste: Taste
}

/** Nothing but what the question asks for: the taste of the box. */
export const PLAIN_TASTE: Taste = new Map()

/** A character is felt so many times as strongly, in hundredths. */
const [FAINTEST, STRONGEST] = [70, 130]
const HUNDRED = 100
/** Quirks about single silhouettes reach so far either way. */
const QUIRK = 2
/** How much a unit of worth tells: the lower, the more is left to the mood of the moment. */
const DECISIVENESS = 0.6

/** A number between -1 and 1, those in the middle more likely. */
function swing(random: Random): number {
  return (random.below(HUNDRED + 1) + random.below(HUNDRED + 1)) / HUNDRED - 1
}

function likingOf(character: Character, silhouette: Silhouette): number {
  const { traits, dear } = LEANINGS[character]
  return fitOf(silhouette, traits) + (dear?.[silhouette] ?? 0)
}

/** A player of this character: more or less marked, with quirks of his own. */
export function drawPersonOf(character: Character, random: Random): Person {
  const strength = (FAINTEST + random.below(STRONGEST - FAINTEST + 1)) / HUNDRED
  const taste = new Map<Silhouette, number>()
  for (const silhouette of SILHOUETTES) {
    taste.set(silhouette, strength * likingOf(character, silhouette) + QUIRK * swing(random))
  }
  return { character, taste }
}

/** A player of any character. */
export function drawPerson(random: Random): Person {
  return drawPersonOf(present(pick(CHARACTERS, random), 'there are characters'), random)
}

/** How well each of these silhouettes fits a question, in their order. */
export function fitsOf(
  silhouettes: readonly Silhouette[],
  weights: TraitWeights,
): readonly number[] {
  return silhouettes.map((silhouette) => fitOf(silhouette, weights))
}

/** How good an answer each of these silhouettes with these fits is to somebody; the differences say how much more often one is chosen. */
export function worthsOf(
  silhouettes: readonly Silhouette[],
  fits: readonly number[],
  taste: Taste,
): readonly number[] {
  return silhouettes.map(
    (silhouette, place) => DECISIVENESS * ((fits[place] ?? 0) + (taste.get(silhouette) ?? 0)),
  )
}

/**
 * What people tend to see in the silhouettes: the model of taste that bots think with and that their phrases name.
 *
 * Every trait has a value from -2 (the very opposite) to 2 (the very picture of it) for each silhouette; 0 says that nobody would think of it. The values are our own judgement of
 * what is said of these figures at a table, not zoology. They are set so that over all shipped questions every silhouette is the best and the worst answer now and then and none
 * too often; the tests of the deck hold them to it.
 */
import type { Silhouette } from './silhouettes'

/** The traits in the order in which phrases list them. */
export const TRAITS = [
  'strong',
  'small',
  'clever',
  'social',
  'calm',
  'scary',
  'clean',
  'tasty',
  'loyal',
  'quick',
  'mysterious',
  'useful',
  'funny',
  'talkative',
  'soft',
  'greedy',
] as const

/** Something that a silhouette may have. */
export type Trait = (typeof TRAITS)[number]

/** Weights by trait, -2 to 2: what makes a good answer to a question; a trait that is absent does not matter. */
export type TraitWeights = Readonly<Partial<Record<Trait, number>>>

/** How much of each trait a silhouette has, -2 to 2. */
export const TRAIT_VALUES: Readonly<Record<Silhouette, Readonly<Record<Trait, number>>>> = {
  // Wily, restless, always hungry; comes in gangs and leaves the ship first.
  rat: {
    strong: -1,
    small: 1,
    clever: 2,
    social: 1,
    calm: -2,
    scary: 1,
    clean: -2,
    tasty: -2,
    loyal: -2,
    quick: 2,
    mysterious: 0,
    useful: -1,
    funny: 0,
    talkative: 0,
    soft: 0,
    greedy: 2,
  },
  // Jolly, round, honest; loves mud and dinner.
  pig: {
    strong: 1,
    small: -1,
    clever: 0,
    social: 1,
    calm: 0,
    scary: -1,
    clean: -2,
    tasty: 2,
    loyal: 1,
    quick: -1,
    mysterious: -2,
    useful: 0,
    funny: 2,
    talkative: 1,
    soft: 1,
    greedy: 2,
  },
  // Huge and faithful, never forgets; nothing near it is safe from its behind.
  elephant: {
    strong: 2,
    small: -2,
    clever: 2,
    social: 2,
    calm: 1,
    scary: 1,
    clean: -1,
    tasty: -1,
    loyal: 2,
    quick: -2,
    mysterious: -1,
    useful: 1,
    funny: 1,
    talkative: 0,
    soft: -2,
    greedy: 1,
  },
  // Everybody's darling: bright, shiny, never stops chattering.
  dolphin: {
    strong: 1,
    small: -1,
    clever: 2,
    social: 2,
    calm: -1,
    scary: -2,
    clean: 2,
    tasty: -1,
    loyal: 1,
    quick: 2,
    mysterious: -1,
    useful: -1,
    funny: 1,
    talkative: 2,
    soft: -1,
    greedy: 0,
  },
  // Talks, wants things, worries; the one who invented both tools and taxes.
  human: {
    strong: 0,
    small: 0,
    clever: 1,
    social: 1,
    calm: -2,
    scary: 1,
    clean: -1,
    tasty: -1,
    loyal: -1,
    quick: 0,
    mysterious: -2,
    useful: 1,
    funny: 1,
    talkative: 2,
    soft: 1,
    greedy: 2,
  },
  // White, quiet, soft, and at peace with everything; takes on any taste.
  tofu: {
    strong: -2,
    small: 1,
    clever: -1,
    social: 0,
    calm: 2,
    scary: -2,
    clean: 2,
    tasty: 1,
    loyal: 0,
    quick: -1,
    mysterious: 0,
    useful: 0,
    funny: 1,
    talkative: -2,
    soft: 2,
    greedy: -2,
  },
  // Patient, deft, alone in the corner; eight legs and a plan.
  spider: {
    strong: -1,
    small: 2,
    clever: 2,
    social: -2,
    calm: 1,
    scary: 2,
    clean: 0,
    tasty: -2,
    loyal: -1,
    quick: 1,
    mysterious: 1,
    useful: 1,
    funny: -1,
    talkative: -1,
    soft: 0,
    greedy: 1,
  },
  // Small and sturdy, works without a word, carries far more than its own weight.
  beetle: {
    strong: 2,
    small: 2,
    clever: 0,
    social: -1,
    calm: 2,
    scary: 1,
    clean: 1,
    tasty: -1,
    loyal: 1,
    quick: 0,
    mysterious: 0,
    useful: 2,
    funny: 0,
    talkative: -1,
    soft: -2,
    greedy: -1,
  },
  // Stands where it stood yesterday, gives fruit and shade, says nothing.
  tree: {
    strong: 2,
    small: -2,
    clever: 0,
    social: 0,
    calm: 2,
    scary: -1,
    clean: 0,
    tasty: 1,
    loyal: 2,
    quick: -2,
    mysterious: 1,
    useful: 2,
    funny: -2,
    talkative: -2,
    soft: -1,
    greedy: -1,
  },
  // Comes through walls, needs nothing, explains nothing, and never moves out.
  ghost: {
    strong: -2,
    small: 0,
    clever: 0,
    social: -2,
    calm: 0,
    scary: 2,
    clean: 2,
    tasty: -2,
    loyal: 1,
    quick: 1,
    mysterious: 2,
    useful: -2,
    funny: 0,
    talkative: 0,
    soft: 1,
    greedy: -2,
  },
}

/** How well a silhouette answers a question with these weights; only the order among silhouettes has a meaning. */
export function fitOf(silhouette: Silhouette, weights: TraitWeights): number {
  const values = TRAIT_VALUES[silhouette]
  return TRAITS.reduce((sum, trait) => sum + (weights[trait] ?? 0) * values[trait], 0)
}

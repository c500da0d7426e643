/** What everybody knows of one silhouette: the very picture of a trait, or the very opposite of it. Bots give it as a reason where a question is about that trait (TG-14). */
import { oneOf } from '../../../engine/basics/shapes'
import type { Silhouette } from './silhouettes'
import type { Trait } from './traits'

/** One for each value of 2 or -2 (`TRAIT_VALUES`). */
export const FACTS = [
  'fact-rat-clever',
  'fact-rat-calm',
  'fact-rat-clean',
  'fact-rat-tasty',
  'fact-rat-loyal',
  'fact-rat-quick',
  'fact-rat-greedy',
  'fact-pig-clean',
  'fact-pig-tasty',
  'fact-pig-mysterious',
  'fact-pig-funny',
  'fact-pig-greedy',
  'fact-elephant-strong',
  'fact-elephant-small',
  'fact-elephant-clever',
  'fact-elephant-social',
  'fact-elephant-loyal',
  'fact-elephant-quick',
  'fact-elephant-soft',
  'fact-dolphin-clever',
  'fact-dolphin-social',
  'fact-dolphin-scary',
  'fact-dolphin-clean',
  'fact-dolphin-quick',
  'fact-dolphin-talkative',
  'fact-human-calm',
  'fact-human-mysterious',
  'fact-human-talkative',
  'fact-human-greedy',
  'fact-tofu-strong',
  'fact-tofu-calm',
  'fact-tofu-scary',
  'fact-tofu-clean',
  'fact-tofu-talkative',
  'fact-tofu-soft',
  'fact-tofu-greedy',
  'fact-spider-small',
  'fact-spider-clever',
  'fact-spider-social',
  'fact-spider-scary',
  'fact-spider-tasty',
  'fact-beetle-strong',
  'fact-beetle-small',
  'fact-beetle-calm',
  'fact-beetle-useful',
  'fact-beetle-soft',
  'fact-tree-strong',
  'fact-tree-small',
  'fact-tree-calm',
  'fact-tree-loyal',
  'fact-tree-quick',
  'fact-tree-useful',
  'fact-tree-funny',
  'fact-tree-talkative',
  'fact-ghost-strong',
  'fact-ghost-social',
  'fact-ghost-scary',
  'fact-ghost-clean',
  'fact-ghost-tasty',
  'fact-ghost-mysterious',
  'fact-ghost-useful',
  'fact-ghost-greedy',
] as const

/** The id of a fact; its wording is found by it. */
export type Fact = (typeof FACTS)[number]

/** What is known of the silhouette for this trait; undefined: nothing that everybody would think of. */
export function factOf(silhouette: Silhouette, trait: Trait): Fact | undefined {
  return FACTS.find((fact) => fact === `fact-${silhouette}-${trait}`)
}

/** Whether something names one. */
export const isFact = oneOf(FACTS)

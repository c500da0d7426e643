/** What each character likes: traits that it looks for whatever is asked, and silhouettes that are dear to it for no reason at all. */
import type { Character } from '../../games/tofugott/outside/characters'
import type { Silhouette } from '../../games/tofugott/outside/silhouettes'
import type { TraitWeights } from '../../games/tofugott/outside/traits'

/** How a character leans; all of it is added to what a question asks for. */
export interface Leaning {
  readonly traits: TraitWeights
  /** In the same unit as a fit. */
  readonly dear?: Readonly<Partial<Record<Silhouette, number>>>
}

/** The leaning of each character. */
export const LEANINGS: Readonly<Record<Character, Leaning>> = {
  practical: { traits: { useful: 2, calm: 1, mysterious: -1 } },
  dramatic: { traits: { scary: 1, mysterious: 1, talkative: 1, calm: -1 } },
  'animal-lover': {
    traits: {},
    dear: {
      rat: 2,
      pig: 3,
      elephant: 3,
      dolphin: 2,
      spider: 2,
      beetle: 2,
      human: -4,
      tofu: -3,
      tree: -2,
      ghost: -4,
    },
  },
  gourmet: { traits: { tasty: 2, greedy: 1, soft: 1 } },
  tidy: { traits: { clean: 2, calm: 1, greedy: -1 } },
  romantic: { traits: { soft: 2, social: 1, scary: -1 } },
  joker: { traits: { funny: 2, talkative: 1, useful: -1 } },
  loner: { traits: { social: -2, talkative: -2, calm: 1 } },
  daredevil: { traits: { quick: 2, scary: 1, calm: -1 } },
  schemer: { traits: { clever: 2, greedy: 1, loyal: -1 } },
  faithful: { traits: { loyal: 2, strong: 1 } },
  underdog: { traits: { small: 1, strong: -2 }, dear: { rat: 2 } },
}

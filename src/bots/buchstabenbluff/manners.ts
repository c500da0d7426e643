/** How each character shifts the play of its level: how readily it doubts and bluffs. */
import { isCharacter, type Character } from '../../games/buchstabenbluff/outside/characters'

/** What kind of player a bot is, beside its level. */
export interface Manner {
  /** How readily it doubts, and how readily it bluffs; 1: as its level does. */
  readonly doubts: number
  readonly bluffs: number
}

/** Of no particular character. */
const PLAIN: Manner = { doubts: 1, bluffs: 1 }
const MORE = 1.25
const LESS = 0.8

const MANNERS: Readonly<Record<Character, Manner>> = {
  trusting: { doubts: LESS, bluffs: 1 },
  suspicious: { doubts: MORE, bluffs: 1 },
  rascal: { doubts: 1, bluffs: MORE },
  upright: { doubts: 1, bluffs: LESS },
  gambler: { doubts: MORE, bluffs: MORE },
  peaceable: { doubts: LESS, bluffs: LESS },
}

/** The manner of a character; of none in particular where it is none of the game's. */
export function mannerOf(character: string | undefined): Manner {
  return isCharacter(character) ? MANNERS[character] : PLAIN
}

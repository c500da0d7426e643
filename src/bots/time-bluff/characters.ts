/** How each character leans within its level, a little. */
import type { Character } from '../../games/time-bluff/outside/characters'
import type { Level } from './levels'

/** What a character adds to the numbers of its level, in minus points. */
interface Leaning {
  /** To the advantage below which it believes. */
  readonly margin?: number
  /** To what being caught seems to cost. */
  readonly caught?: number
  /** To what a Joker is worth in the hand. */
  readonly jokerKept?: number
  /** To what an empty hand at the end of the round is worth. */
  readonly closing?: number
}

const LEANINGS: Readonly<Record<Character, Leaning>> = {
  wary: { margin: -0.25 },
  trusting: { margin: 0.25 },
  daring: { caught: -0.5 },
  careful: { caught: 0.5 },
  thrifty: { jokerKept: 1 },
  hasty: { jokerKept: -0.6, closing: 2 },
}

/** A level as somebody of this character plays it. */
export function levelOf(level: Level, character: Character): Level {
  const { margin = 0, caught = 0, jokerKept = 0, closing = 0 } = LEANINGS[character]
  const { doubt, lay } = level
  return {
    ...level,
    doubt: { ...doubt, margin: doubt.margin + margin },
    lay: {
      ...lay,
      caught: lay.caught + caught,
      jokerKept: lay.jokerKept + jokerKept,
      closing: lay.closing + closing,
    },
  }
}

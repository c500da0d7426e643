/** What kinds of players bots are: each prefers some silhouettes whatever is asked. Everybody is told which one a bot is. */
import { oneOf } from '../../../engine/basics/shapes'

/** All characters in the order in which the help lists them. */
export const CHARACTERS = [
  'practical',
  'dramatic',
  'animal-lover',
  'gourmet',
  'tidy',
  'romantic',
  'joker',
  'loner',
  'daredevil',
  'schemer',
  'faithful',
  'underdog',
] as const

/** One of the characters. */
export type Character = (typeof CHARACTERS)[number]

/** Whether something names a character. */
export const isCharacter = oneOf(CHARACTERS)

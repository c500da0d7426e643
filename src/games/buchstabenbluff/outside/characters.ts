/** What kinds of players bots are: each doubts or bluffs a little more or less readily. Everybody is told which one a bot is. */
import { oneOf } from '../../../engine/basics/shapes'

/** All characters. */
export const CHARACTERS = [
  'trusting',
  'suspicious',
  'rascal',
  'upright',
  'gambler',
  'peaceable',
] as const

/** One of the characters. */
export type Character = (typeof CHARACTERS)[number]

/** Whether something names a character. */
export const isCharacter = oneOf(CHARACTERS)

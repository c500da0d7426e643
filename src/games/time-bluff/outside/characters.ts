/** What kinds of players bots are: each leans a little in how it lays or doubts. Everybody is told which one a bot is. */
import { oneOf } from '../../../engine/basics/shapes'

/** All characters in the order in which the help lists them; as many as can sit at a table. */
export const CHARACTERS = ['wary', 'trusting', 'daring', 'careful', 'thrifty', 'hasty'] as const

/** One of the characters. */
export type Character = (typeof CHARACTERS)[number]

/** Whether something names a character. */
export const isCharacter = oneOf(CHARACTERS)

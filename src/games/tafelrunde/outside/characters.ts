/** What kinds of players bots are: each leans a little towards one way of raiding. Everybody is told which one a bot is. */
import { oneOf } from '../../../engine/basics/shapes'

/** All characters. */
export const CHARACTERS = ['thrifty', 'raider', 'guardian', 'daring', 'wary', 'homebody'] as const

/** One of the characters. */
export type Character = (typeof CHARACTERS)[number]

/** Whether something names a character. */
export const isCharacter = oneOf(CHARACTERS)

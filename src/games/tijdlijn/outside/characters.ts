/** What kinds of players bots are: each is at home somewhere in history, or dares, speaks and listens a little more or less than others. Everybody is told which one a bot is. */
import { oneOf } from '../../../engine/basics/shapes'

/** All characters. */
export const CHARACTERS = [
  'antiquary',
  'modern',
  'daring',
  'careful',
  'talkative',
  'listener',
] as const

/** One of the characters. */
export type Character = (typeof CHARACTERS)[number]

/** Whether something names a character. */
export const isCharacter = oneOf(CHARACTERS)

/** What kinds of players bots are: each prefers some silhouettes whatever is asked. Which one a bot is, nobody is told: that is to be guessed. */

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

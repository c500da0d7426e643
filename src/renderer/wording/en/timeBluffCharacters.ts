/** The characters of the bots of Tom’s Time Bluff, in English. */
import type { TimeBluffCharactersWords } from '../de/timeBluffCharacters'

/** English words. */
export const timeBluffCharacters: TimeBluffCharactersWords = {
  character: {
    wary: { name: 'Suspicious', line: 'Would rather look once too often.' },
    trusting: { name: 'Trusting', line: 'When in doubt, lets the clock tick on.' },
    daring: { name: 'Daring', line: 'Loves a good bluff, even with a lot at stake.' },
    careful: { name: 'Careful', line: 'Likes to lay what is right.' },
    thrifty: { name: 'Thrifty', line: 'Saves Jokers for a rainy day.' },
    hasty: { name: 'In a hurry', line: 'Wants to be rid of the last card before the tea is cold.' },
  },
}

/** The characters of the bots of Buchstabenbluff, in English. */
import type { BuchstabenbluffCharactersWords } from '../de/buchstabenbluffCharacters'

/** English words. */
export const buchstabenbluffCharacters: BuchstabenbluffCharactersWords = {
  character: {
    trusting: { name: 'Trusting', line: 'Gladly believes whatever sounds good.' },
    suspicious: { name: 'Suspicious', line: 'Secretly counts the letters of every word.' },
    rascal: { name: 'Rascal', line: 'Likes to borrow a letter that isn’t there.' },
    upright: { name: 'Upright', line: 'Blushes a little when bluffing.' },
    gambler: { name: 'Gambler', line: 'Bluff or doubt, as long as it’s a thrill.' },
    peaceable: { name: 'Peaceable', line: 'Just wants to lay nice words in peace.' },
  },
}

/** The characters of the bots of Tofugott, in English. */
import type { TofugottCharactersWords } from '../de/tofugottCharacters'

/** English words. */
export const tofugottCharacters: TofugottCharactersWords = {
  character: {
    practical: { name: 'Practical', line: 'Asks first what it might be good for.' },
    dramatic: { name: 'Dramatic', line: 'Turns every creaking door into a third act.' },
    'animal-lover': {
      name: 'Animal lover',
      line: 'Has a soft spot for anything that walks, crawls or swims.',
    },
    gourmet: { name: 'Food lover', line: 'Keeps half a mind on dinner, whatever the question.' },
    tidy: { name: 'Tidy', line: 'Would rather give it a quick wipe before answering.' },
    romantic: { name: 'Romantic', line: 'Looks for a shoulder to lean on in everything.' },
    joker: { name: 'Joker', line: 'Picks whatever gets the loudest laugh.' },
    loner: { name: 'Loner', line: 'Prefers those who keep quiet and keep to themselves.' },
    daredevil: { name: 'Daredevil', line: 'Goes for speed and a pounding heart.' },
    schemer: { name: 'Schemer', line: 'Trusts only the clever ones, and not even them.' },
    faithful: { name: 'Faithful', line: 'Picks whoever will still be there tomorrow.' },
    underdog: { name: 'Underdog', line: 'Roots for everyone who usually gets overlooked.' },
  },
}

/** What a few words in a front say to somebody who does not know the event: a wide range, no more. */
import type { Guess } from './guesses'

interface Clue extends Guess {
  /** Beginnings of words in German, Dutch or English. */
  readonly words: readonly string[]
}

const CLUES: readonly Clue[] = [
  {
    words: ['internet', 'smartphone', 'online', 'website', 'app'],
    middle: 2005,
    spread: 10,
  },
  { words: ['computer', 'software', 'videospiel', 'videogame'], middle: 1985, spread: 17 },
  {
    words: [
      'rocket',
      'rakete',
      'raket',
      'satellit',
      'satellite',
      'astronaut',
      'raumfahrt',
      'space',
    ],
    middle: 1978,
    spread: 22,
  },
  {
    words: ['fernseh', 'televisi', 'tv', 'atom', 'nuclear', 'kern'],
    middle: 1965,
    spread: 25,
  },
  {
    words: ['film', 'radio', 'flugzeug', 'vliegtuig', 'airplane', 'aeroplane', 'auto', 'olymp'],
    middle: 1940,
    spread: 35,
  },
  {
    words: [
      'telefon',
      'telephone',
      'telefoon',
      'elektri',
      'electri',
      'eisenbahn',
      'railway',
      'spoor',
      'train',
      'trein',
    ],
    middle: 1885,
    spread: 45,
  },
  {
    words: [
      'king',
      'queen',
      'könig',
      'koning',
      'duke',
      'herzog',
      'hertog',
      'emperor',
      'keizer',
      'kaiser',
    ],
    middle: 1500,
    spread: 350,
  },
  {
    words: [
      'pope',
      'papst',
      'paus',
      'monk',
      'mönch',
      'monnik',
      'abbey',
      'kloster',
      'klooster',
      'knight',
      'ritter',
      'ridder',
    ],
    middle: 1250,
    spread: 300,
  },
  {
    words: ['roman', 'römisch', 'romein', 'athen', 'caesar', 'pharao', 'farao', 'pharaoh', 'senat'],
    middle: -50,
    spread: 350,
  },
]

/** What the words of a front say; undefined: nothing. */
export function clueIn(front: string): Guess | undefined {
  const words = front.toLowerCase().split(/[^\p{Letter}]+/u)
  return CLUES.find((clue) =>
    words.some((word) => clue.words.some((beginning) => word.startsWith(beginning))),
  )
}

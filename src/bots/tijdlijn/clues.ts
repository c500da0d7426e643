/** What a few words in a front say to somebody who does not know the event: a wide range, no more. */
import type { Guess } from './guesses'

interface Clue extends Guess {
  /**
   * Words in German, Dutch or English, several in a row too; with a hyphen behind it the beginning of one. A bot is not told the
   * language of a front, so none of them means something else in another of the three: a German Roman is a novel.
   */
  readonly words: readonly string[]
}

const CLUES: readonly Clue[] = [
  {
    words: ['internet-', 'smartphone-', 'online-', 'website-', 'app', 'apps'],
    middle: 2005,
    spread: 10,
  },
  { words: ['computer-', 'software-', 'videospiel-', 'videogame-'], middle: 1985, spread: 17 },
  {
    words: [
      'rocket-',
      'rakete-',
      'raket',
      'raketten',
      'satellit-',
      'satelliet-',
      'astronaut-',
      'raumfahr-',
      'ruimtevaart-',
      'space',
      'spacecraft',
      'spaceship-',
    ],
    middle: 1978,
    spread: 22,
  },
  {
    words: [
      'fernseh-',
      'televisi-',
      'tv',
      'atom',
      'atoms',
      'atomic',
      'atombombe-',
      'atomkraft-',
      'atoombom-',
      'nuclear',
      'nucleair-',
      'kernkraft-',
      'kernenergie-',
      'kerncentrale-',
    ],
    middle: 1965,
    spread: 25,
  },
  {
    words: [
      'film-',
      'radio',
      'radios',
      'flugzeug-',
      'vliegtuig-',
      'airplane-',
      'aeroplane-',
      'auto',
      'autos',
      'autobahn-',
      'automobil-',
      'olymp-',
    ],
    middle: 1940,
    spread: 35,
  },
  {
    words: [
      'telefon-',
      'telephone-',
      'telefoon-',
      'elektri-',
      'electri-',
      'eisenbahn-',
      'railway-',
      'spoorweg-',
      'spoorlijn-',
      'spoorbrug-',
      'spoortunnel-',
      'train',
      'trains',
      'trein',
      'treinen',
      'treinreis-',
    ],
    middle: 1885,
    spread: 45,
  },
  {
    words: [
      'king',
      'kings',
      'kingdom-',
      'queen',
      'queens',
      'könig-',
      'koning',
      'koningen',
      'koningin',
      'koninkrijk-',
      'duke',
      'dukes',
      'herzog-',
      'hertog-',
      'emperor-',
      'keizer',
      'keizers',
      'keizerin',
      'keizerrijk-',
      'keizerlijk-',
      'kaiser',
      'kaisers',
      'kaiserin',
      'kaiserreich-',
      'kaiserlich-',
    ],
    middle: 1500,
    spread: 350,
  },
  {
    words: [
      'pope',
      'popes',
      'papst',
      'papstes',
      'päpste',
      'paus',
      'monk',
      'monks',
      'mönch-',
      'monnik-',
      'abbey-',
      'kloster-',
      'klooster-',
      'knight',
      'knights',
      'ritter',
      'ritters',
      'ritterturnier-',
      'ridder',
      'ridders',
      'riddertoernooi-',
    ],
    middle: 1250,
    spread: 300,
  },
  {
    words: [
      'a roman',
      'the roman',
      'the romans',
      'ancient rome',
      'roman emperor',
      'roman empire',
      'roman legion-',
      'roman soldier-',
      'roman senat-',
      'römer',
      'römern',
      'römisch-',
      'romein',
      'romeinen',
      'romeins',
      'romeinse',
      'athen',
      'athens',
      'athene',
      'athenian-',
      'caesar-',
      'pharao-',
      'farao-',
    ],
    middle: -50,
    spread: 350,
  },
]

function stands(word: string, text: string): boolean {
  return text.includes(word.endsWith('-') ? ` ${word.slice(0, -1)}` : ` ${word} `)
}

/** What the words of a front say; undefined: nothing. */
export function clueIn(front: string): Guess | undefined {
  const text = ` ${front
    .toLowerCase()
    .split(/[^\p{Letter}]+/u)
    .join(' ')} `
  return CLUES.find(({ words }) => words.some((word) => stands(word, text)))
}

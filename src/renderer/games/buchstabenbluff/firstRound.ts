/** The first round of Buchstabenbluff: an honest word that is doubted, two words of others, a bluff of one's own. */
import { toJson } from '../../../engine/basics/json'
import type { Language } from '../../../engine/basics/language'
import type { Seat } from '../../../engine/basics/seat'
import type {
  BuchstabenbluffMove,
  BuchstabenbluffReason,
  Card,
} from '../../../games/buchstabenbluff/outside/contract'
import {
  packDictionary,
  type DeckData,
} from '../../../games/buchstabenbluff/outside/packDictionary'
import type { FirstRound, FirstRoundIn, ForeignMove } from '../../firstRounds/firstRound'
import { oneOf, thing, type Touch } from '../../firstRounds/touch'

const LOTTE: Seat = 1
const BRAM: Seat = 2

/** What is played with and what happens in a language; the sentences name the words. */
interface Course {
  /** Deals the honest word, and then the letter of which there is one card alone. */
  readonly seed: string
  /** Each letter with the number of its cards and their value. */
  readonly deck: string
  /** Of the learner: the five cards that are dealt. */
  readonly honest: string
  /** Of Lotte, with that letter in front; and the cards she lays instead. */
  readonly bluffed: { readonly word: string; readonly cards: string }
  /** Of Bram, as he has it in hand. */
  readonly believed: string
  /** Of the learner: not to be spelt with the cards in hand, whichever are laid; and the ones to get rid of. */
  readonly bluff: { readonly word: string; readonly cards: string }
}

const COURSES: Readonly<Record<Language, Course>> = {
  de: {
    seed: 'buchstabenbluff 17739',
    deck: 'A6:1 B2:3 C3:3 D4:2 E14:1 F2:4 G3:2 H4:2 I7:1 J1:6 K2:4 L4:2 M3:3 N9:1 O3:2 P1:4 Q1:10 R6:1 S7:1 T6:1 U5:2 V1:6 W2:3 X1:8 Y1:8 Z2:3',
    honest: 'BOHNE',
    bluffed: { word: 'JAHR', cards: 'CEEN' },
    believed: 'SOHN',
    bluff: { word: 'HUND', cards: 'CJMQ' },
  },
  nl: {
    seed: 'buchstabenbluff 29277',
    deck: 'A7:1 B2:3 C1:4 D4:2 E18:1 F1:4 G3:2 H1:3 I6:1 J1:4 K3:2 L5:2 M2:3 N7:1 O7:1 P3:2 Q1:10 R7:1 S6:2 T7:1 U3:3 V1:3 W1:6 X1:8 Y1:8 Z1:6',
    honest: 'BROEK',
    bluffed: { word: 'JAAR', cards: 'EENR' },
    believed: 'LOON',
    bluff: { word: 'HUIS', cards: 'DEIJ' },
  },
  en: {
    seed: 'buchstabenbluff 32173',
    deck: 'A8:1 B2:3 C4:2 D4:2 E12:1 F1:4 G3:3 H2:3 I8:1 J1:8 K1:4 L5:2 M3:3 N6:1 O6:1 P3:2 Q1:10 R7:1 S9:1 T6:2 U3:2 V1:6 W1:4 X1:8 Y1:3 Z1:6',
    honest: 'PLATE',
    bluffed: { word: 'QUIZ', cards: 'AIRS' },
    believed: 'NAIL',
    bluff: { word: 'FISH', cards: 'BISQ' },
  },
}
/** The German cards of the other spelling; nobody plays with them here. */
const WITH_UMLAUTS =
  'A5:1 B2:3 C3:3 D4:2 E13:1 F2:4 G3:2 H4:2 I7:1 J1:6 K2:4 L4:2 M3:3 N9:1 O3:2 P1:4 Q1:10 R6:1 S7:1 T6:1 U4:2 V1:6 W2:3 X1:8 Y1:8 Z2:3 Ä1:6 Ö1:8 Ü1:6'

const BELIEVE = { kind: 'answer', doubt: false } as const
const DOUBT = { kind: 'answer', doubt: true } as const

function deckOf(text: string): DeckData {
  return Object.fromEntries(
    text.split(' ').map((entry): [string, [number, number]] => {
      const [count = 0, value = 0] = entry.slice(1).split(':').map(Number)
      return [entry.slice(0, 1), [count, value]]
    }),
  )
}
/** Plain letters are numbered as in the alphabet. */
function cardsOf(letters: string): Card[] {
  return Array.from(letters, (letter) => letter.charCodeAt(0) - 'A'.charCodeAt(0))
}
/** The cards of these letters, of each the first, one after the other. */
function touching(letters: string): Touch[] {
  return cardsOf(letters).map((card) => oneOf(`${String(card)}-0`))
}
function ordersOf(cards: readonly Card[]): Card[][] {
  if (cards.length < 2) return [[...cards]]
  return cards.flatMap((card, at) =>
    ordersOf(cards.filter((_, index) => index !== at)).map((rest) => [card, ...rest]),
  )
}
/** As people type it. */
function spellingsOf(word: string): readonly string[] {
  const small = word.toLowerCase()
  return [word, small, word.slice(0, 1) + small.slice(1)]
}
function lay(word: string, letters = word) {
  return { kind: 'lay', word, cards: cardsOf(letters) } as const
}
function by(seat: Seat, move: BuchstabenbluffMove): ForeignMove {
  return { seat, move: toJson(move) }
}

function stepsOf({ honest, bluffed, believed, bluff }: Course): FirstRound['steps'] {
  return [
    { say: 'hello' },
    { say: 'draw', own: [{ kind: 'draw' }], touch: [thing('draw')] },
    {
      say: 'honest',
      spokenOf: cardsOf(honest),
      own: spellingsOf(honest).flatMap((word) =>
        ordersOf(cardsOf(honest)).map((cards) => ({ kind: 'lay', word, cards })),
      ),
      touch: [...touching(honest), thing('confirm')],
      then: [by(LOTTE, BELIEVE), by(BRAM, DOUBT)],
    },
    {
      say: 'proved',
      then: [by(LOTTE, lay(bluffed.word, bluffed.cards)), by(BRAM, BELIEVE)],
    },
    {
      say: 'doubt',
      spokenOf: cardsOf(bluffed.word.slice(0, 1)),
      own: [DOUBT],
      touch: [thing('doubt')],
    },
    { say: 'caught', then: [by(BRAM, lay(believed)), by(LOTTE, BELIEVE)] },
    { say: 'believe', own: [BELIEVE], touch: [thing('believe')] },
    {
      say: 'bluff',
      spokenOf: cardsOf(bluff.cards),
      own: [
        lay(bluff.word, bluff.cards),
        ...spellingsOf(bluff.word).map((word) => ({ kind: 'lay', word })),
      ],
      touch: [thing('word-field'), ...touching(bluff.cards), thing('confirm')],
      then: [by(LOTTE, BELIEVE), by(BRAM, BELIEVE)],
    },
    { say: 'escaped' },
  ]
}

/** The round in the language of its words; every word that is told of is in its list. */
export const buchstabenbluffFirstRound: FirstRoundIn = (language) => {
  const course = COURSES[language]
  const { seed, honest, bluffed, believed, bluff } = course
  const dictionary = packDictionary({
    language,
    words: { everyday: [honest, bluffed.word, believed, bluff.word], common: [], all: [] },
    deck: deckOf(course.deck),
    ...(language === 'de' ? { umlautDeck: deckOf(WITH_UMLAUTS) } : {}),
  })
  return {
    game: 'buchstabenbluff',
    words: 'buchstabenbluffFirstRound',
    options: { language, turns: 3, answerSeconds: 'none' },
    others: ['Lotte', 'Bram'],
    seed,
    contents: { [`buchstabenbluff/${language}`]: toJson(dictionary) },
    tooFewFor: ['word-not-in-list'] satisfies BuchstabenbluffReason[],
    steps: stepsOf(course),
  }
}

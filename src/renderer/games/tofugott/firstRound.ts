/** The first round of Tofugott: somebody else's turn with its three questions, guessed, turned and scored. */
import { toJson } from '../../../engine/basics/json'
import type { Language } from '../../../engine/basics/language'
import type { Seat } from '../../../engine/basics/seat'
import type { TofugottMove } from '../../../games/tofugott/outside/contract'
import type { Silhouette } from '../../../games/tofugott/outside/silhouettes'
import type { FirstRound, FirstRoundIn, ForeignMove } from '../../firstRounds/firstRound'
import { ANY_CARD, oneOf, thing } from '../../firstRounds/touch'

const LOTTE: Seat = 1
const BRAM: Seat = 2
const DECK = 'tofugott/first-round'
/** Of one turn each, with one to choose from at the end (TG-05). */
const CARDS = 4

/** The question card of the round; none that people play with. */
const TEXT: Readonly<
  Record<Language, { title: string; scenario: string; questions: readonly string[] }>
> = {
  de: {
    title: 'Zelten im Wald',
    scenario: 'Du zeltest mit Freunden im Wald, und nachts raschelt es vor dem Zelt.',
    questions: [
      'Wer soll Wache halten, während alle schlafen?',
      'Wer hat heimlich den Proviant aufgegessen?',
      'Wer erzählt am Feuer die beste Gruselgeschichte?',
    ],
  },
  nl: {
    title: 'Kamperen in het bos',
    scenario: 'Je kampeert met vrienden in het bos, en ’s nachts ritselt er iets voor de tent.',
    questions: [
      'Wie mag de wacht houden terwijl iedereen slaapt?',
      'Wie heeft stiekem al het eten op?',
      'Wie vertelt bij het vuur het beste spookverhaal?',
    ],
  },
  en: {
    title: 'Camping in the Woods',
    scenario: 'You are camping in the woods with friends, and at night something rustles outside.',
    questions: [
      'Who should keep watch while everybody sleeps?',
      'Who has secretly eaten all the food?',
      'Who tells the best ghost story by the fire?',
    ],
  },
}

/** The same card as often as the rules want some in the pile: whichever is drawn, it is this one. */
const QUESTION_CARDS = {
  title: { de: TEXT.de.title, nl: TEXT.nl.title, en: TEXT.en.title },
  languages: ['de', 'nl', 'en'],
  cards: Array.from({ length: CARDS }, (_, index) => ({
    key: `camping-${String(index + 1)}`,
    text: TEXT,
  })),
}

function by(seat: Seat, move: TofugottMove): ForeignMove {
  return { seat, move: toJson(move) }
}
function choices(...silhouettes: readonly Silhouette[]) {
  return silhouettes.map((silhouette) => ({ silhouette }))
}

/** What nobody has shown by the second question; dolphin and rat are set aside. */
const LEFT: readonly Silhouette[] = ['pig', 'human', 'spider', 'beetle', 'tree', 'ghost']

/** What may be left for the third. */
const LAST = LEFT.filter((silhouette) => silhouette !== 'pig' && silhouette !== 'tree')

const DONE = { kind: 'done' } as const

const ROUND: FirstRound = {
  game: 'tofugott',
  words: 'tofugottFirstRound',
  options: { turns: 1, decks: [DECK] },
  others: ['Lotte', 'Bram'],
  seed: 'tofugott 34',
  contents: { [DECK]: toJson(QUESTION_CARDS) },
  steps: [
    // She has chosen before anybody guesses: nobody waits for her.
    {
      say: 'hello',
      then: [
        by(LOTTE, { kind: 'keep', card: 0 }),
        by(LOTTE, {
          kind: 'answer',
          best: choices('elephant', 'pig', 'ghost'),
          worst: choices('tofu', 'tree', 'beetle'),
        }),
      ],
    },
    {
      say: 'guess',
      own: [{ kind: 'guess', silhouette: 'elephant' }],
      touch: [oneOf('elephant'), thing('confirm')],
      then: [by(BRAM, { kind: 'guess', silhouette: 'tofu' }), by(BRAM, DONE)],
    },
    {
      say: 'turned',
      own: [DONE],
      touch: [thing('done')],
      then: [by(LOTTE, DONE), by(LOTTE, DONE)],
    },
    { say: 'points' },
    {
      say: 'again',
      own: LEFT.map((silhouette) => ({ kind: 'guess', silhouette })),
      touch: [ANY_CARD, thing('confirm')],
      then: [by(BRAM, { kind: 'guess', silhouette: 'pig' }), by(BRAM, DONE)],
    },
    {
      say: 'turnedAgain',
      own: [DONE],
      touch: [thing('done')],
      then: [by(LOTTE, DONE), by(LOTTE, DONE)],
    },
    { say: 'yourTurn' },
    {
      say: 'third',
      own: LAST.map((silhouette) => ({ kind: 'guess', silhouette })),
      touch: [ANY_CARD, thing('confirm')],
      then: [by(BRAM, { kind: 'guess', silhouette: 'ghost' }), by(BRAM, DONE)],
    },
    {
      say: 'turnedThird',
      own: [DONE],
      touch: [thing('done')],
      then: [by(LOTTE, DONE), by(LOTTE, DONE)],
    },
  ],
}

/** The round; its question card is shown in each reader's language. */
export const tofugottFirstRound: FirstRoundIn = () => ROUND

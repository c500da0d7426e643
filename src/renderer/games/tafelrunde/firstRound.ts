/** The first round of Die Tafelrunde 2: one raid, with sides to choose, a tie to break, and a chest to bring home. */
import type { Seat } from '../../../engine/basics/seat'
import type { Card, Colour, TafelrundeMove } from '../../../games/tafelrunde/outside/contract'
import type { FirstRound, FirstRoundIn, ForeignMove } from '../../firstRounds/firstRound'
import { oneOf, thing, type Touch } from '../../firstRounds/touch'

const LOTTE: Seat = 1
const BRAM: Seat = 2

/** The cards and chests of this raid, by what they show. */
const YELLOW_7: Card = 2
const BLUE_5_RED_2: Card = 3
const BLUE_3_RED_4: Card = 5
const BLUE_2_RED_5: Card = 6
const RED_3_YELLOW_4: Card = 13
const RED_2_YELLOW_5: Card = 14
const CHEST_BLUE_3 = 1
const CHEST_RED_4 = 5

const PASS = { kind: 'pass' } as const

function play(card: Card, colour: Colour) {
  return { kind: 'play', card, colour } as const
}
/** A card is chosen, turned if its other side is up, and played. */
function playing(card: Card, colour: Colour): Touch[] {
  return [oneOf(String(card)), thing(`turn:${colour}`), thing('confirm')]
}
function by(seat: Seat, move: TafelrundeMove): ForeignMove {
  return { seat, move: { ...move } }
}

const ROUND: FirstRound = {
  game: 'tafelrunde',
  words: 'tafelrundeFirstRound',
  options: { specials: 'none' },
  others: ['Lotte', 'Bram'],
  seed: 'tafelrunde 10',
  steps: [
    { say: 'hello' },
    {
      say: 'side',
      own: [play(BLUE_2_RED_5, 'red')],
      touch: playing(BLUE_2_RED_5, 'red'),
      then: [by(LOTTE, play(BLUE_5_RED_2, 'blue')), by(BRAM, play(BLUE_3_RED_4, 'red'))],
    },
    {
      say: 'seven',
      own: [play(YELLOW_7, 'yellow')],
      touch: playing(YELLOW_7, 'yellow'),
      then: [by(LOTTE, play(RED_2_YELLOW_5, 'yellow')), by(BRAM, play(BLUE_2_RED_5, 'red'))],
    },
    {
      say: 'even',
      own: [play(BLUE_3_RED_4, 'red')],
      touch: playing(BLUE_3_RED_4, 'red'),
      then: [by(LOTTE, PASS), by(BRAM, PASS)],
    },
    { say: 'top', own: [play(RED_3_YELLOW_4, 'red')], touch: playing(RED_3_YELLOW_4, 'red') },
    { say: 'pass', own: [PASS], touch: [thing('pass')] },
    {
      say: 'secure',
      own: [{ kind: 'secure', chests: [CHEST_RED_4] }],
      touch: [thing(`chest:${String(CHEST_RED_4)}`), thing('confirm')],
      then: [by(LOTTE, { kind: 'secure', chests: [CHEST_BLUE_3] })],
    },
    { say: 'secured' },
  ],
}

/** The round is the same in every language. */
export const tafelrundeFirstRound: FirstRoundIn = () => ROUND

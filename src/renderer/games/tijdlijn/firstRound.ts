/** The first rounds of Tijdlijn: together with a place at the end, one in between and a card that is stuck; against each other with a card laid wrongly. */
import type { Seat } from '../../../engine/basics/seat'
import type { Mode, TijdlijnMove } from '../../../games/tijdlijn/outside/contract'
import type { FirstRound, FirstRoundIn, FirstStep, ForeignMove } from '../../firstRounds/firstRound'
import { ANY_CARD, oneOf, thing, type Touch } from '../../firstRounds/touch'
import { FIRST_ROUND_DECK } from './firstRoundDeck'

const LOTTE: Seat = 1
const DECK = 'tijdlijn/first-round'

/** Cards by what they tell, as the seeds name them. */
const TOGETHER = {
  mandela: 158763,
  mickey: 158761,
  waterloo: 158766,
  underground: 158767,
  wall: 158760,
  luther: 158770,
} as const
const AGAINST = {
  starWars: 409448,
  suez: 409452,
  waterloo: 409449,
  titanic: 409453,
} as const

function play(card: number) {
  return { kind: 'play', card } as const
}
function lay(card: number, gap: number) {
  return { kind: 'lay', card, gap } as const
}
/** A card is chosen and goes where its year belongs. */
function playing(card: number): Touch[] {
  return [oneOf(String(card)), thing('confirm')]
}
/** A card is chosen, and its place with it. */
function laying(card: number, gap: number): Touch[] {
  return [oneOf(String(card)), thing(`gap-${String(gap)}`), thing('confirm')]
}
function byLotte(move: TijdlijnMove): ForeignMove {
  return { seat: LOTTE, move: { ...move } }
}

function roundOf(mode: Mode, words: string, seed: string, steps: FirstRound['steps']): FirstRound {
  return {
    game: 'tijdlijn',
    words: `tijdlijnFirstRound.${words}`,
    options: { mode, cards: 24, decks: [DECK] },
    others: ['Lotte'],
    seed,
    contents: { [DECK]: FIRST_ROUND_DECK },
    steps,
  }
}

const HELLO: FirstStep = { say: 'hello' }

const TOGETHER_ROUND = roundOf('co-operative', 'together', 'tijdlijn co-operative 7', [
  HELLO,
  { say: 'end', own: [play(TOGETHER.mandela)], touch: playing(TOGETHER.mandela) },
  {
    say: 'between',
    own: [play(TOGETHER.mickey)],
    touch: playing(TOGETHER.mickey),
    then: [byLotte(play(TOGETHER.waterloo)), byLotte(play(TOGETHER.underground))],
  },
  { say: 'stuck', own: [play(TOGETHER.wall)], touch: playing(TOGETHER.wall) },
  { say: 'retry', own: [play(TOGETHER.luther)], touch: playing(TOGETHER.luther) },
  { say: 'stop', own: [{ kind: 'stop' }], touch: [thing('stop')] },
  { say: 'team' },
])

const AGAINST_ROUND = roundOf('competitive', 'against', 'tijdlijn competitive 4', [
  HELLO,
  { say: 'later', own: [lay(AGAINST.starWars, 1)], touch: laying(AGAINST.starWars, 1) },
  { say: 'right', then: [byLotte(lay(AGAINST.suez, 1))] },
  {
    say: 'earlier',
    own: [lay(AGAINST.waterloo, 0)],
    touch: laying(AGAINST.waterloo, 0),
    then: [byLotte(lay(AGAINST.titanic, 2))],
  },
  {
    say: 'free',
    own: [{ kind: 'lay' }],
    touch: [ANY_CARD, thing('gap-0', 'gap-1', 'gap-2', 'gap-3', 'gap-4'), thing('confirm')],
  },
  { say: 'over' },
])

/** The round together; its events are shown in each reader's language. */
export const tijdlijnTogetherRound: FirstRoundIn = () => TOGETHER_ROUND
/** The round against each other. */
export const tijdlijnAgainstRound: FirstRoundIn = () => AGAINST_ROUND

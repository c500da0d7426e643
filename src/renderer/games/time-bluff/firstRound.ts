/** The first round of Tom's Time Bluff: an honest hour, a bluff that is caught, a card on an emptied place, a bluff of one's own. */
import type { TimeBluffMove } from '../../../games/time-bluff/outside/contract'
import type { Card, ClockKind } from '../../../games/time-bluff/outside/cards'
import { CLOCK_KINDS, HOURS } from '../../../games/time-bluff/outside/cards'
import type { Seat } from '../../../engine/basics/seat'
import type { FirstRound, FirstRoundIn, ForeignMove } from '../../firstRounds/firstRound'
import { ANY_CARD, oneOf, thing } from '../../firstRounds/touch'

const LOTTE: Seat = 1
const BRAM: Seat = 2

function clock(kind: ClockKind, hour: number): Card {
  return CLOCK_KINDS.indexOf(kind) * HOURS + hour - 1
}
/** The first card of this clock, as the hand names it. */
function held(kind: ClockKind, hour: number): string {
  return `${String(clock(kind, hour))}-0`
}
function by(seat: Seat, move: TimeBluffMove): ForeignMove {
  return { seat, move }
}

const BELIEVE = { kind: 'answer', doubt: false } as const
const DOUBT = { kind: 'answer', doubt: true } as const

const ROUND: FirstRound = {
  game: 'time-bluff',
  words: 'timeBluffFirstRound',
  options: { pairCards: 'off', target: 'round', doubtSeconds: 'none' },
  others: ['Lotte', 'Bram'],
  seed: 'time-bluff 10',
  steps: [
    { say: 'hello' },
    {
      say: 'honest',
      own: [clock('grandfather', 11), clock('smartwatch', 11)].map((hidden) => ({
        kind: 'lay',
        place: 0,
        hidden,
        open: clock('grandfather', 10),
      })),
      touch: [
        oneOf(held('grandfather', 11), held('smartwatch', 11)),
        oneOf(held('grandfather', 10)),
        thing('place:0'),
        thing('confirm'),
      ],
      then: [by(LOTTE, BELIEVE), by(BRAM, BELIEVE)],
    },
    {
      say: 'believed',
      then: [
        by(LOTTE, {
          kind: 'lay',
          place: 0,
          hidden: clock('radio', 6),
          open: clock('alarm', 7),
        }),
        by(BRAM, BELIEVE),
      ],
    },
    { say: 'doubt', own: [DOUBT], touch: [thing('doubt')] },
    {
      say: 'open',
      own: [{ kind: 'openPlace', card: clock('alarm', 6) }],
      touch: [oneOf(held('alarm', 6)), thing('confirm')],
    },
    {
      say: 'opened',
      then: [
        by(BRAM, {
          kind: 'lay',
          place: 2,
          hidden: clock('radio', 4),
          open: clock('smartwatch', 8),
        }),
        by(LOTTE, BELIEVE),
      ],
    },
    { say: 'believe', own: [BELIEVE], touch: [thing('believe')] },
    {
      say: 'bluff',
      own: [{ kind: 'lay' }],
      touch: [ANY_CARD, ANY_CARD, thing('place:0', 'place:1', 'place:2'), thing('confirm')],
      then: [by(LOTTE, BELIEVE), by(BRAM, BELIEVE)],
    },
    { say: 'escaped' },
  ],
}

/** The round is the same in every language. */
export const timeBluffFirstRound: FirstRoundIn = () => ROUND

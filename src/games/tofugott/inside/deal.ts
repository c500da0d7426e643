/** A new match (TG-01, TG-31, TG-34). */
import type { Random } from '../../../engine/chance/random'
import { DRAWN_CARDS } from '../outside/contract'
import { takeAny } from './draw'
import type { TofugottPlan } from './plan'
import type { TofugottState } from './state'

/** A new match with all question cards shuffled: the first player has drawn. */
export function deal(
  { options, seats, turnsEach, cards }: TofugottPlan,
  random: Random,
): TofugottState {
  const pile = [...cards.keys()]
  const first = random.below(seats)
  const drawn = takeAny(pile, DRAWN_CARDS, random)
  return {
    options,
    seats,
    turnsEach,
    first,
    turn: 0,
    phase: { kind: 'keeping' },
    players: Array.from({ length: seats }, () => ({ points: 0, left: false })),
    pile,
    used: [],
    drawn,
    card: 'none',
    aside: [],
    answers: 'missing',
    guesses: [],
    settled: [],
  }
}

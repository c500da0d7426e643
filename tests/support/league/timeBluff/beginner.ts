/** A careful beginner at Time Bluff: lays right when he can, counts what he sees himself, and doubts only what his own eyes refute. */
import type { Card } from '../../../../src/games/time-bluff/outside/cards'
import type { PhaseView, TimeBluffView } from '../../../../src/games/time-bluff/outside/contract'
import {
  hourAfter,
  hourOf,
  isClock,
  isJokerLike,
  pointsOf,
} from '../../../../src/games/time-bluff/outside/faces'
import type { OfKind } from '../../../../src/engine/basics/kinds'
import { heightOf, type Habit } from './patterns'

/** Clocks of an hour in the deck (TB-30). */
const CLOCKS_OF_HOUR = 4
/** Laying right comes before everything else. */
const TRUTH = 100

/** Every card whose face the seat sees: its hand, the tops, and what it laid hidden itself. */
function cardsInSight({ hand = [], places }: TimeBluffView): Card[] {
  const piles = places.flatMap((place) => {
    if (place.kind !== 'pile') return []
    const laid = place.layers.slice(0, -1)
    const own = laid.flatMap((layer) => (layer.face === 'own' ? [layer.card] : []))
    return place.top.face === 'down' ? own : [...own, place.top.card]
  })
  return [...hand, ...piles]
}

/** How many clocks that would be right under the claim the seat cannot place; all of them where any hour follows. */
function clocksLeft(view: TimeBluffView, { play }: OfKind<PhaseView, 'doubt'>): number {
  const { card, named } = play.on
  if (!isClock(card) && named === undefined) return CLOCKS_OF_HOUR
  const next = hourAfter(named ?? hourOf(card))
  const seen = cardsInSight(view).filter((one) => isClock(one) && hourOf(one) === next)
  return CLOCKS_OF_HOUR - seen.length
}

/** Right when he can, dear cards away but Jokers kept, a lie where the pile is lowest; doubts when at most one fitting clock is left. */
export const BEGINNER: Habit = {
  worth(view, { hidden, open, pair, place }, isHonest) {
    const cards = [hidden, open, pair].filter((card) => card !== undefined)
    const shed = cards.reduce((sum, card) => sum + (isJokerLike(card) ? -1 : pointsOf(card)), 0)
    return isHonest ? TRUTH + shed : shed - heightOf(view, place)
  },
  doubt: ({ view, phase }) => clocksLeft(view, phase) <= 1,
}

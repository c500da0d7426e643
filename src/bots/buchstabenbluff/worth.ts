/** What the cards that stay in a hand are worth. */
import { QUESTION_MARK } from '../../games/buchstabenbluff/outside/cards'
import {
  HAND_SIZE,
  type BuchstabenbluffView,
  type Card,
} from '../../games/buchstabenbluff/outside/contract'
import { meanValue, unseenPool } from './pool'
import { valueOf } from './question'

/** For turns to come: a question mark, and a point on a letter. */
const KEPT_MARK = 3
const KEPT_POINT = 0.25

/** Points that a seat may expect of what stays in its hand after this turn, the refill of a last turn included (BB-23). */
export function restWorth(view: BuchstabenbluffView, rest: readonly Card[]): number {
  const { options, players, you = 0, values, drawPile, discards } = view
  const value = valueOf(rest, values)
  if ((players[you]?.turnsLeft ?? 1) > 1) {
    const marks = rest.filter((card) => card === QUESTION_MARK).length
    return KEPT_POINT * value + KEPT_MARK * marks
  }
  if (options.lastRefill === 'off') return -value
  const refill = Math.min(Math.max(0, HAND_SIZE - rest.length), drawPile + discards.length)
  return -value - refill * meanValue(unseenPool(view), values)
}

/** Faces as a bot counts them. */
import { JOKER, VORTEX, type Card } from '../../games/time-bluff/outside/cards'
import type { TopView } from '../../games/time-bluff/outside/contract'

const HOURS = 12
const CLOCKS = 48
const CLOCK_POINTS = 1
const SPECIAL_POINTS = 5
const VORTEX_POINTS = 10

/** Whether the face is a clock. */
export function isClock(card: Card): boolean {
  return card < CLOCKS
}

/** Whether the face counts as a joker. */
export function isJokerLike(card: Card): boolean {
  return card === JOKER || card === VORTEX
}

/** The hour a clock shows, 1-12. */
export function hourOf(card: Card): number {
  return (card % HOURS) + 1
}

/** The hour that follows, 12 -> 1. */
export function hourAfter(hour: number): number {
  return (hour % HOURS) + 1
}

/** Minus points of a card in hand (TB-92). */
export function pointsOf(card: Card): number {
  if (isClock(card)) return CLOCK_POINTS
  return card === VORTEX ? VORTEX_POINTS : SPECIAL_POINTS
}

/** Whether `hidden` is right on `top` with `open` lying directly on it (TB-91, TB-20 to TB-24); no top face: it was never seen. */
export function isRight(hidden: Card, top: TopView, open: Card | undefined): boolean {
  if (top.face === 'down') return false
  const topIsJoker = isJokerLike(top.card)
  if (isJokerLike(hidden)) return !topIsJoker && !(open !== undefined && isJokerLike(open))
  if (!isClock(hidden)) return false
  if (top.face === 'open' && topIsJoker) {
    return top.named === undefined || hourOf(hidden) === hourAfter(top.named)
  }
  return isClock(top.card) && hourOf(hidden) === hourAfter(hourOf(top.card))
}

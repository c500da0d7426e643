/** Whether a card would be right, for a bot that may not have seen what it would lie on. */
import type { Card } from '../../games/time-bluff/outside/cards'
import type { TopView } from '../../games/time-bluff/outside/contract'
import { isRight } from '../../games/time-bluff/outside/truth'

/** Whether `hidden` is right on `top` with `above` lying directly on it; nothing is on a top face that was never seen. */
export function isRightOn(hidden: Card, top: TopView, above: Card | undefined): boolean {
  if (top.face === 'down') return false
  return isRight({ on: top, hidden, ...(above !== undefined && { open: above }) })
}

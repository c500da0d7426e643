/** What the window asks of the rules: legality over one's own view, and what a card is. */
import { timeBluffLegality } from '../../../games/time-bluff/outside/legality'
import type {
  TimeBluffMove,
  TimeBluffReason,
  TimeBluffView,
} from '../../../games/time-bluff/outside/contract'

export { isHonest } from '../../../games/time-bluff/outside/truth'
export { decisionOf } from '../../../games/time-bluff/outside/check'
export { hourAfter, hourOf, isClock, isPairCard } from '../../../games/time-bluff/outside/faces'

/** Why a move is refused, undefined if it is legal. */
export function reasonAgainst(
  view: TimeBluffView,
  move: TimeBluffMove,
): TimeBluffReason | undefined {
  return timeBluffLegality.check(view, move)
}

/** Whether minus points are added up over rounds; where one round is the match nobody has any before its end. */
export function isCounted({ options }: TimeBluffView): boolean {
  return options.target !== 'round'
}

/** Whether a reason is one of this game's. */
export function isReason(reason: string): reason is TimeBluffReason {
  return Object.hasOwn(timeBluffLegality.ruleOf, reason)
}

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

/** The rule behind a reason, e.g. `TB-14`; undefined for a reason that is none of this game. */
export function ruleBehind(reason: string): string | undefined {
  const rules: Readonly<Record<string, string>> = timeBluffLegality.ruleOf
  return rules[reason]
}

/** Which step of the guide fits what happens. */
import { decisionOf } from '../../../games/buchstabenbluff/outside/check'
import type { BuchstabenbluffView } from '../../../games/buchstabenbluff/outside/contract'

/** Rounds that the guide may take. */
const ROUNDS = 2

/**
 * 1: the first turn has come, 2: its word is begun, 3: the others think about it, 4: others play until the next turn. Undefined before
 * that, where something else is asked, and later.
 */
export function guideMoment(view: BuchstabenbluffView, isBegun: boolean): number | undefined {
  const { you, player, players, options, turn, seats, phase } = view
  const own = players[you ?? -1]
  if (!own || phase.kind === 'over' || turn >= ROUNDS * seats) return undefined
  const decision = decisionOf(view)
  if (own.turnsLeft < options.turns) return decision === undefined ? 4 : undefined
  if (decision === 'turn') return isBegun ? 2 : 1
  return player === you ? 3 : undefined
}

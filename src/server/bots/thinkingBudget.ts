/** How long a bot may think. */
import type { Budget } from '../../bots/bot'

const MILLISECONDS = 120
const PLAYOUTS = 5000

/** A budget for one decision, from now on: at most 120 ms and 5,000 playouts. */
export function thinkingBudget(): Budget {
  const end = performance.now() + MILLISECONDS
  return { playouts: PLAYOUTS, hasTime: () => performance.now() < end }
}

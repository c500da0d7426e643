/** The real clock. */
import type { Clock } from '../engine/basics/ports'

/** The longest that one timer of Node can wait. */
const LONGEST_TIMER = 2 ** 31 - 1

/** Node's monotonic clock. */
export const systemClock: Clock = {
  now: () => performance.now(),
  after(milliseconds, task) {
    const timer = setTimeout(task, Math.min(milliseconds, LONGEST_TIMER))
    return () => {
      clearTimeout(timer)
    }
  },
}

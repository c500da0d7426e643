/** The real clock and the operating system's randomness. */
import { randomBytes } from 'node:crypto'
import type { Clock, Entropy } from '../engine/ports'

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

/** Randomness of the operating system. */
export const systemEntropy: Entropy = { bytes: (count) => new Uint8Array(randomBytes(count)) }

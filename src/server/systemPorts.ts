/** The real clock, the operating system's randomness and language. */
import { randomBytes } from 'node:crypto'
import { LANGUAGES, type Language } from '../engine/language'
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

/** The language of this computer; English if it is none that the program speaks. */
export function systemLanguage(): Language {
  const [spoken] = Intl.DateTimeFormat().resolvedOptions().locale.split('-')
  return LANGUAGES.find((language) => language === spoken) ?? 'en'
}

/** The real clock, the operating system's randomness and language, and a log of JSON lines. */
import { randomBytes } from 'node:crypto'
import { appendFileSync, renameSync, statSync } from 'node:fs'
import { LANGUAGES, type Language } from '../engine/language'
import type { Clock, Entropy } from '../engine/ports'
import type { Log } from '../host/ports'

/** The longest that one timer of Node can wait. */
const LONGEST_TIMER = 2 ** 31 - 1
const LARGEST_LOG = 1024 * 1024

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

function rotate(path: string): void {
  try {
    if (statSync(path).size > LARGEST_LOG) renameSync(path, `${path}.old`)
  } catch {
    // There is no log yet.
  }
}

/** A log in a file, one JSON object a line; what cannot be written is lost, never a reason to stop. */
export function createFileLog(path: string): Log {
  return {
    write(line) {
      rotate(path)
      try {
        appendFileSync(path, `${JSON.stringify({ at: new Date().toISOString(), ...line })}\n`)
      } catch {
        // A full disk must not end a game because of its log.
      }
    },
  }
}

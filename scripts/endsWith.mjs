// A program that runs for another one: it passes signals on and ends as the other one ends.
import { constants } from 'node:os'

/** Milliseconds in which a signal that comes again is the same one: the terminal tells us of Ctrl-C, and npm once more. */
const ECHO = 1000
const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/** The exit code that tells how a process ended: its own, or 128 and the number of the signal as shells say it. */
export function exitCodeOf(code, signal) {
  return code ?? 128 + (constants.signals[signal] ?? 0)
}

/**
 * Passes the signals that end this program on to `child`, so that it can save before it goes.
 * @returns {() => boolean} whether there was one
 */
export function passSignalsOn(child) {
  /** When each was passed on last. */
  const passedAt = new Map()
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      const now = performance.now()
      if (now - (passedAt.get(signal) ?? -Infinity) < ECHO) return
      passedAt.set(signal, now)
      pass(child, signal)
    })
  }
  return () => passedAt.size > 0
}

/** Passes signals on to `child`, and ends this program when `child` has ended, with its exit code. */
export function endWith(child) {
  passSignalsOn(child)
  child.on('exit', (code, signal) => process.exit(exitCodeOf(code, signal)))
}

/** On Windows the console itself tells every program of Ctrl-C, and a signal from here would end it unsaved. */
function pass(child, signal) {
  if (process.platform !== 'win32') child.kill(signal)
}

/** Whether the other end of a line still lives: it is pinged, and ended when it has been silent for too long. */
import type { Clock } from '../engine/basics/ports'

/** Milliseconds between two pings. */
const PING_EVERY = 8000
/** So many unanswered pings, and the next one that is due ends the line: after 24 seconds of silence at most. */
const MOST_UNANSWERED = 2

/** One end of a line that can be pinged. */
export interface PingedLine {
  ping(): void
  end(): void
}

/** A line that is watched. */
export interface Lifeline {
  /** The other end gave a sign of life. */
  heard(): void
  stop(): void
}

/** Watches a line. Pings are counted, not time: who cannot answer because this computer slept has missed none. */
export function watchLine(clock: Clock, line: PingedLine): Lifeline {
  let unanswered = 0
  let cancel = (): void => undefined
  const beat = (due: number): void => {
    const hasSlept = clock.now() - due > PING_EVERY
    if (hasSlept) unanswered = 0
    if (unanswered >= MOST_UNANSWERED) {
      line.end()
      return
    }
    unanswered += 1
    line.ping()
    wait()
  }
  const wait = (): void => {
    const due = clock.now() + PING_EVERY
    cancel = clock.after(PING_EVERY, () => {
      beat(due)
    })
  }
  wait()
  return {
    heard: () => {
      unanswered = 0
    },
    stop: () => {
      cancel()
    },
  }
}

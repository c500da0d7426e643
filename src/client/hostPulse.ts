/** Whether the host still answers: it is asked for a sign of life, and given up when none comes. */
import type { Clock } from '../engine/basics/ports'

/** Milliseconds from an answer to the next ping. */
const PING_EVERY = 10_000
/** Milliseconds within which something must come after a ping: a line that dies is noticed 25 seconds later at most. */
const ANSWER_WITHIN = 15_000
/** A connection over which no welcome comes is dead too, though nobody said so. */
const WELCOME_WITHIN = 5000
/** Milliseconds within which something must come once there is a reason to doubt the line. */
const DOUBTED_WITHIN = 3000
/** Milliseconds by which a timer may be late before it counts as one that was asleep. */
const LATE = 2000

/** What is done to the connection. */
export interface PulsePorts {
  readonly clock: Clock
  ping(): void
  giveUp(): void
}

/** A host that is watched. */
export interface HostPulse {
  /** A connection was opened. */
  opened(): void
  /** From now on it may be pinged. */
  welcomed(): void
  /** Something has happened to the network: a sign of life is asked for at once, and not waited for long; false before the welcome, which is waited for anyway. */
  doubt(): boolean
  /** Something came from the host. */
  heard(): void
  stop(): void
}

/**
 * Watches a host. Not silence counts but a ping that nobody answers: the timers of a page out of sight ring once a minute, and those of a
 * computer that slept ring before what has come meanwhile is read.
 */
export function watchHost({ clock, ping, giveUp }: PulsePorts): HostPulse {
  let isWelcome = false
  /** A sign of life is waited for. */
  let isAwaited = false
  let cancel = (): void => undefined

  function wait(milliseconds: number, task: () => void): void {
    cancel()
    cancel = clock.after(milliseconds, task)
  }
  function awaitWelcome(): void {
    isAwaited = true
    wait(WELCOME_WITHIN, () => {
      if (isAwaited) giveUp()
      else awaitWelcome()
    })
  }
  /** Whoever was asleep asks once more before he believes it, and only once. */
  function ask(isOnceMore: boolean): void {
    isAwaited = true
    ping()
    const due = clock.now() + ANSWER_WITHIN
    wait(ANSWER_WITHIN, () => {
      if (!isOnceMore && clock.now() - due > LATE) ask(true)
      else giveUp()
    })
  }
  function rest(): void {
    isAwaited = false
    wait(PING_EVERY, () => {
      ask(false)
    })
  }
  return {
    opened: () => {
      isWelcome = false
      awaitWelcome()
    },
    welcomed: () => {
      isWelcome = true
      rest()
    },
    doubt: () => {
      if (!isWelcome) return false
      isAwaited = true
      ping()
      wait(DOUBTED_WITHIN, giveUp)
      return true
    },
    heard: () => {
      if (isAwaited && isWelcome) rest()
      isAwaited = false
    },
    stop: () => {
      cancel()
    },
  }
}

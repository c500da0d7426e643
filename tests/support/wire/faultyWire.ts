/** A line that misbehaves by a seed: frames come late or twice, and lines are cut with frames lost on the way. */
import type { Clock } from '../../../src/engine/basics/ports'
import type { Random } from '../../../src/engine/chance/random'
import type { Connection, ConnectionEvents } from '../../../src/protocol/connection'

/** Opens a line. */
export type OpenLine = (events: ConnectionEvents) => Connection

/** A wire whose faults can be counted and ended. */
export interface FaultyWire {
  readonly wrap: (open: OpenLine) => OpenLine
  /** Faults so far. */
  count(): number
  /** From now on nothing goes wrong. */
  mend(): void
}

const LONGEST_DELAY = 2500

/** A wire on which about one frame in `oneIn` meets a fault. */
export function faultyWire(clock: Clock, random: Random, oneIn: number): FaultyWire {
  let faults = 0
  let isMended = false
  const happens = (): boolean => {
    if (isMended || random.below(oneIn) > 0) return false
    faults += 1
    return true
  }
  /** Keeps the order: what comes after a late frame is late too. */
  const inOrder = (deliver: (frame: string) => void): ((frame: string) => void) => {
    let freeAt = 0
    return (frame) => {
      const now = clock.now()
      const delay = happens() ? random.below(LONGEST_DELAY) : 0
      const at = Math.max(freeAt, now + delay)
      if (at <= now) {
        deliver(frame)
        return
      }
      freeAt = at
      clock.after(at - now, () => {
        deliver(frame)
      })
    }
  }
  const wrap = (open: OpenLine): OpenLine => {
    return (events) => {
      let isCut = false
      const line = open({
        received: inOrder((frame) => {
          if (!isCut) events.received(frame)
        }),
        closed: (code) => {
          if (!isCut) events.closed(code)
        },
      })
      const cut = (): void => {
        isCut = true
        line.close(1000)
        events.closed(1006)
      }
      const toHost = inOrder((frame) => {
        if (!isCut) line.send(frame)
      })
      return {
        send(frame) {
          if (isCut) return
          if (happens()) {
            cut()
            return
          }
          toHost(frame)
          // A command may be sent again by whoever doubts that it arrived; a greeting never is on the same line.
          if (frame.startsWith('{"type":"command"') && happens()) toHost(frame)
        },
        close(code) {
          if (!isCut) line.close(code)
        },
      }
    }
  }
  return {
    wrap,
    count: () => faults,
    mend: () => {
      isMended = true
    },
  }
}

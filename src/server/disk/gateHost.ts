/** A host whose connections say nothing that is not on the disk, and say that they wait where the disk does not answer. */
import type { Clock } from '../../engine/basics/ports'
import type { Host } from '../../host/createHost'
import type { HostConnection } from '../../host/ports'
import type { HostMessage } from '../../protocol/hostMessages'
import { systemClock } from '../../system/systemClock'
import { STUCK_AFTER, type FlushGate } from './flushGate'

/** Milliseconds between two looks at those that wait, and between two times that one of them is told so. */
const LOOK_EVERY = 1000
const SAY_EVERY = 5000

/** The end of a connection says nothing that its frames have not said. */
const TELLS_NOTHING: readonly object[] = []

/** It tells nothing of what waits: not even whether it was written. */
const STALLED = JSON.stringify({ type: 'stalled' } satisfies HostMessage)

/** Everybody who waits for the disk. */
class Waiters {
  private readonly lines = new Set<GatedLine>()
  private isLookDue = false

  constructor(readonly clock: Clock) {}

  add(line: GatedLine): void {
    this.lines.add(line)
    this.lookLater()
  }

  drop(line: GatedLine): void {
    this.lines.delete(line)
  }

  /** One look for all, however often somebody begins to wait meanwhile. */
  private lookLater(): void {
    if (this.isLookDue) return
    this.isLookDue = true
    this.clock.after(LOOK_EVERY, () => {
      this.isLookDue = false
      const now = this.clock.now()
      for (const line of this.lines) line.sayIfStalled(now)
      if (this.lines.size > 0) this.lookLater()
    })
  }
}

/** A connection whose frames wait for the disk. */
class GatedLine implements HostConnection {
  private waiting = 0
  /** Since when nothing that waits has left. */
  private since = 0
  private saidAt = -Infinity

  constructor(
    private readonly connection: HostConnection,
    private readonly gate: FlushGate,
    private readonly waiters: Waiters,
  ) {}

  send(frame: string, about?: Iterable<object>): void {
    this.pass(() => {
      this.connection.send(frame)
    }, about)
  }

  close(code?: number): void {
    this.pass(() => {
      this.connection.close(code)
    }, TELLS_NOTHING)
  }

  sayIfStalled(now: number): void {
    if (now - this.since < STUCK_AFTER || now - this.saidAt < SAY_EVERY) return
    this.saidAt = now
    this.connection.send(STALLED)
  }

  /** Nobody is there any more. */
  end(): void {
    this.waiters.drop(this)
  }

  private pass(say: () => void, about: Iterable<object> | undefined): void {
    let [isSaid, hasWaited] = [false, false]
    const sayNow = (): void => {
      isSaid = true
      if (hasWaited) this.goOn()
      say()
    }
    this.gate.pass(this, sayNow, about)
    if (isSaid) return
    hasWaited = true
    this.wait()
  }

  private wait(): void {
    this.waiting += 1
    if (this.waiting > 1) return
    this.since = this.waiters.clock.now()
    this.waiters.add(this)
  }

  private goOn(): void {
    this.waiting -= 1
    this.saidAt = -Infinity
    if (this.waiting === 0) this.waiters.drop(this)
    else this.since = this.waiters.clock.now()
  }
}

/** Puts a gate around a host. */
export function gateHost(host: Host, gate: FlushGate, clock: Clock = systemClock): Host {
  const waiters = new Waiters(clock)
  return {
    connect(connection, origin) {
      const line = new GatedLine(connection, gate, waiters)
      const events = host.connect(line, origin)
      return {
        received: (frame) => {
          events.received(frame)
        },
        closed: (code) => {
          line.end()
          events.closed(code)
        },
      }
    },
    company: () => host.company(),
    close() {
      host.close()
    },
  }
}

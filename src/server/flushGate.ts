/**
 * Nothing leaves before what it tells of is on the disk: what is sent waits for everything that was written before it. Flushes
 * run in threads beside each other, and one covers all that came meanwhile, so that no table waits for the loop.
 */
import type { Host } from '../host/createHost'

/** Something that writes now and flushes later. */
export interface Flushed {
  /** Brings all that was written so far onto the disk, then calls `done`; `isOnDisk` false: it could not. */
  flush(done: (isOnDisk: boolean) => void): void
}

/** Milliseconds between two tries of a flush that failed. */
const RETRY = 1000

interface Waiting {
  /** The last write before it. */
  readonly after: number
  readonly send: () => void
}

/** Holds back what is sent until all that was written before it is on the disk. */
export class FlushGate {
  private writes = 0
  /** The oldest write of each file that no flush has been begun for. */
  private readonly fresh = new Map<Flushed, number>()
  /** The oldest write that the flush of each file covers. */
  private readonly flushing = new Map<Flushed, number>()
  private readonly queue: Waiting[] = []
  private readonly whenEmpty: (() => void)[] = []

  /** `file` has been written to; what is sent from now on waits for it. */
  wrote(file: Flushed): void {
    this.writes += 1
    if (!this.fresh.has(file)) this.fresh.set(file, this.writes)
    queueMicrotask(() => {
      this.begin(file)
    })
  }

  /** All of `file` is on the disk already: it was written anew as a whole. */
  isWhole(file: Flushed): void {
    this.fresh.delete(file)
    this.flushing.delete(file)
    this.release()
  }

  /** Calls `send` when all that was written so far is on the disk, in the order of the calls. */
  pass(send: () => void): void {
    if (this.queue.length === 0 && this.fresh.size + this.flushing.size === 0) send()
    else this.queue.push({ after: this.writes, send })
  }

  /** Done when everything is on the disk and has been sent. */
  settled(): Promise<void> {
    return new Promise((done) => {
      this.whenEmpty.push(done)
      this.release()
    })
  }

  private begin(file: Flushed): void {
    const oldest = this.fresh.get(file)
    if (oldest === undefined || this.flushing.has(file)) return
    this.fresh.delete(file)
    this.flushing.set(file, oldest)
    file.flush((isOnDisk) => {
      this.end(file, oldest, isOnDisk)
    })
  }

  private end(file: Flushed, oldest: number, isOnDisk: boolean): void {
    // Otherwise it has been written anew meanwhile, and this flush counts for nothing.
    if (this.flushing.get(file) !== oldest) return
    this.flushing.delete(file)
    if (isOnDisk) {
      this.begin(file)
      this.release()
      return
    }
    this.fresh.set(file, oldest)
    setTimeout(() => {
      this.begin(file)
    }, RETRY).unref()
  }

  private release(): void {
    const pending = Math.min(...this.fresh.values(), ...this.flushing.values())
    while ((this.queue[0]?.after ?? Infinity) < pending) this.queue.shift()?.send()
    if (pending === Infinity && this.queue.length === 0) {
      for (const done of this.whenEmpty.splice(0)) done()
    }
  }
}

/** A host whose connections say nothing that is not on the disk. */
export function gateHost(host: Host, gate: FlushGate): Host {
  return {
    connect(connection, origin) {
      const gated = {
        send(frame: string) {
          gate.pass(() => {
            connection.send(frame)
          })
        },
        close(code?: number) {
          gate.pass(() => {
            connection.close(code)
          })
        },
      }
      return host.connect(gated, origin)
    },
    company: () => host.company(),
    close() {
      host.close()
    },
  }
}

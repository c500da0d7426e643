/**
 * Nothing leaves before what it tells of is on the disk: what is sent waits for all that was written before it to the files that it
 * tells of, and for what goes before it over the same line. Flushes run in threads beside each other, and one covers all that came
 * meanwhile, so that no table waits for the loop, nor for the disk of another one.
 */
import type { Clock } from '../../engine/basics/ports'
import { systemClock } from '../../system/systemClock'

/** Something that writes now and flushes later. */
export interface Flushed {
  /** Brings all that was written so far onto the disk, then calls `done`; `isOnDisk` false: it could not. */
  flush(done: (isOnDisk: boolean) => void): void
}

/** Milliseconds between two tries of a flush that failed. */
const RETRY = 1000

/** Milliseconds after which a disk that has not answered counts as stuck: nobody waits longer without being told so. */
export const STUCK_AFTER = 3000

interface Waiting {
  /** The last write before it. */
  readonly after: number
  /** The files that it tells of and that were not on the disk then. */
  readonly files: readonly object[]
  readonly send: () => void
}

/** Holds back what is sent until all that was written before it to the files that it tells of is on the disk. */
export class FlushGate {
  private writes = 0
  /** The oldest write of each file that no flush has been begun for. */
  private readonly fresh = new Map<object, number>()
  /** The oldest write that the flush of each file covers. */
  private readonly flushing = new Map<object, number>()
  /** Since when nothing has got onto the disk of each file that waits for it. */
  private readonly since = new Map<object, number>()
  /** What waits, in order, by the line that it goes over or the file that it waits for. */
  private readonly lanes = new Map<object, Waiting[]>()
  private isReleasing = false
  private readonly whenEmpty: (() => void)[] = []

  constructor(private readonly clock: Clock = systemClock) {}

  /** `file` has been written to; what is sent from now on waits for it. The flush begins at once: a thread does it while the news is made. */
  wrote(file: Flushed): void {
    this.writes += 1
    if (!this.fresh.has(file)) this.fresh.set(file, this.writes)
    if (!this.since.has(file)) this.since.set(file, this.clock.now())
    this.begin(file)
  }

  /** All of `file` is on the disk already: it was written anew as a whole. */
  noteWhole(file: Flushed): void {
    this.fresh.delete(file)
    this.flushing.delete(file)
    this.since.delete(file)
    this.release()
  }

  /** Whether the disk has not answered for this file for seconds. */
  isStuck(file: object): boolean {
    return this.clock.now() - (this.since.get(file) ?? Infinity) >= STUCK_AFTER
  }

  /** Calls `send` when all that was written so far to these files, or to any, is on the disk, and after what goes before it over `line`. */
  pass(line: object, send: () => void, about?: Iterable<object>): void {
    const files: object[] = []
    for (const file of about ?? this.pending()) if (this.isPending(file)) files.push(file)
    const lane = this.lanes.get(line)
    if (lane) lane.push({ after: this.writes, files, send })
    else if (files.length > 0) this.lanes.set(line, [{ after: this.writes, files, send }])
    else send()
  }

  /** Calls `task` when all that was written so far to `file` is on the disk, in the order of the calls. */
  whenKept(file: object, task: () => void): void {
    this.pass(file, task, [file])
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
      if (this.fresh.has(file)) this.since.set(file, this.clock.now())
      else this.since.delete(file)
      this.begin(file)
      this.release()
      return
    }
    this.fresh.set(file, oldest)
    this.clock.after(RETRY, () => {
      this.begin(file)
    })
  }

  private pending(): Set<object> {
    return new Set([...this.fresh.keys(), ...this.flushing.keys()])
  }

  private isPending(file: object): boolean {
    return this.fresh.has(file) || this.flushing.has(file)
  }

  /** The oldest write to a file that is not on the disk. */
  private oldestOf(file: object): number {
    return Math.min(this.fresh.get(file) ?? Infinity, this.flushing.get(file) ?? Infinity)
  }

  private isKept({ files, after }: Waiting): boolean {
    return files.every((file) => this.oldestOf(file) > after)
  }

  /** What is done in a lane may bring something into others, or release once more. */
  private release(): void {
    if (this.isReleasing) return
    this.isReleasing = true
    try {
      for (const [line, lane] of this.lanes) {
        while (lane[0] && this.isKept(lane[0])) lane.shift()?.send()
        if (lane.length === 0) this.lanes.delete(line)
      }
    } finally {
      this.isReleasing = false
    }
    if (this.lanes.size === 0 && this.pending().size === 0) {
      for (const done of this.whenEmpty.splice(0)) done()
    }
  }
}

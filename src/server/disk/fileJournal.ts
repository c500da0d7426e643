/** One journal as a file: a record counts when it is on the disk, whole or not at all. */
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import type { Json } from '../../engine/basics/json'
import { err, ok, type Result } from '../../engine/basics/result'
import type { Journal, JournalProblem, Log } from '../../host/ports'
import type { Disk } from './disk'
import { errorCode } from './errorCode'
import type { Flushed, FlushGate } from './flushGate'
import {
  formatJournal,
  formatRecords,
  NO_RECORDS,
  readJournal,
  type JournalEnd,
} from './journalFormat'
import { closeQuietly, removeQuietly, writeCopy, writeNewFile } from './newFile'

const FINISHED = 'finished'
/** What the name of a file ends with that has not got its own yet: beside one of them another may be begun. */
export const UNFINISHED = ['.new', '.newer'] as const
/** Milliseconds between two looks whether the path of a file that has a name still leads to it. */
const LOOK_EVERY = 1000

/** Where journals are kept. */
export interface JournalPlace {
  readonly disk: Disk
  readonly folder: string
  readonly log: Log
  /** Told of every write, so that nothing that tells of it leaves too early. */
  readonly gate: FlushGate
}

function problemOf(error: unknown): JournalProblem {
  const code = errorCode(error)
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'disk-full'
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return 'not-allowed'
  return 'disk-failed'
}

/**
 * A journal of the file `name`. It holds no record in memory: the file has them. What is written anew lies beside the journal until a
 * thread has brought it onto the disk, and only then has its name. Nothing that was given meanwhile is told of before: a host that
 * ends at any moment finds all that it has told of under the name.
 */
export class FileJournal implements Journal, Flushed {
  private file: number | undefined
  /** Where the open file lies while it is not in its place. */
  private beside: string | undefined
  /** Files that threads are flushing: they must not be closed meanwhile. */
  private readonly inFlight = new Set<number>()
  /** A flush has failed: what the file holds may not be on the disk. Nothing is taken until another one has not. */
  private isUnsound = false
  private end: JournalEnd
  /** Behind its end the file may hold what a failed write has left. */
  private hasRest = false
  /** A name in the folder has changed and may not be on the disk yet. */
  private isNameDoubtful = false
  /** What is to be done with the file once all of it is on the disk. */
  private farewell: (() => void) | undefined
  /** Nothing is under its name any more. */
  private isGone = false
  /** The file is damaged: these records are to be put in its place first. */
  private due: readonly Json[] | undefined
  private lookedAt = -Infinity
  private readonly disk: Disk
  private readonly path: string

  constructor(
    private readonly place: JournalPlace,
    private readonly name: string,
    end: JournalEnd,
  ) {
    this.disk = place.disk
    this.path = join(place.folder, name)
    this.end = end
    if (end.size > 0) this.openQuietly()
  }

  append(...records: readonly Json[]): Result<undefined, JournalProblem> {
    try {
      const file = this.openSound()
      const { bytes, end } = formatRecords(records, this.end)
      this.hasRest = true
      this.disk.write(file, bytes)
      this.hasRest = false
      this.end = end
      this.place.gate.wrote(this)
      return ok(undefined)
    } catch (error) {
      this.cutRestQuietly()
      return err(problemOf(error))
    }
  }

  replace(records: readonly Json[]): Result<undefined, JournalProblem> {
    try {
      this.refuseUnsound()
      if (this.due) this.repairNow(this.due)
      this.putBeside(formatJournal(records))
      return ok(undefined)
    } catch (error) {
      return err(problemOf(error))
    }
  }

  /** Keeps the damaged file as it is aside and puts its sound records in its place: now, or before the next one. */
  repair(records: readonly Json[]): void {
    this.due = records
    try {
      this.repairNow(records)
    } catch (error) {
      this.place.log.write({ event: 'repair-put-off', file: this.name, why: errorCode(error) })
    }
  }

  flush(done: (isOnDisk: boolean) => void): void {
    this.flushFile(done, 'first')
  }

  whenKept(task: () => void): void {
    this.place.gate.whenKept(this, task)
  }

  isStuck(): boolean {
    return this.place.gate.isStuck(this)
  }

  size(): number {
    return this.end.size
  }

  retire(): void {
    this.farewell = () => {
      const finished = join(this.place.folder, FINISHED)
      this.disk.makeFolder(finished)
      this.close()
      this.disk.rename(this.path, join(finished, this.name))
    }
    this.place.gate.wrote(this)
  }

  discard(): void {
    this.close()
    for (const path of [this.beside, this.path])
      if (path !== undefined) removeQuietly(this.disk, path)
    this.leave()
    this.place.gate.wrote(this)
  }

  setAside(): void {
    try {
      if (this.file !== undefined) this.disk.flush(this.file)
      this.takePlace()
      this.close()
      this.disk.rename(this.path, `${this.path}.set-aside-${String(Date.now())}`)
      this.leave()
      this.disk.flushFolder(this.place.folder)
      this.place.gate.noteWhole(this)
    } catch (error) {
      this.place.log.write({ event: 'not-set-aside', file: this.name, why: errorCode(error) })
    }
  }

  /** Nothing is under its name any more. */
  private leave(): void {
    this.due = undefined
    this.beside = undefined
    this.end = NO_RECORDS
    this.isGone = true
    this.isNameDoubtful = true
  }

  /** What a failed flush has left behind is written anew as a whole and flushed once more; after that the gate asks again later. */
  private flushFile(done: (isOnDisk: boolean) => void, attempt: 'first' | 'second'): void {
    if (this.isGone) {
      this.flushNames(done)
      return
    }
    const file = this.fileToFlush()
    if (file === undefined) {
      done(false)
      return
    }
    this.inFlight.add(file)
    this.disk.flushLater(file, (error) => {
      this.inFlight.delete(file)
      if (this.file !== file) {
        // Another file holds all of it by now.
        closeQuietly(this.disk, file)
        this.flushFile(done, attempt)
        return
      }
      if (error)
        this.place.log.write({ event: 'flush-failed', file: this.name, why: error.message })
      this.isUnsound = error !== null || this.isLostBeside(file)
      if (!this.isUnsound) this.settle(done)
      else if (attempt === 'first') this.flushFile(done, 'second')
      else done(false)
    })
  }

  /** Undefined: there is none that could be. */
  private fileToFlush(): number | undefined {
    this.openQuietly()
    const { file, isUnsound } = this
    if (file === undefined || !isUnsound) return file
    try {
      this.writeAgain(file)
      return this.file
    } catch {
      return undefined
    }
  }

  /** Somebody has taken away what was to get its name now: it must not be closed. */
  private isLostBeside(file: number): boolean {
    try {
      return this.beside !== undefined && !this.disk.isAt(file, this.beside)
    } catch {
      return true
    }
  }

  /** All of the file is on the disk: it gets its name. */
  private settle(done: (isOnDisk: boolean) => void): void {
    try {
      this.takePlace()
    } catch (error) {
      this.place.log.write({ event: 'not-in-place', file: this.name, why: errorCode(error) })
      done(false)
      return
    }
    if (this.farewell) this.part(this.farewell)
    this.flushNames(done)
  }

  private part(farewell: () => void): void {
    this.farewell = undefined
    try {
      farewell()
      this.leave()
    } catch {
      // The table is closed all the same; at the next start it is there once more and can be closed again.
    }
  }

  private flushNames(done: (isOnDisk: boolean) => void): void {
    if (!this.isNameDoubtful) {
      done(true)
      return
    }
    this.isNameDoubtful = false
    this.disk.flushFolderLater(this.place.folder, (error) => {
      if (error) {
        this.isNameDoubtful = true
        this.place.log.write({ event: 'flush-failed', file: this.name, why: error.message })
      }
      done(error === null)
    })
  }

  /** The open file, ready for the next record: where it belongs, nothing behind its end. */
  private openSound(): number {
    this.refuseUnsound()
    if (this.due) this.repairNow(this.due)
    this.file ??= this.disk.openForAppend(this.here())
    if (this.isTakenAway(this.file)) {
      this.place.log.write({ event: 'journal-gone', file: this.name })
      this.writeAgain(this.file)
    }
    if (this.hasRest) this.disk.truncate(this.here(), this.end.size)
    this.hasRest = false
    return (this.file ??= this.disk.openForAppend(this.here()))
  }

  private refuseUnsound(): void {
    if (this.isUnsound) throw new Error('what was written before is not on the disk')
  }

  private here(): string {
    return this.beside ?? this.path
  }

  /** Somebody has deleted the file, which is seen at once, or moved it, with all that it holds. */
  private isTakenAway(file: number): boolean {
    if (!this.disk.hasName(file)) return true
    const now = performance.now()
    if (now - this.lookedAt < LOOK_EVERY) return false
    this.lookedAt = now
    return !this.disk.isAt(file, this.here())
  }

  /** Somebody has taken the file away, or it could not be flushed: as long as it is open, what it holds can be written anew. */
  private writeAgain(file: number): void {
    const bytes = this.disk.readOpen(file, this.end.size)
    const isSound = readJournal(bytes)?.soundBytes === bytes.length
    if (!isSound) throw new Error('the file does not hold what it was given')
    this.putBeside({ bytes, end: this.end })
  }

  private repairNow(records: readonly Json[]): void {
    this.keepDamaged(this.disk.read(this.path))
    this.putBeside(formatJournal(records))
    this.due = undefined
  }

  /** A file as it was may still be worth something to somebody; the same bytes are kept once. */
  private keepDamaged(bytes: Uint8Array): void {
    writeCopy(this.disk, `${this.path}.damaged-${crc32(bytes).toString(16)}`, bytes)
  }

  /** From now on everything goes into the new file; until that has its name, a host that starts finds the one before. */
  private putBeside({ bytes, end }: { bytes: Uint8Array; end: JournalEnd }): void {
    const { beside } = this
    const [first = '', second = ''] = UNFINISHED.map((ending) => this.path + ending)
    const path = beside === first ? second : first
    const file = writeNewFile(this.disk, path, bytes)
    this.close()
    if (beside !== undefined) removeQuietly(this.disk, beside)
    this.file = file
    this.beside = path
    this.end = end
    this.hasRest = false
    this.isGone = false
    this.place.gate.wrote(this)
  }

  /** Closed meanwhile: not every system gives an open file another name. */
  private takePlace(): void {
    const { beside } = this
    if (beside === undefined) return
    this.close()
    try {
      this.disk.rename(beside, this.path)
      this.beside = undefined
      this.isNameDoubtful = true
    } finally {
      this.openQuietly()
    }
  }

  /** Kept open from the first moment on: what is open can be written again. */
  private openQuietly(): void {
    try {
      this.file ??= this.disk.openForAppend(this.here())
    } catch {
      // The next record tries again, and says so if it cannot be written.
    }
  }

  private cutRestQuietly(): void {
    if (!this.hasRest) return
    try {
      this.disk.truncate(this.here(), this.end.size)
      this.hasRest = false
    } catch {
      // The next record tries again before it is written.
    }
  }

  private close(): void {
    const { file } = this
    this.file = undefined
    if (file !== undefined && !this.inFlight.has(file)) closeQuietly(this.disk, file)
  }
}

/** One journal as a file: a record counts when it is on the disk, whole or not at all. */
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import type { Json } from '../engine/json'
import { err, ok, type Result } from '../engine/result'
import type { Journal, JournalProblem, Log } from '../host/ports'
import type { Disk } from './disk'
import { errorCode } from './errorCode'
import type { Flushed, FlushGate } from './flushGate'
import { FIRST_HASH, formatRecord, MAGIC, readJournal } from './journalFormat'

const FINISHED = 'finished'
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

/** Up to where a file is known to be sound. */
export interface JournalEnd {
  /** The hash that the next record continues. */
  readonly hash: Uint8Array
  /** Bytes up to there. */
  readonly size: number
}

/** The end of a file that is still to be written. */
export const NO_RECORDS: JournalEnd = { hash: FIRST_HASH, size: 0 }

function problemOf(error: unknown): JournalProblem {
  const code = errorCode(error)
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'disk-full'
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return 'not-allowed'
  return 'disk-failed'
}

function formatAll(records: readonly Json[]): { bytes: Uint8Array; end: JournalEnd } {
  const parts: Uint8Array[] = [MAGIC]
  let hash = FIRST_HASH
  for (const record of records) {
    const next = formatRecord(record, hash)
    parts.push(next.bytes)
    hash = next.hash
  }
  const bytes = Buffer.concat(parts)
  return { bytes, end: { hash, size: bytes.length } }
}

/** A journal of the file `name`. It holds no record in memory: the file has them. */
export class FileJournal implements Journal, Flushed {
  private file: number | undefined
  /** Files that threads are flushing: they must not be closed meanwhile. */
  private readonly inFlight = new Set<number>()
  /** A flush has failed: what the file holds may not be on the disk. */
  private isUnsound = false
  private end: JournalEnd
  /** Behind its end the file may hold what a failed write has left. */
  private hasRest = false
  /** The file's name may not be on the disk yet. */
  private isNameDoubtful = false
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

  append(record: Json): Result<undefined, JournalProblem> {
    try {
      const file = this.openSound()
      const { bytes, hash } = formatRecord(record, this.end.hash)
      this.hasRest = true
      this.disk.write(file, bytes)
      this.hasRest = false
      this.end = { hash, size: this.end.size + bytes.length }
      this.place.gate.wrote(this)
      return ok(undefined)
    } catch (error) {
      this.cutRestQuietly()
      return err(problemOf(error))
    }
  }

  replace(records: readonly Json[]): Result<undefined, JournalProblem> {
    try {
      if (this.due) this.repairNow(this.due)
      this.putInPlace(formatAll(records))
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
    this.openQuietly()
    const { file } = this
    if (file === undefined || this.isUnsound) {
      done(this.isMadeSound())
      return
    }
    this.inFlight.add(file)
    this.disk.flushLater(file, (error) => {
      this.inFlight.delete(file)
      if (this.file !== file) this.closeQuietly(file)
      if (error)
        this.place.log.write({ event: 'flush-failed', file: this.name, why: error.message })
      this.isUnsound = error !== null && this.file === file
      done(!this.isUnsound || this.isMadeSound())
    })
  }

  whenKept(task: () => void): void {
    this.place.gate.whenKept(this, task)
  }

  size(): number {
    return this.end.size
  }

  retire(): void {
    try {
      const finished = join(this.place.folder, FINISHED)
      this.disk.makeFolder(finished)
      this.moveTo(join(finished, this.name))
    } catch {
      // The table is closed all the same; at the next start it is there once more and can be closed again.
    }
  }

  discard(): void {
    try {
      this.close()
      this.disk.remove(this.path)
      this.leave()
    } catch {
      // As with a table that cannot be retired: it is there once more at the next start.
    }
  }

  setAside(): void {
    try {
      this.moveTo(`${this.path}.set-aside-${String(Date.now())}`)
    } catch (error) {
      this.place.log.write({ event: 'not-set-aside', file: this.name, why: errorCode(error) })
    }
  }

  private moveTo(path: string): void {
    if (this.file !== undefined) this.disk.flush(this.file)
    this.close()
    this.disk.rename(this.path, path)
    this.leave()
  }

  /** Nothing is under its name any more. */
  private leave(): void {
    this.due = undefined
    this.end = NO_RECORDS
    this.disk.flushFolder(this.place.folder)
    this.place.gate.isWhole(this)
  }

  /** What a failed flush has left behind is written anew as a whole; false: that fails too. */
  private isMadeSound(): boolean {
    try {
      if (this.file !== undefined) this.writeAgain(this.file)
      return this.file !== undefined
    } catch {
      return false
    }
  }

  /** The open file, ready for the next record: under its name, nothing behind its end. */
  private openSound(): number {
    if (this.due) this.repairNow(this.due)
    this.file ??= this.disk.openForAppend(this.path)
    if (this.isGone(this.file)) {
      this.place.log.write({ event: 'journal-gone', file: this.name })
      this.writeAgain(this.file)
    } else if (this.isUnsound) this.writeAgain(this.file)
    if (this.hasRest) this.disk.truncate(this.path, this.end.size)
    this.hasRest = false
    if (this.isNameDoubtful) this.disk.flushFolder(this.place.folder)
    this.isNameDoubtful = false
    return (this.file ??= this.disk.openForAppend(this.path))
  }

  /** Somebody has deleted the file, which is seen at once, or moved it, with all that it holds. */
  private isGone(file: number): boolean {
    if (!this.disk.hasName(file)) return true
    const now = performance.now()
    if (now - this.lookedAt < LOOK_EVERY) return false
    this.lookedAt = now
    return !this.disk.isAt(file, this.path)
  }

  /** Somebody has taken the file away, or it could not be flushed: as long as it is open, what it holds can be written anew. */
  private writeAgain(file: number): void {
    const bytes = this.disk.readOpen(file, this.end.size)
    const isSound = readJournal(bytes)?.soundBytes === bytes.length
    if (!isSound) throw new Error('the file does not hold what it was given')
    this.putInPlace({ bytes, end: this.end })
  }

  private repairNow(records: readonly Json[]): void {
    this.keepDamaged(this.disk.read(this.path))
    this.putInPlace(formatAll(records))
    this.due = undefined
  }

  /** A file as it was may still be worth something to somebody; the same bytes are kept once. */
  private keepDamaged(bytes: Uint8Array): void {
    const path = `${this.path}.damaged-${crc32(bytes).toString(16)}`
    try {
      this.writeFile(path, bytes)
    } catch (error) {
      if (errorCode(error) === 'EEXIST') return
      this.removeQuietly(path)
      throw error
    }
  }

  /** Until the new file has its name nothing has changed; from then on it is the journal. */
  private putInPlace({ bytes, end }: { bytes: Uint8Array; end: JournalEnd }): void {
    const temporary = `${this.path}.new`
    this.disk.makeFolder(this.place.folder)
    this.removeQuietly(temporary)
    this.writeFile(temporary, bytes)
    this.close()
    try {
      this.disk.rename(temporary, this.path)
    } catch (error) {
      this.openQuietly()
      throw error
    }
    this.end = end
    this.hasRest = false
    this.isUnsound = false
    this.isNameDoubtful = true
    this.openQuietly()
    this.disk.flushFolder(this.place.folder)
    this.isNameDoubtful = false
    this.place.gate.isWhole(this)
  }

  private writeFile(path: string, bytes: Uint8Array): void {
    const file = this.disk.createNew(path)
    try {
      this.disk.write(file, bytes)
      this.disk.flush(file)
    } finally {
      this.disk.close(file)
    }
  }

  /** Kept open from the first moment on: what is open can be written again. */
  private openQuietly(): void {
    try {
      this.file ??= this.disk.openForAppend(this.path)
    } catch {
      // The next record tries again, and says so if it cannot be written.
    }
  }

  private cutRestQuietly(): void {
    if (!this.hasRest) return
    try {
      this.disk.truncate(this.path, this.end.size)
      this.hasRest = false
    } catch {
      // The next record tries again before it is written.
    }
  }

  private close(): void {
    const { file } = this
    this.file = undefined
    if (file !== undefined && !this.inFlight.has(file)) this.closeQuietly(file)
  }

  private closeQuietly(file: number): void {
    try {
      this.disk.close(file)
    } catch {
      // A file that cannot even be closed is not used again.
    }
  }

  private removeQuietly(path: string): void {
    try {
      this.disk.remove(path)
    } catch {
      // Usually there is none.
    }
  }
}

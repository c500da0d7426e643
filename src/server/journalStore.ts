/** Tables' journals as files: written and flushed before anybody is told, whole or not at all. */
import { join } from 'node:path'
import type { Json } from '../engine/json'
import { err, ok, type Result } from '../engine/result'
import type { Journal, JournalProblem, JournalStore, RecoveredJournal } from '../host/ports'
import type { Disk } from './disk'
import { FIRST_HASH, formatRecord, MAGIC, readJournal } from './journalFormat'

const ENDING = '.journal'
const FINISHED = 'finished'

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
}

function problemOf(error: unknown): JournalProblem {
  const code = codeOf(error)
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'disk-full'
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return 'not-allowed'
  return 'disk-failed'
}

/** Where journals are kept. */
interface Place {
  readonly disk: Disk
  readonly folder: string
}

class FileJournal implements Journal {
  private file: number | undefined
  /** After a failed write nothing is appended to this file any more: everything is written anew. */
  private isDoubtful = false

  private readonly disk: Disk
  private readonly folder: string
  private readonly kept: Json[]
  private hash: Uint8Array

  constructor(
    place: Place,
    private readonly name: string,
    content: { readonly records: readonly Json[]; readonly hash: Uint8Array },
  ) {
    this.disk = place.disk
    this.folder = place.folder
    this.kept = [...content.records]
    this.hash = content.hash
  }

  append(record: Json): Result<undefined, JournalProblem> {
    if (this.isDoubtful) return this.replace([...this.kept, record])
    try {
      const { bytes, hash } = formatRecord(record, this.hash)
      this.file ??= this.disk.openForAppend(this.path())
      this.disk.write(this.file, bytes)
      this.disk.flush(this.file)
      this.hash = hash
      this.kept.push(record)
      return ok(undefined)
    } catch (error) {
      this.isDoubtful = true
      this.closeFile()
      return err(problemOf(error))
    }
  }

  replace(records: readonly Json[]): Result<undefined, JournalProblem> {
    const temporary = `${this.path()}.new`
    try {
      this.removeQuietly(temporary)
      const hash = this.writeFile(temporary, records)
      this.closeFile()
      this.disk.rename(temporary, this.path())
      this.disk.flushFolder(this.folder)
      this.hash = hash
      this.kept.splice(0, this.kept.length, ...records)
      this.isDoubtful = false
      return ok(undefined)
    } catch (error) {
      this.isDoubtful = true
      return err(problemOf(error))
    }
  }

  retire(): void {
    this.closeFile()
    try {
      const finished = join(this.folder, FINISHED)
      this.disk.makeFolder(finished)
      this.disk.rename(this.path(), join(finished, this.name))
      this.disk.flushFolder(this.folder)
    } catch {
      // The table is closed all the same; at the next start it is there once more and can be closed again.
    }
  }

  private path(): string {
    return join(this.folder, this.name)
  }

  private writeFile(path: string, records: readonly Json[]): Uint8Array {
    const file = this.disk.createNew(path)
    try {
      let hash = FIRST_HASH
      const parts: Uint8Array[] = [MAGIC]
      for (const record of records) {
        const next = formatRecord(record, hash)
        parts.push(next.bytes)
        hash = next.hash
      }
      this.disk.write(file, Buffer.concat(parts))
      this.disk.flush(file)
      return hash
    } finally {
      this.disk.close(file)
    }
  }

  private closeFile(): void {
    const { file } = this
    this.file = undefined
    if (file === undefined) return
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

/** A file name that no system reserves: the day and the table's id. */
function fileName(id: string, now: Date): string {
  return `${now.toISOString().slice(0, 10)}-${id.replaceAll(/[^\w]/gu, '')}${ENDING}`
}

function recoverFile(disk: Disk, folder: string, name: string): RecoveredJournal | undefined {
  const path = join(folder, name)
  const bytes = disk.read(path)
  const read = readJournal(bytes)
  const id = name.slice(0, -ENDING.length)
  if (!read) return undefined
  const damagedBytes = bytes.length - read.soundBytes
  const journal = new FileJournal({ disk, folder }, name, read)
  if (damagedBytes > 0) {
    keepAside(disk, folder, `${name}.damaged-${String(read.soundBytes)}`, bytes)
    journal.replace(read.records)
  }
  return { id, records: read.records, journal, damagedBytes }
}

/** A damaged file is kept as it was; it may still be worth something to somebody. */
function keepAside(disk: Disk, folder: string, name: string, bytes: Uint8Array): void {
  try {
    const file = disk.createNew(join(folder, name))
    disk.write(file, bytes)
    disk.flush(file)
    disk.close(file)
  } catch {
    // It has been kept by an earlier start.
  }
}

/** The journals in `folder`, which is made if need be; throws as Node does if it cannot be. */
export function createJournalStore(disk: Disk, folder: string): JournalStore {
  disk.makeFolder(folder)
  return {
    create(id) {
      const name = fileName(id, new Date())
      const journal = new FileJournal({ disk, folder }, name, { records: [], hash: FIRST_HASH })
      const made = journal.replace([])
      return made.ok ? ok(journal) : made
    },
    recover() {
      return disk
        .list(folder)
        .filter((name) => name.endsWith(ENDING))
        .sort()
        .flatMap((name) => recoverFile(disk, folder, name) ?? [])
    },
  }
}

/** A table's journal: what changed is appended, and when that has grown too much, everything is written anew. */
import { toJson } from '../../engine/basics/json'
import type { Clock } from '../../engine/basics/ports'
import type { Journal, JournalProblem, Log } from '../ports'
import type { TableRecord } from './tableRecords'
import type { Result } from '../../engine/basics/result'

/** Milliseconds between two tries to write after a failure. */
const STORAGE_RETRY = 2000
/** Bytes that may be appended before everything is written anew, beside as many as that took the last time. */
const MOST_APPENDED = 262_144

/** What a table's journal needs of its table. */
export interface TableJournalPorts {
  readonly clock: Clock
  readonly log: Log
  readonly table: string
  /** Everything there is to write. */
  whole(): readonly TableRecord[]
  /** Nothing can be written any more: nothing may go on. */
  failed(): void
  /** Something was written again after `failed`: the match may go on. */
  recovered(): void
}

/** Writes what changes at a table to its journal, and anew as a whole when that has grown or could not be written. */
export class TableJournal {
  /** Nothing could be written; it is tried again and again. */
  isFailing = false
  private wholeSize: number
  private owesRewriting = false
  private cancelRetry: () => void = () => undefined

  constructor(
    private readonly journal: Journal,
    private readonly ports: TableJournalPorts,
  ) {
    this.wholeSize = journal.size()
  }

  /** Writes a record down; false: it could not be, and nothing of it counts. */
  append(record: TableRecord): boolean {
    if (this.owesRewriting && !this.rewrite()) return false
    const written = this.journal.append(toJson(record))
    return this.note(written)
  }

  /** Writes everything anew; if that fails it is tried again before anything else is written. */
  rewrite(): boolean {
    this.owesRewriting = true
    const records = this.ports.whole().map((record) => toJson(record))
    if (!this.note(this.journal.replace(records))) return false
    this.owesRewriting = false
    this.wholeSize = this.journal.size()
    return true
  }

  /** Writes everything anew if the journal has grown too much. */
  compact(): void {
    if (this.journal.size() > 2 * this.wholeSize + MOST_APPENDED) this.rewrite()
  }

  /** The table is closed: its file goes to the finished ones, with nothing in it but what `whole` says then. */
  retire(): void {
    this.rewrite()
    this.close()
    this.journal.retire()
  }

  /** The table is closed and nothing was ever played there: nothing stays of it. */
  discard(): void {
    this.close()
    this.journal.discard()
  }

  /** Tries no longer to write what could not be written. */
  close(): void {
    this.cancelRetry()
  }

  private note(written: Result<undefined, JournalProblem>): boolean {
    if (written.ok) {
      if (this.isFailing) this.goOn()
      return true
    }
    const { log, table } = this.ports
    log.write({ event: 'journal-failed', table, why: written.error })
    if (!this.isFailing) {
      this.isFailing = true
      this.ports.failed()
    }
    this.retryLater()
    return false
  }

  /** Not at once: what was just written has to take effect before anything else is played. */
  private goOn(): void {
    this.isFailing = false
    this.cancelRetry()
    this.cancelRetry = this.ports.clock.after(0, () => {
      this.ports.recovered()
    })
  }

  private retryLater(): void {
    this.cancelRetry()
    this.cancelRetry = this.ports.clock.after(STORAGE_RETRY, () => {
      this.rewrite()
    })
  }
}

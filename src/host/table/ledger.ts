/** All that a table has to keep: written down before it counts, and put together again from its journal. */
import type { OfKind } from '../../engine/basics/kinds'
import type { Options } from '../../engine/options/options'
import type { Clock } from '../../engine/basics/ports'
import type { DealRecord, Entry, MatchRecord } from '../../engine/match/record'
import type { ChatLine, PastMatch } from '../../protocol/tableViews'
import type { Phrase, Reaction } from '../../protocol/terms'
import { endHurry } from '../match/hurry'
import type { CommandOrigin } from '../match/matchRun'
import type { Journal, Log } from '../ports'
import type { Session } from '../people/session'
import { TableJournal } from './tableJournal'
import { changeBetween, isEmptyChange, nameSeat } from './tableRecords'
import type { BrokenMatch, SavedTable, TableRecord } from './tableRecords'

/** What a line of the chat says. */
export type Said =
  { readonly text: string } | { readonly phrase: Phrase } | { readonly reaction: Reaction }

/** Lines of chat that are kept. */
const MOST_CHAT = 60
/** Finished matches that are kept, and those of them with a record. */
const MOST_FINISHED = 100
const MOST_RECORDS = 10
/** Broken matches that are kept for a report. */
const MOST_BROKEN = 3

/** A finished match of a table; its record is kept for the latest ones only. */
export interface FinishedMatch {
  readonly past: PastMatch
  readonly record?: MatchRecord
}

/** What a table keeps. */
export interface LedgerContents {
  readonly saved: SavedTable
  readonly chat: readonly ChatLine[]
  readonly finished: readonly FinishedMatch[]
  readonly broken: readonly BrokenMatch[]
}

/** What the ledger needs of its table. */
export interface LedgerPorts {
  readonly clock: Clock
  readonly log: Log
  sessionOf(person: string): Session | undefined
  /** Everybody whose commands are remembered with the table. */
  people(): readonly string[]
  /** The running match so far. */
  running(): MatchRecord | undefined
  /** Nothing can be written any more: nothing may go on. */
  failed(): void
  /** Something was written again after `failed`: the match may go on. */
  recovered(): void
}

function draftOf(saved: SavedTable): SavedTable {
  return {
    ...saved,
    holders: [...saved.holders],
    spectators: [...saved.spectators],
    hands: [...saved.hands],
    proposals: [...saved.proposals],
    sentAway: [...saved.sentAway],
  }
}

function keepLatest(finished: readonly FinishedMatch[]): FinishedMatch[] {
  const kept = finished.slice(-MOST_FINISHED)
  return kept.map((one, at) => (at < kept.length - MOST_RECORDS ? { past: one.past } : one))
}

/** What is kept of a table. */
export class Ledger {
  saved: SavedTable
  chat: readonly ChatLine[]
  finished: readonly FinishedMatch[]
  private broken: readonly BrokenMatch[]
  private readonly journal: TableJournal
  /** Nobody comes back to it: what its people commanded is no longer needed. */
  private isClosed = false

  constructor(
    contents: LedgerContents,
    journal: Journal,
    private readonly ports: LedgerPorts,
  ) {
    this.saved = contents.saved
    this.chat = contents.chat.slice(-MOST_CHAT)
    this.finished = keepLatest(contents.finished)
    this.broken = contents.broken
    const { clock, log } = ports
    this.journal = new TableJournal(journal, {
      clock,
      log,
      table: contents.saved.id,
      whole: () => this.records(),
      failed: () => {
        ports.failed()
      },
      recovered: () => {
        ports.recovered()
      },
    })
  }

  /** Whether nothing can be written just now. */
  isFailing(): boolean {
    return this.journal.isFailing
  }

  /** Writes a new table's beginning. */
  open(): boolean {
    return this.journal.rewrite()
  }

  /** Changes what is saved; false: it could not be written. */
  change(edit: (draft: SavedTable) => void, origin?: CommandOrigin): boolean {
    const draft = draftOf(this.saved)
    edit(draft)
    const change = changeBetween(this.saved, draft)
    if (isEmptyChange(change)) return true
    if (!this.append({ kind: 'change', ...change }, origin)) return false
    this.saved = draft
    this.journal.compact()
    return true
  }

  /** Adds a line to the chat; undefined: it could not be written. */
  addLine(
    who: Pick<ChatLine, 'person' | 'name'>,
    said: Said,
    origin: CommandOrigin,
  ): ChatLine | undefined {
    const line: ChatLine = { number: (this.chat.at(-1)?.number ?? 0) + 1, ...who, ...said }
    if (!this.append({ kind: 'chat', line }, origin)) return undefined
    this.chat = [...this.chat, line].slice(-MOST_CHAT)
    this.journal.compact()
    return line
  }

  /** A match and its deal, in one record: neither is ever there without the other. */
  begin(deal: DealRecord): boolean {
    const draft = draftOf(this.saved)
    draft.matches += 1
    draft.playing = true
    delete draft.shown
    delete draft.carry
    delete draft.adopted
    delete draft.begins
    delete draft.away
    delete draft.filledIn
    draft.proposals = draft.proposals.filter(({ aboutMatch }) => aboutMatch !== true)
    draft.hands = draft.holders.flatMap((holder, seat) =>
      holder.kind === 'person' ? [{ person: holder.person, seat }] : [],
    )
    const change = changeBetween(this.saved, draft)
    if (!this.journal.append({ kind: 'dealt', deal, ...change })) return false
    this.saved = draft
    return true
  }

  /** An entry of the running match. */
  play(entry: Entry, origin: CommandOrigin | undefined): boolean {
    return this.append({ kind: 'played', entry }, origin)
  }

  /** The journal is made short if it has grown too much. */
  compact(): void {
    this.journal.compact()
  }

  /** The running match is over: it goes into the history. What is not written now is written later, or found again at the next start. */
  finish(past: PastMatch, record: MatchRecord, carried: Options): void {
    const draft = draftOf(this.saved)
    draft.playing = false
    endHurry(draft)
    draft.shown = past.number
    draft.hands = []
    if (Object.keys(carried).length > 0) {
      draft.carry = { options: carried, seats: draft.holders.map(nameSeat) }
    }
    this.saved = draft
    this.finished = keepLatest([...this.finished, { past, record }])
    this.journal.rewrite()
  }

  /** The match on the table cannot go on; what was played of it is kept for a report. */
  breakMatch(broken: BrokenMatch | undefined): void {
    const draft = draftOf(this.saved)
    draft.playing = false
    endHurry(draft)
    draft.hands = []
    delete draft.shown
    delete draft.begins
    this.saved = draft
    if (broken) this.broken = [...this.broken, broken].slice(-MOST_BROKEN)
    this.journal.rewrite()
  }

  /**
   * The table is closed: its file goes to the finished ones, without its password and without what was said and commanded there. Of
   * a table at which nothing was played nothing stays: whoever opens and closes tables all evening must not fill the disk.
   */
  retire(): void {
    this.isClosed = true
    if (this.saved.matches === 0 && this.finished.length === 0 && this.broken.length === 0) {
      this.journal.discard()
      return
    }
    const draft = draftOf(this.saved)
    delete draft.password
    this.saved = draft
    this.chat = []
    this.journal.retire()
  }

  /** Stops trying to write. */
  close(): void {
    this.journal.close()
  }

  private append(
    record: OfKind<TableRecord, 'change' | 'chat' | 'played'>,
    origin: CommandOrigin | undefined,
  ): boolean {
    const session = origin && this.ports.sessionOf(origin.person)
    if (!session) return this.journal.append(record)
    const by = { ...origin, refused: session.unsavedRefusals(this.saved.id) }
    if (!this.journal.append({ ...record, by })) return false
    session.noteCarriedOut(origin.command)
    return true
  }

  /** Everything there is to write. */
  private records(): TableRecord[] {
    const people = this.isClosed ? [] : this.ports.people()
    const commands = people.flatMap((person) => {
      const session = this.ports.sessionOf(person)
      if (!session) return []
      const { lastCommand: command } = session
      const led = session.ledTo(this.saved.id)
      const refused = session.refusals(this.saved.id)
      return [{ person, command, refused, ...(led.length > 0 ? { led } : {}) }]
    })
    const running = this.saved.playing ? this.ports.running() : undefined
    const table: TableRecord = { kind: 'table', table: this.saved, commands }
    return [
      table,
      ...this.chat.map((line): TableRecord => ({ kind: 'chat', line })),
      ...this.finished.map((one): TableRecord => ({ kind: 'finished', ...one })),
      ...this.broken.map((one): TableRecord => ({ kind: 'broken', ...one })),
      // Twice: whichever record of a file is damaged, the table is there.
      table,
      ...(running ? runningRecords(running) : []),
    ]
  }
}

function runningRecords({ entries, ...deal }: MatchRecord): TableRecord[] {
  const played = entries.map((entry): TableRecord => ({ kind: 'played', entry }))
  return [{ kind: 'dealt', deal, set: {}, gone: [] }, ...played]
}

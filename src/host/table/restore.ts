/** A table taken up from its journal, at the very decision where it stood. */
import type { OfKind } from '../../engine/basics/kinds'
import type { DealRecord, Entry } from '../../engine/match/record'
import type { ChatLine } from '../../protocol/tableViews'
import type { FinishedMatch } from './ledger'
import type { RecoveredJournal } from '../ports'
import { Table } from './table'
import type { TablePorts } from './tablePorts'
import {
  applyChange,
  parseTableRecord,
  type BrokenMatch,
  type SavedCommand,
  type SavedTable,
  type ReadRecord,
} from './tableRecords'

/** What a journal tells of a table. */
interface Story {
  saved?: SavedTable
  chat: ChatLine[]
  finished: FinishedMatch[]
  broken: BrokenMatch[]
  commands: SavedCommand[]
  deal?: DealRecord
  entries: Entry[]
  /** Something of the running match is lost. */
  isDamaged: boolean
  /** Something of the table is lost. */
  isIncomplete: boolean
}

/** A restored table, and the commands of its people that were carried out. */
export interface Restored {
  readonly table: Table
  readonly commands: readonly SavedCommand[]
}

/** Takes one record in; false: it cannot be understood. */
function takeIn(story: Story, record: ReadRecord): boolean {
  switch (record.kind) {
    case 'table':
      story.saved = record.table
      story.commands.push(...record.commands)
      story.isDamaged = false
      return true
    case 'change':
      noteCommand(story, record)
      return change(story, record)
    case 'chat':
      noteCommand(story, record)
      story.chat.push(record.line)
      return true
    case 'dealt':
      story.deal = record.deal
      story.entries = []
      story.isDamaged = false
      return change(story, record)
    case 'played':
      noteCommand(story, record)
      story.entries.push(record.entry)
      return true
    case 'finished': {
      const { kind: _kind, ...finished } = record
      story.finished.push(finished)
      return true
    }
    case 'broken': {
      const { kind: _kind, ...broken } = record
      story.broken.push(broken)
      return true
    }
  }
}

function change(story: Story, record: OfKind<ReadRecord, 'change' | 'dealt'>): boolean {
  const saved = story.saved && applyChange(story.saved, record)
  if (saved) story.saved = saved
  return saved !== undefined
}

function noteCommand(story: Story, { by }: OfKind<ReadRecord, 'change' | 'chat' | 'played'>): void {
  if (by) story.commands.push(by)
}

function readStory({ records, isIncomplete }: RecoveredJournal): Story {
  const story: Story = {
    chat: [],
    finished: [],
    broken: [],
    commands: [],
    entries: [],
    isDamaged: false,
    isIncomplete,
  }
  for (const raw of records) {
    const record = parseTableRecord(raw)
    if (record && takeIn(story, record)) continue
    story.isDamaged = true
    story.isIncomplete = true
  }
  return story
}

/** A seat that was given up in the match is nobody's, even if the host ended before it could say so. */
function emptyLeftSeats(saved: SavedTable, entries: readonly Entry[]): void {
  for (const entry of entries) {
    const holder = saved.holders[entry.seat]
    if (entry.kind !== 'left' || !holder || holder.kind === 'free') continue
    saved.holders[entry.seat] = { kind: 'left', name: holder.name }
  }
}

function takeUpMatch(table: Table, story: Story): void {
  const { saved } = table
  const { deal, entries, isDamaged } = story
  if (saved.playing) {
    if (isDamaged || !deal) table.ends.breakMatch('damaged', deal && { ...deal, entries })
    else table.ends.restore(deal, entries)
    return
  }
  const shown = story.finished.find(({ past }) => past.number === saved.shown)?.record
  if (shown) table.ends.restore(shown, shown.entries)
}

/**
 * The table of a journal; undefined if the journal does not even hold its beginning. `admit` takes its people up before anything is
 * written anew: their commands are written with it.
 */
export function restoreTable(
  recovered: RecoveredJournal,
  ports: TablePorts,
  admit: (restored: Restored) => void,
): Table | undefined {
  const story = readStory(recovered)
  const { saved, chat, finished, broken, commands } = story
  if (!saved) return undefined
  if (saved.playing) emptyLeftSeats(saved, story.entries)
  const table = new Table({ saved, chat, finished, broken }, recovered.journal, ports)
  admit({ table, commands })
  takeUpMatch(table, story)
  if (story.isIncomplete) table.ends.tellLoss()
  return table
}

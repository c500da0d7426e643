/** A table taken up from its journal, at the very decision where it stood. */
import type { RecordedMove } from '../engine/record'
import type { RecoveredJournal } from './ports'
import { Table, type TablePorts } from './table'
import {
  parseTableRecord,
  type DealtRecord,
  type PlayedRecord,
  type SavedTable,
} from './tableRecords'

interface History {
  saved?: SavedTable
  dealt?: DealtRecord
  moves: RecordedMove[]
}

/** A command that came with a move counts as carried out. */
function noteCommand(saved: SavedTable | undefined, { by }: PlayedRecord): void {
  const person = saved?.people.find((one) => one.person === by?.person)
  if (person && by) person.lastCommand = Math.max(person.lastCommand, by.command)
}

function readHistory(recovered: RecoveredJournal, finished: Table['finished']): History {
  const history: History = { moves: [] }
  for (const raw of recovered.records) {
    const record = parseTableRecord(raw)
    switch (record?.kind) {
      case 'table':
        history.saved = keepCommands(history.saved, record)
        break
      case 'dealt':
        history.dealt = record
        history.moves = []
        break
      case 'played':
        noteCommand(history.saved, record)
        history.moves.push({ seat: record.seat, move: record.move, ...markOf(record) })
        break
      case 'finished':
        finished.set(record.number, record.record)
        break
      case undefined:
        return history
    }
  }
  return history
}

function markOf(record: PlayedRecord): { fallback?: true } {
  return record.fallback ? { fallback: true } : {}
}

/** A later snapshot never forgets a command that an earlier record carried out. */
function keepCommands(before: SavedTable | undefined, saved: SavedTable): SavedTable {
  for (const person of saved.people) {
    const earlier = before?.people.find((one) => one.person === person.person)
    person.lastCommand = Math.max(person.lastCommand, earlier?.lastCommand ?? 0)
  }
  return saved
}

/** A match whose end still lies on the table (what was said after it is already in the history). */
function shownMatch(
  { shown }: SavedTable,
  finished: Table['finished'],
): { dealt: DealtRecord; moves: readonly RecordedMove[] } | undefined {
  const record = shown === undefined ? undefined : finished.get(shown)
  if (!record) return undefined
  const { game, options, seats, moves } = record
  const fairness = { ...record.fairness, contributions: [...record.fairness.contributions] }
  return { dealt: { kind: 'dealt', game, options: { ...options }, seats, fairness }, moves }
}

/** The table of a journal; undefined if the journal does not even hold its beginning. */
export function restoreTable(recovered: RecoveredJournal, ports: TablePorts): Table | undefined {
  const finished: Table['finished'] = new Map()
  const { saved, dealt, moves } = readHistory(recovered, finished)
  if (!saved) return undefined
  const table = new Table(saved, recovered.journal, ports)
  for (const [number, record] of finished) table.finished.set(number, record)
  const match = saved.playing ? dealt && { dealt, moves } : shownMatch(saved, finished)
  if (match && !table.restoreMatch(match.dealt, match.moves)) {
    ports.log.write({ event: 'match-not-restored', table: saved.id })
    table.closeRun()
  }
  return table
}

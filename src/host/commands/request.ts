/** What every command at a table comes with, and what it can lead to. */
import type { OfKind } from '../../engine/basics/kinds'
import type { Json } from '../../engine/basics/json'
import type { Command } from '../../protocol/clientMessages'
import type { CommandOrigin } from '../match/matchRun'
import type { Session } from '../people/session'
import { STORAGE_FAILED, type RefusalOf } from '../refusal'
import type { Table } from '../table/table'
import type { SavedTable } from '../table/tableRecords'

/** What a command leads to: a refusal, or something to send with the answer, or nothing. */
export type CommandResult =
  | RefusalOf
  | {
      readonly table?: string
      readonly part?: { readonly text: string; readonly total: number }
      readonly practice?: Json
      readonly name?: string
    }
  | undefined

/** Who asks, and where. */
export interface Asked {
  readonly table: Table
  readonly session: Session
  readonly origin: CommandOrigin
}

/** One command at a table. */
export interface Request<Kind extends Command['kind']> extends Asked {
  readonly command: OfKind<Command, Kind>
}

/** Whether the one who asks keeps the table. */
export function isKeeper({ table, session }: Asked): boolean {
  return table.saved.keeper === session.person
}

/** Changes the table and tells everybody, or says that it could not be written. */
export function changeAndPublish(
  { table, origin }: Asked,
  edit: (draft: SavedTable) => void,
): CommandResult {
  if (!table.change(edit, origin)) return STORAGE_FAILED
  table.publish()
  table.settle()
  return undefined
}

/** What every command at a table comes with, and what it can lead to. */
import type { OptionProblem } from '../../engine/game'
import type { Json } from '../../engine/json'
import type { Command, Refusal } from '../../protocol/messages'
import type { MoveOrigin } from '../matchRun'
import type { Session } from '../session'
import type { Table } from '../table'
import type { SavedTable } from '../tableRecords'

/** A refusal with what explains it. */
export interface Refused {
  readonly refusal: Refusal
  readonly reason?: string
  readonly rule?: string
  readonly option?: OptionProblem
}

/** What a command leads to: a refusal, or something to send with the answer, or nothing. */
export type CommandResult =
  Refused | { readonly record?: Json; readonly table?: string } | undefined

/** Who asks, where, and on the ground of what. */
export interface Asked {
  readonly table: Table
  readonly session: Session
  readonly origin: MoveOrigin
  /** Version of the table that the command was based on. */
  readonly based: number
}

/** One command at a table. */
export interface Request<Kind extends Command['kind']> extends Asked {
  readonly command: Extract<Command, { kind: Kind }>
}

/** Commands that are meant for a table one is at. */
export type TableCommandKind = Exclude<
  Command['kind'],
  'rename' | 'createTable' | 'join' | 'openNetwork' | 'closeNetwork'
>

/** Nothing could be written, so nothing was done. */
export const STORAGE_FAILED: Refused = { refusal: 'storage-failed' }

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

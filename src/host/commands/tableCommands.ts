/** What people at a table can ask for; each handler answers with a refusal, or with nothing when it is done. */
import type { OfKind } from '../../engine/basics/kinds'
import type { Command } from '../../protocol/clientMessages'
import { fetchContent, fetchRecord } from './fetch'
import { abandon, commitShare, hold, move, openShare, setReady, start } from './match'
import type { CommandResult, Request } from './request'
import { giveSeat, kick, leave, seatBot, sit, stand, unseat } from './seating'
import { setAbsence, setGame, setPace, setPassword, setPrivate, setTableName } from './setup'
import { askAdvice, askWhy } from './thoughts'
import { propose, react, say, sayPhrase, signal, vote } from './talk'

type Handler<Kind extends Command['kind']> = (request: Request<Kind>) => CommandResult

const TABLE_COMMANDS = {
  leave,
  sit,
  stand,
  ready: setReady,
  hold,
  say,
  sayPhrase,
  react,
  move,
  signal,
  askWhy,
  askAdvice,
  propose,
  vote,
  commitShare,
  openShare,
  setGame,
  setTableName,
  setPassword,
  setPrivate,
  setAbsence,
  setPace,
  seatBot,
  unseat,
  kick,
  giveSeat,
  start,
  abandon,
  fetchRecord,
  fetchContent,
} as const

/** The kinds of commands that are meant for a table one is at. */
export type TableCommandKind = keyof typeof TABLE_COMMANDS

const HANDLERS: { readonly [Kind in TableCommandKind]: Handler<Kind> } = TABLE_COMMANDS

/** Whether a command is meant for a table one is at. */
export function isTableCommand(command: Command): command is OfKind<Command, TableCommandKind> {
  return Object.hasOwn(TABLE_COMMANDS, command.kind)
}

/** Carries a command out at a table. */
export function runTableCommand<Kind extends TableCommandKind>(
  kind: Kind,
  request: Request<Kind>,
): CommandResult {
  return HANDLERS[kind](request)
}

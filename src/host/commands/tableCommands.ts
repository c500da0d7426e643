/** What people at a table can ask for; each handler answers with a refusal, or with nothing when it is done. */
import { say, sayPhrase } from './chat'
import { abandon, contribute, fetchRecord, move, rematch, setReady, start } from './match'
import { isKeeper, type CommandResult, type Request, type TableCommandKind } from './request'
import { kick, leave, seatBot, sit, stand, unseat } from './seating'
import { setAbsence, setGame, setPassword, setTableName } from './setup'

type Handler<Kind extends TableCommandKind> = (request: Request<Kind>) => CommandResult

function closeTable(request: Request<'closeTable'>): CommandResult {
  if (!isKeeper(request)) return { refusal: 'keeper-only' }
  request.table.close()
  return undefined
}

/** The handler of each command. */
export const TABLE_COMMANDS: { readonly [Kind in TableCommandKind]: Handler<Kind> } = {
  leave,
  sit,
  stand,
  ready: setReady,
  say,
  sayPhrase,
  move,
  contribute,
  setGame,
  setTableName,
  setPassword,
  setAbsence,
  seatBot,
  unseat,
  kick,
  start,
  rematch,
  abandon,
  closeTable,
  fetchRecord,
}

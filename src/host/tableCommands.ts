/** What people at a table can ask for; each handler answers with a refusal, or with nothing when it is done. */
import type { OptionProblem } from '../engine/game'
import type { Json } from '../engine/json'
import { toJson } from '../engine/json'
import type { Seat } from '../engine/seat'
import type { Command, Refusal } from '../protocol/messages'
import { sanitizeChat, sanitizeName } from '../protocol/text'
import type { MoveOrigin, RunRefusal } from './matchRun'
import type { Session } from './session'
import type { Table } from './table'
import type { SavedTable } from './tableRecords'

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

type Handler<Kind extends TableCommandKind> = (request: Request<Kind>) => CommandResult

const STORAGE_FAILED: Refused = { refusal: 'storage-failed' }

function isKeeper({ table, session }: Asked): boolean {
  return table.saved.keeper === session.person
}

/** Changes the table and tells everybody, or says that it could not be written. */
function changeAndPublish(
  { table, origin }: Asked,
  edit: (draft: SavedTable) => void,
): CommandResult {
  if (!table.change(edit, origin)) return STORAGE_FAILED
  table.publish()
  table.settle()
  return undefined
}

function isSeat(table: Table, seat: Seat): boolean {
  return seat < table.saved.holders.length
}

/** What an empty chair becomes: during a match a bot goes on, otherwise it is free. */
function vacate(table: Table, draft: SavedTable, seat: Seat): void {
  draft.holders[seat] = table.isPlaying() ? table.newBot(draft, 'solid') : { kind: 'free' }
}

/** The next keeper when `person` goes: whoever else sits, else whoever watches. */
function passKeeper(draft: SavedTable, person: string): void {
  if (draft.keeper !== person) return
  const seated = draft.holders.flatMap((one) =>
    one.kind === 'person' && one.person !== person ? [one.person] : [],
  )
  draft.keeper = seated[0] ?? draft.spectators.find((one) => one !== person) ?? person
}

function leave(request: Request<'leave'>): CommandResult {
  const { table, session, origin } = request
  return takeAway(table, session.person, { why: 'you-left', origin })
}

/** Takes a person away from the table: by his own wish, or because he was sent away. */
export function takeAway(
  table: Table,
  person: string,
  going: { readonly why: 'you-left' | 'kicked'; readonly origin?: MoveOrigin },
): CommandResult {
  const seat = table.seatOf(person)
  const name = table.ports.sessionOf(person)?.name ?? ''
  const isWritten = table.change((draft) => {
    const holder = seat === undefined ? undefined : draft.holders[seat]
    const keepsSeat = going.why === 'you-left' && table.isPlaying()
    if (seat !== undefined && holder?.kind === 'person') {
      if (keepsSeat) draft.holders[seat] = { ...holder, gone: true }
      else vacate(table, draft, seat)
    }
    draft.spectators = draft.spectators.filter((one) => one !== person)
    passKeeper(draft, person)
  }, going.origin)
  if (!isWritten) return STORAGE_FAILED
  table.remove(person, going.why)
  const kind = going.why === 'kicked' ? 'kicked' : 'left'
  table.publish([seat === undefined ? { kind, name } : { kind, name, seat }])
  table.settle()
  closeIfDeserted(table)
  return undefined
}

function closeIfDeserted(table: Table): void {
  const isEmpty = !table.saved.holders.some((holder) => holder.kind === 'person' && !holder.gone)
  if (isEmpty && table.saved.spectators.length === 0) table.close()
}

function sit(request: Request<'sit'>): CommandResult {
  const { table, session, command } = request
  return seatPerson(table, session, { seat: command.seat, origin: request.origin })
}

/** Puts a person on a free seat, or on one that a bot holds. */
export function seatPerson(
  table: Table,
  session: Session,
  wish: { readonly seat: Seat; readonly origin: MoveOrigin },
): CommandResult {
  const { seat, origin } = wish
  const holder = table.saved.holders[seat]
  if (!holder) return { refusal: 'seats-not-allowed' }
  if (holder.kind === 'person' && holder.person !== session.person) return { refusal: 'seat-taken' }
  const before = table.seatOf(session.person)
  const { person, name } = session
  const isWritten = table.change((draft) => {
    if (before !== undefined && before !== seat) vacate(table, draft, before)
    draft.holders[seat] = { kind: 'person', person, name, gone: false }
    draft.spectators = draft.spectators.filter((one) => one !== person)
  }, origin)
  if (!isWritten) return STORAGE_FAILED
  table.run?.releaseSeat(seat)
  table.publish([{ kind: 'sat', name, seat }])
  table.settle()
  return undefined
}

function stand(request: Request<'stand'>): CommandResult {
  const { table, session, origin } = request
  const seat = table.seatOf(session.person)
  if (seat === undefined) return { refusal: 'not-seated' }
  const isWritten = table.change((draft) => {
    vacate(table, draft, seat)
    draft.spectators.push(session.person)
  }, origin)
  if (!isWritten) return STORAGE_FAILED
  table.ready.delete(session.person)
  table.publish([{ kind: 'stood', name: session.name, seat }])
  table.settle()
  return undefined
}

function setReady({ table, session, command }: Request<'ready'>): CommandResult {
  if (table.seatOf(session.person) === undefined) return { refusal: 'not-seated' }
  if (command.ready) table.ready.add(session.person)
  else table.ready.delete(session.person)
  table.publish()
  return undefined
}

function say({ table, session, command, origin }: Request<'say'>): CommandResult {
  const text = sanitizeChat(command.text)
  if (text === '') return { refusal: 'text-not-allowed' }
  if (!session.mayChat(table.ports.clock.now())) return { refusal: 'too-fast' }
  if (!table.say(session, { text }, origin)) return STORAGE_FAILED
  table.publish()
  return undefined
}

function sayPhrase({ table, session, command, origin }: Request<'sayPhrase'>): CommandResult {
  if (!session.mayChat(table.ports.clock.now())) return { refusal: 'too-fast' }
  if (!table.say(session, { phrase: command.phrase }, origin)) return STORAGE_FAILED
  table.publish()
  return undefined
}

function refuseMove(refused: RunRefusal): Refused {
  switch (refused.kind) {
    case 'malformed':
      return { refusal: 'malformed' }
    case 'not-owed':
    case 'stale':
      return { refusal: 'stale' }
    case 'storage-failed':
      return STORAGE_FAILED
    case 'illegal':
      return { refusal: 'illegal-move', reason: refused.reason, rule: refused.rule }
  }
}

function move({ table, session, command, origin, based }: Request<'move'>): CommandResult {
  const seat = table.seatOf(session.person)
  if (seat === undefined) return { refusal: 'not-seated' }
  if (!table.run || !table.isPlaying()) return { refusal: 'no-match-running' }
  if (table.phase() === 'paused' && !table.storageFailed) return { refusal: 'stale' }
  const played = table.run.play(seat, command.move, { based, origin })
  if (played.ok) {
    table.settle()
    return undefined
  }
  const refused = refuseMove(played.error)
  if (refused.refusal === 'stale') table.sendTo(session)
  return refused
}

function contribute({ table, session, command }: Request<'contribute'>): CommandResult {
  const seat = table.seatOf(session.person)
  if (seat === undefined) return { refusal: 'not-seated' }
  table.dealing?.contribute(seat, command.bits)
  return undefined
}

function setGame(request: Request<'setGame'>): CommandResult {
  const { table, command } = request
  if (!isKeeper(request)) return { refusal: 'keeper-only' }
  if (table.isPlaying() || table.dealing) return { refusal: 'match-running' }
  const refused = checkGame(table, command)
  if (refused) return refused
  const { game, options, seats } = command
  const seated = table.saved.holders.filter((holder) => holder.kind !== 'free')
  if (seated.length > seats) return { refusal: 'seats-not-allowed' }
  table.closeRun()
  return changeAndPublish(request, (draft) => {
    draft.game = game
    draft.options = { ...options }
    const kept = draft.holders.length <= seats ? draft.holders : seated
    draft.holders = Array.from({ length: seats }, (_, seat) => kept[seat] ?? { kind: 'free' })
    draft.playing = false
    delete draft.shown
  })
}

/** Why a game, its options or the number of seats cannot be had. */
export function checkGame(
  table: Pick<Table, 'ports'>,
  wish: { game: string; options: Readonly<Record<string, string | number>>; seats: number },
): Refused | undefined {
  const game = table.ports.gameOf(wish.game)
  if (!game) return { refusal: 'unknown-game' }
  return game.open((rules): Refused | undefined => {
    const { min, max } = rules.seats
    if (wish.seats < min || wish.seats > max) return { refusal: 'seats-not-allowed' }
    const options = rules.parseOptions(wish.options)
    return options.ok ? undefined : { refusal: 'option-not-allowed', option: options.error }
  })
}

function setTableName(request: Request<'setTableName'>): CommandResult {
  const name = sanitizeName(request.command.name)
  if (!isKeeper(request)) return { refusal: 'keeper-only' }
  if (name === '') return { refusal: 'name-not-allowed' }
  return changeAndPublish(request, (draft) => {
    draft.name = name
  })
}

function setPassword(request: Request<'setPassword'>): CommandResult {
  if (!isKeeper(request)) return { refusal: 'keeper-only' }
  const { password } = request.command
  return changeAndPublish(request, (draft) => {
    if (password === undefined || password === '') delete draft.password
    else draft.password = password
  })
}

function setAbsence(request: Request<'setAbsence'>): CommandResult {
  if (!isKeeper(request)) return { refusal: 'keeper-only' }
  return changeAndPublish(request, (draft) => {
    draft.absence = request.command.policy
  })
}

function seatBot(request: Request<'seatBot'>): CommandResult {
  const { table, command } = request
  if (!isKeeper(request)) return { refusal: 'keeper-only' }
  const holder = table.saved.holders[command.seat]
  if (!holder) return { refusal: 'seats-not-allowed' }
  if (holder.kind === 'person' && !holder.gone) return { refusal: 'seat-taken' }
  return changeAndPublish(request, (draft) => {
    draft.holders[command.seat] =
      holder.kind === 'bot'
        ? { ...holder, level: command.level }
        : table.newBot(draft, command.level)
  })
}

function unseat(request: Request<'unseat'>): CommandResult {
  const { table, command } = request
  if (!isKeeper(request)) return { refusal: 'keeper-only' }
  if (!isSeat(table, command.seat)) return { refusal: 'seats-not-allowed' }
  if (table.isPlaying() || table.dealing) return { refusal: 'match-running' }
  const holder = table.saved.holders[command.seat]
  if (holder?.kind === 'person' && !holder.gone) return { refusal: 'seat-taken' }
  return changeAndPublish(request, (draft) => {
    draft.holders[command.seat] = { kind: 'free' }
  })
}

function kick(request: Request<'kick'>): CommandResult {
  const { table, command, origin } = request
  if (!isKeeper(request)) return { refusal: 'keeper-only' }
  const { person } = command
  const isAtTable = table.seatOf(person) !== undefined || table.saved.spectators.includes(person)
  if (!isAtTable || person === request.session.person) return { refusal: 'no-such-person' }
  return takeAway(table, person, { why: 'kicked', origin })
}

/** Everybody else who sits and is there has said that he is ready. */
function isEverybodyReady({ table, session }: Asked): boolean {
  return table.saved.holders.every(
    (holder) =>
      holder.kind !== 'person' ||
      holder.person === session.person ||
      table.ready.has(holder.person) ||
      !table.presence.isHere(holder.person),
  )
}

function start(request: Request<'start'>): CommandResult {
  const { table, origin } = request
  if (!isKeeper(request)) return { refusal: 'keeper-only' }
  if (table.isPlaying() || table.dealing) return { refusal: 'match-running' }
  if (!isEverybodyReady(request)) return { refusal: 'not-everybody-ready' }
  return beginMatch(table, origin)
}

/** Bots take the free seats, and the deal begins. */
export function beginMatch(table: Table, origin: MoveOrigin): CommandResult {
  const isWritten = table.change((draft) => {
    table.fillWithBots(draft, 'solid')
  }, origin)
  if (!isWritten) return STORAGE_FAILED
  table.startDealing()
  return undefined
}

function rematch(request: Request<'rematch'>): CommandResult {
  const { table, origin } = request
  if (!isKeeper(request)) return { refusal: 'keeper-only' }
  if (table.isPlaying() || table.dealing) return { refusal: 'match-running' }
  return beginMatch(table, origin)
}

function abandon(request: Request<'abandon'>): CommandResult {
  const { table, session } = request
  if (!isKeeper(request)) return { refusal: 'keeper-only' }
  if (!table.isPlaying() && !table.dealing) return { refusal: 'no-match-running' }
  const isWritten = table.change((draft) => {
    draft.playing = false
  }, request.origin)
  if (!isWritten) return STORAGE_FAILED
  table.closeRun()
  table.publish([{ kind: 'abandoned', name: session.name }])
  return undefined
}

function closeTable(request: Request<'closeTable'>): CommandResult {
  if (!isKeeper(request)) return { refusal: 'keeper-only' }
  request.table.close()
  return undefined
}

function fetchRecord({ table, command }: Request<'fetchRecord'>): CommandResult {
  const record = table.finished.get(command.match)
  return record ? { record: toJson(record) } : { refusal: 'no-such-match' }
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

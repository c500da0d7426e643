/** Sitting down, standing up and going away. */
import type { Seat } from '../../engine/seat'
import type { MoveOrigin } from '../matchRun'
import type { Session } from '../session'
import type { Table } from '../table'
import type { SavedTable } from '../tableRecords'
import {
  changeAndPublish,
  isKeeper,
  STORAGE_FAILED,
  type CommandResult,
  type Refused,
  type Request,
} from './request'

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

/** Goes away; during a match the seat is kept. */
export function leave(request: Request<'leave'>): CommandResult {
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

/** Takes a free seat, or one that a bot holds. */
export function sit(request: Request<'sit'>): CommandResult {
  const { table, session, command } = request
  return seatPerson(table, session, { seat: command.seat, origin: request.origin })
}

/** Why a person may not have a seat: it is somebody else's, or it would show him the hand of a match in which he has seen another. */
function refuseSeat(table: Table, person: string, seat: Seat): Refused | undefined {
  const holder = table.saved.holders[seat]
  if (!holder) return { refusal: 'seats-not-allowed' }
  if (holder.kind === 'person' && holder.person !== person) return { refusal: 'seat-taken' }
  if (!table.isPlaying()) return undefined
  const seen = table.seatSeenBy(person)
  if (seen !== undefined) return seen === seat ? undefined : { refusal: 'other-hand-seen' }
  return table.hasShownEnough() ? { refusal: 'no-free-seat' } : undefined
}

/** Puts a person on a free seat, or on one that a bot holds. */
export function seatPerson(
  table: Table,
  session: Session,
  wish: { readonly seat: Seat; readonly origin: MoveOrigin },
): CommandResult {
  const { seat, origin } = wish
  const { person, name } = session
  const refused = refuseSeat(table, person, seat)
  if (refused) return refused
  const before = table.seatOf(person)
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

/** Gives the seat up and watches. */
export function stand(request: Request<'stand'>): CommandResult {
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

/** Puts a bot on a seat, or changes its level. */
export function seatBot(request: Request<'seatBot'>): CommandResult {
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

/** Makes a bot's seat free. */
export function unseat(request: Request<'unseat'>): CommandResult {
  const { table, command } = request
  if (!isKeeper(request)) return { refusal: 'keeper-only' }
  if (command.seat >= table.saved.holders.length) return { refusal: 'seats-not-allowed' }
  if (table.isPlaying() || table.dealing) return { refusal: 'match-running' }
  const holder = table.saved.holders[command.seat]
  if (holder?.kind === 'person' && !holder.gone) return { refusal: 'seat-taken' }
  return changeAndPublish(request, (draft) => {
    draft.holders[command.seat] = { kind: 'free' }
  })
}

/** Sends somebody away. */
export function kick(request: Request<'kick'>): CommandResult {
  const { table, command, origin } = request
  if (!isKeeper(request)) return { refusal: 'keeper-only' }
  const { person } = command
  const isAtTable = table.seatOf(person) !== undefined || table.saved.spectators.includes(person)
  if (!isAtTable || person === request.session.person) return { refusal: 'no-such-person' }
  return takeAway(table, person, { why: 'kicked', origin })
}

/** Beginning, playing and ending a match. */
import { toJson } from '../../engine/json'
import type { MoveOrigin, RunRefusal } from '../matchRun'
import type { Table } from '../table'
import {
  isKeeper,
  STORAGE_FAILED,
  type Asked,
  type CommandResult,
  type Refused,
  type Request,
} from './request'

/** Says that one is ready, or not any more. */
export function setReady({ table, session, command }: Request<'ready'>): CommandResult {
  if (table.seatOf(session.person) === undefined) return { refusal: 'not-seated' }
  if (command.ready) table.ready.add(session.person)
  else table.ready.delete(session.person)
  table.publish()
  return undefined
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

/** Begins a match once everybody is ready. */
export function start(request: Request<'start'>): CommandResult {
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

/** Begins another match of the same kind. */
export function rematch(request: Request<'rematch'>): CommandResult {
  const { table, origin } = request
  if (!isKeeper(request)) return { refusal: 'keeper-only' }
  if (table.isPlaying() || table.dealing) return { refusal: 'match-running' }
  return beginMatch(table, origin)
}

/** Adds one's own randomness to the deal that is being prepared. */
export function contribute({ table, session, command }: Request<'contribute'>): CommandResult {
  const seat = table.seatOf(session.person)
  if (seat === undefined) return { refusal: 'not-seated' }
  table.dealing?.contribute(seat, command.bits)
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

/** Plays a move of the match. */
export function move({ table, session, command, origin, based }: Request<'move'>): CommandResult {
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

/** Ends the match without a result. */
export function abandon(request: Request<'abandon'>): CommandResult {
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

/** The record of a finished match. */
export function fetchRecord({ table, command }: Request<'fetchRecord'>): CommandResult {
  const record = table.finished.get(command.match)
  return record ? { record: toJson(record) } : { refusal: 'no-such-match' }
}

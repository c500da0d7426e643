/** Beginning, playing and ending a match. */
import { fillWithBots } from '../botHolders'
import type { CommandOrigin, RunRefusal } from '../matchRun'
import { refusePlan, type RefusalOf } from '../planning'
import type { Table } from '../table'
import { isKeeper, STORAGE_FAILED, type Asked, type CommandResult, type Request } from './request'

/** Says that one is ready, or not any more. */
export function setReady({ table, session, command }: Request<'ready'>): CommandResult {
  if (table.roster.seatOf(session.person) === undefined) return { refusal: 'not-seated' }
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
      !table.roster.isHere(holder.person),
  )
}

/** Begins a match once everybody is ready. */
export function start(request: Request<'start'>): CommandResult {
  const { table, origin } = request
  if (!isKeeper(request)) return { refusal: 'keeper-only' }
  if (table.isBusy()) return { refusal: 'match-running' }
  if (!isEverybodyReady(request)) return { refusal: 'not-everybody-ready' }
  return beginMatch(table, origin)
}

/** Bots take the free seats, and the deal begins; refused if the table cannot be dealt as it is set. */
export function beginMatch(table: Table, origin: CommandOrigin): RefusalOf | undefined {
  if (table.ledger.isFailing()) return STORAGE_FAILED
  const planned = table.plan()
  if (!planned.ok) return refusePlan(planned.error)
  const isWritten = table.change((draft) => {
    fillWithBots(table.ports.entropy, draft, 'solid')
  }, origin)
  if (!isWritten) return STORAGE_FAILED
  table.match.startDealing(planned.value)
  table.publish()
  table.match.collect()
  return undefined
}

/** Begins another match of the same kind. */
export function rematch(request: Request<'rematch'>): CommandResult {
  const { table, origin } = request
  if (!isKeeper(request)) return { refusal: 'keeper-only' }
  if (table.isBusy()) return { refusal: 'match-running' }
  return beginMatch(table, origin)
}

/** Commits to one's own randomness in the deal that is being prepared. */
export function commitShare({ table, session, command }: Request<'commitShare'>): CommandResult {
  const seat = table.roster.seatOf(session.person)
  if (seat === undefined) return { refusal: 'not-seated' }
  const { commitment, facts } = command
  return table.match.commitShare(seat, commitment, facts) ? undefined : { refusal: 'malformed' }
}

/** Opens what one has committed to. */
export function openShare({ table, session, command }: Request<'openShare'>): CommandResult {
  const seat = table.roster.seatOf(session.person)
  if (seat === undefined) return { refusal: 'not-seated' }
  return table.match.openShare(seat, command.bits) ? undefined : { refusal: 'malformed' }
}

function refuseMove(refused: RunRefusal): RefusalOf {
  switch (refused.kind) {
    case 'malformed':
      return { refusal: 'malformed' }
    case 'not-owed':
      return { refusal: 'question-closed' }
    case 'storage-failed':
      return STORAGE_FAILED
    case 'illegal':
      return { refusal: 'illegal-move', reason: refused.reason, rule: refused.rule }
  }
}

/** Answers a question of the match. */
export function move({ table, session, command, origin }: Request<'move'>): CommandResult {
  const seat = table.roster.seatOf(session.person)
  if (seat === undefined) return { refusal: 'not-seated' }
  const { run } = table.match
  if (!run || !table.match.isPlaying()) return { refusal: 'no-match-running' }
  if (table.phase() === 'paused') {
    return table.ledger.isFailing() ? STORAGE_FAILED : { refusal: 'table-paused' }
  }
  const played = run.play(seat, { move: command.move, question: command.question }, origin)
  if (!played.ok) return refuseMove(played.error)
  table.settle()
  return undefined
}

/** Ends the match without a result. */
export function abandon(request: Request<'abandon'>): CommandResult {
  const { table, session } = request
  if (!isKeeper(request)) return { refusal: 'keeper-only' }
  if (!table.isBusy()) return { refusal: 'no-match-running' }
  const isWritten = table.change((draft) => {
    draft.playing = false
    draft.hands = []
  }, request.origin)
  if (!isWritten) return STORAGE_FAILED
  table.match.close()
  table.publish([{ kind: 'abandoned', name: session.name }])
  return undefined
}

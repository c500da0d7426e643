/** Beginning, playing and ending a match. */
import { endHurry } from '../match/hurry'
import type { RunRefusal } from '../match/matchRun'
import { STORAGE_FAILED, type RefusalOf } from '../refusal'
import { isKeeper, type Asked, type CommandResult, type Request } from './request'

/** Says that one is ready, or not any more; after a match: that one wants another. */
export function setReady(request: Request<'ready'>): CommandResult {
  const { table, session, command, origin } = request
  if (table.roster.seatOf(session.person) === undefined) return { refusal: 'not-seated' }
  if (!session.spend('wish', table.ports.clock.now())) return { refusal: 'too-fast' }
  const isNew = command.ready && !table.ready.has(session.person)
  if (isNew && isKeeper(request)) table.next.choose(undefined)
  if (command.ready) table.ready.add(session.person)
  else table.ready.delete(session.person)
  if (table.phase() !== 'over') {
    table.publish()
    return undefined
  }
  table.publish(isNew ? [{ kind: 'again', name: session.name }] : [])
  if (table.next.isAgreed()) return table.begin(origin)
  table.next.settle()
  return undefined
}

/** Lets the next match wait while another game is chosen; whoever chooses wants nothing yet. */
function choose({ table, session }: Asked, isChoosing: boolean): CommandResult {
  if (table.phase() !== 'over' || isChoosing === table.next.isChoosing()) return undefined
  // To stop choosing is free: else the table would go on waiting for it.
  if (isChoosing && !session.spend('wish', table.ports.clock.now())) return { refusal: 'too-fast' }
  if (isChoosing) table.ready.delete(session.person)
  table.next.choose(isChoosing ? session.person : undefined)
  table.publish(isChoosing ? [{ kind: 'chooses', name: session.name }] : [])
  table.next.settle()
  return undefined
}

/** Lets the next match wait until all want it. */
export function hold(request: Request<'hold'>): CommandResult {
  const { table, session, command } = request
  if (command.choosing !== undefined) {
    if (!isKeeper(request)) return { refusal: 'keeper-only' }
    return choose(request, command.choosing)
  }
  if (table.roster.seatOf(session.person) === undefined) return { refusal: 'not-seated' }
  if (table.next.hold()) table.publish([{ kind: 'held', name: session.name }])
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

/** Begins a match once everybody is ready, or without waiting for that; until then whoever is not is called. */
export function start(request: Request<'start'>): CommandResult {
  const { table, session, command, origin } = request
  if (!isKeeper(request)) return { refusal: 'keeper-only' }
  if (table.isBusy()) return { refusal: 'match-running' }
  if (command.waits !== false && !isEverybodyReady(request)) {
    // Else whoever is not ready hears nothing of it, and each waits for the other.
    if (session.spend('talk', table.ports.clock.now()))
      table.publish([{ kind: 'called', name: session.name }])
    return { refusal: 'not-everybody-ready' }
  }
  return table.begin(origin)
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
  return played.ok ? undefined : refuseMove(played.error)
}

/** Ends the match without a result. */
export function abandon(request: Request<'abandon'>): CommandResult {
  const { table, session } = request
  if (!isKeeper(request)) return { refusal: 'keeper-only' }
  if (!table.isBusy()) return { refusal: 'no-match-running' }
  const isWritten = table.change((draft) => {
    draft.playing = false
    delete draft.begins
    endHurry(draft)
    draft.hands = []
  }, request.origin)
  if (!isWritten) return STORAGE_FAILED
  table.match.close()
  table.publish([{ kind: 'abandoned', name: session.name }])
  return undefined
}

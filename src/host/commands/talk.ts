/** Talking at a table: lines, phrases, signals of the game, proposals and votes. */
import type { Seat } from '../../engine/basics/seat'
import type { TalkRefusal, TalkResult } from '../../engine/match/tableTalk'
import { STORAGE_FAILED, type RefusalOf } from '../refusal'
import type { Said } from '../table/ledger'
import { propose as putToVote, vote as giveVote } from '../table/votes'
import type { Asked, CommandResult, Request } from './request'
import { readLine } from './texts'

/** A line in one's own words. */
export function say(request: Request<'say'>): CommandResult {
  const text = readLine(request.command.text)
  return text.ok ? addLine(request, { text: text.value }) : text.error
}

/** A ready-made line, which everybody reads in his own language. */
export function sayPhrase(request: Request<'sayPhrase'>): CommandResult {
  return addLine(request, { phrase: request.command.phrase })
}

/** A face that everybody sees beside the name, and hears in his own language. */
export function react(request: Request<'react'>): CommandResult {
  return addLine(request, { reaction: request.command.reaction })
}

function addLine({ table, session, origin }: Asked, said: Said): CommandResult {
  if (!session.spend('talk', table.ports.clock.now())) return { refusal: 'too-fast' }
  const { person, name } = session
  const line = table.ledger.addLine({ person, name }, said, origin)
  if (!line) return STORAGE_FAILED
  table.broadcast.tellLine(line)
  return undefined
}

function refuseTalk(problem: TalkRefusal): RefusalOf {
  if (problem.kind === 'malformed') return { refusal: 'malformed' }
  return { refusal: 'illegal-move', reason: problem.reason, rule: problem.rule }
}

/** Carries to everybody at the table what a seat points at or advises, as its game knows it. */
export function signal({ table, session, command }: Request<'signal'>): CommandResult {
  const seat = table.roster.seatOf(session.person)
  if (seat === undefined) return { refusal: 'not-seated' }
  const { run } = table.match
  if (!run || !table.match.isPlaying()) return { refusal: 'no-match-running' }
  if (!session.spend('signal', table.ports.clock.now())) return { refusal: 'too-fast' }
  const said = run.match.signal(seat, command.signal)
  if (!said.ok) return refuseTalk(said.error)
  table.signals.tell(seat, said.value)
  return undefined
}

function checkProposal({ table, command }: Request<'propose'>, seat: Seat): TalkResult | undefined {
  const { planning } = table.ports
  const { game, options } = table.saved
  const { run } = table.match
  if (!run) return planning.propose(game, command.proposal, options)
  return run.match.propose(seat, command.proposal, { options, context: planning.optionContext() })
}

/** Puts something to the vote of everybody who sits; also between matches. */
export function propose(request: Request<'propose'>): CommandResult {
  const { table, session, origin } = request
  const seat = table.roster.seatOf(session.person)
  if (seat === undefined) return { refusal: 'not-seated' }
  if (!session.spend('signal', table.ports.clock.now())) return { refusal: 'too-fast' }
  const said = checkProposal(request, seat)
  if (!said) return { refusal: 'no-match-running' }
  return said.ok ? putToVote(table, session, said.value, origin) : refuseTalk(said.error)
}

/** Agrees with a proposal, or ends the matter. */
export function vote({ table, session, command, origin }: Request<'vote'>): CommandResult {
  if (table.roster.seatOf(session.person) === undefined) return { refusal: 'not-seated' }
  const { proposal: number, agree } = command
  return giveVote(table, session, { number, agree }, origin)
}

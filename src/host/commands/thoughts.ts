/** Asking bots why they moved so, and for advice: answered by a message of its own, since bots take their time. */
import type { ThoughtAnswer, ToldThought } from '../../engine/contract/thought'
import type { CommandResult, Request } from './request'

/** Whether one person plays with bots alone: nobody else is at a disadvantage by what he is told. */
function isAlone({ table }: Pick<Request<'askWhy'>, 'table'>): boolean {
  return table.saved.holders.filter(({ kind }) => kind === 'person').length <= 1
}

function toldOf(answer: ThoughtAnswer): Pick<ToldThought, 'kind' | 'thought'> {
  const { kind } = answer
  return kind === 'told' ? { kind, thought: answer.thought } : { kind }
}

function tell(
  { table, session }: Pick<Request<'askWhy'>, 'table' | 'session'>,
  told: ToldThought,
): void {
  session.send({ type: 'thought', table: table.id, ...told })
}

/** Why a bot did what it did: at once who plays alone, all others when the round is over. */
export function askWhy(request: Request<'askWhy'>): CommandResult {
  const { table, session, command } = request
  const { run } = table.match
  if (!run) return { refusal: 'no-match-running' }
  if (!session.spend('signal', table.ports.clock.now())) return { refusal: 'too-fast' }
  run.why(command.seat, isAlone(request), (thought, seat) => {
    tell(request, { ...toldOf(thought), about: 'move', ...(seat === undefined ? {} : { seat }) })
  })
  return undefined
}

/** What a bot would do in one's own place, for who plays alone. */
export function askAdvice(request: Request<'askAdvice'>): CommandResult {
  const { table, session } = request
  const seat = table.roster.seatOf(session.person)
  if (seat === undefined) return { refusal: 'not-seated' }
  const { run } = table.match
  if (!run || !table.match.isPlaying()) return { refusal: 'no-match-running' }
  if (!isAlone(request)) return { refusal: 'advice-alone-only' }
  if (!session.spend('signal', table.ports.clock.now())) return { refusal: 'too-fast' }
  run.advise(seat, (thought) => {
    tell(request, { ...toldOf(thought), about: 'advice' })
  })
  return undefined
}

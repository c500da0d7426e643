/** What is played at a table, and under which name. */
import { setPaceOf } from '../match/hurry'
import { STORAGE_FAILED } from '../refusal'
import { refusePlan, type PlanProblem } from '../table/planning'
import type { Holder } from '../table/tableRecords'
import { changeAndPublish, isKeeper } from './request'
import type { CommandResult, Request } from './request'
import { readPassword, readTableName } from './texts'

/** What stands in the way of setting a table so; what only stands in the way of its deal is shown at the table. */
function isRefused({ kind }: PlanProblem): boolean {
  return kind !== 'content' && kind !== 'refused'
}

/** Another game, other options or another number of seats; not while a match runs. */
export function setGame(request: Request<'setGame'>): CommandResult {
  const { table, session, command, origin } = request
  if (!isKeeper(request)) return { refusal: 'keeper-only' }
  if (table.isBusy()) return { refusal: 'match-running' }
  const { game, options, seats } = command
  const { planning } = table.ports
  const planned = planning.plan({ game, options, seats, language: session.language })
  if (!planned.ok && isRefused(planned.error)) return refusePlan(planned.error)
  const isTaken = ({ kind }: Holder): boolean => kind !== 'free' && kind !== 'left'
  const seated = table.saved.holders.filter(isTaken)
  if (seated.length > seats) return { refusal: 'seats-not-allowed' }
  const isWritten = table.change((draft) => {
    const complete = planned.ok ? planned.value.options : options
    const isSame = draft.game === game
    draft.options = isSame ? planning.keepSetOptions(game, complete, draft.options) : complete
    if (!isSame) {
      draft.proposals = []
      delete draft.adopted
      delete draft.carry
    }
    draft.game = game
    const kept = draft.holders.length <= seats ? draft.holders : seated
    draft.holders = Array.from({ length: seats }, (_, seat) => kept[seat] ?? { kind: 'free' })
    draft.playing = false
    delete draft.shown
    delete draft.begins
  }, origin)
  if (!isWritten) return STORAGE_FAILED
  if (table.match.run) table.ready.clear()
  table.match.close()
  table.next.close()
  table.publish()
  return undefined
}

/** Another name for the table. */
export function setTableName(request: Request<'setTableName'>): CommandResult {
  if (!isKeeper(request)) return { refusal: 'keeper-only' }
  const name = readTableName(request.command.name)
  if (!name.ok) return name.error
  if (!request.session.spend('name', request.table.ports.clock.now()))
    return { refusal: 'too-fast' }
  return changeAndPublish(request, (draft) => {
    draft.name = name.value
  })
}

/** A password, or none any more. */
export function setPassword(request: Request<'setPassword'>): CommandResult {
  if (!isKeeper(request)) return { refusal: 'keeper-only' }
  const { session, command, table } = request
  const sealed = readPassword(command.password, session, table.ports)
  if (!sealed.ok) return sealed.error
  return changeAndPublish(request, (draft) => {
    if (sealed.value) draft.password = sealed.value
    else delete draft.password
  })
}

/** For nobody else, or open to others; who is there stays there. */
export function setPrivate(request: Request<'setPrivate'>): CommandResult {
  if (!isKeeper(request)) return { refusal: 'keeper-only' }
  return changeAndPublish(request, (draft) => {
    if (request.command.private) draft.private = true
    else delete draft.private
  })
}

/** What happens to whoever is away. */
export function setAbsence(request: Request<'setAbsence'>): CommandResult {
  if (!isKeeper(request)) return { refusal: 'keeper-only' }
  return changeAndPublish(request, (draft) => {
    draft.absence = request.command.policy
  })
}

/** How fast the bots play, also in the middle of a match, or for the rest of it alone. */
export function setPace(request: Request<'setPace'>): CommandResult {
  if (!isKeeper(request)) return { refusal: 'keeper-only' }
  const { pace, forMatch } = request.command
  return changeAndPublish(request, (draft) => {
    setPaceOf(draft, pace, forMatch === true && request.table.match.isPlaying())
  })
}

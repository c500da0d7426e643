/** What is played at a table, and under which name. */
import { sanitizeName } from '../../protocol/text'
import type { Table } from '../table'
import {
  changeAndPublish,
  isKeeper,
  type CommandResult,
  type Refused,
  type Request,
} from './request'

/** Another game, other options or another number of seats; not while a match runs. */
export function setGame(request: Request<'setGame'>): CommandResult {
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

/** Another name for the table. */
export function setTableName(request: Request<'setTableName'>): CommandResult {
  const name = sanitizeName(request.command.name)
  if (!isKeeper(request)) return { refusal: 'keeper-only' }
  if (name === '') return { refusal: 'name-not-allowed' }
  return changeAndPublish(request, (draft) => {
    draft.name = name
  })
}

/** A password, or none any more. */
export function setPassword(request: Request<'setPassword'>): CommandResult {
  if (!isKeeper(request)) return { refusal: 'keeper-only' }
  const { password } = request.command
  return changeAndPublish(request, (draft) => {
    if (password === undefined || password === '') delete draft.password
    else draft.password = password
  })
}

/** What happens to whoever is away. */
export function setAbsence(request: Request<'setAbsence'>): CommandResult {
  if (!isKeeper(request)) return { refusal: 'keeper-only' }
  return changeAndPublish(request, (draft) => {
    draft.absence = request.command.policy
  })
}

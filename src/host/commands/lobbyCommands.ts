/** What everybody can ask for who has greeted: tables that are made, joined and closed, the own name, the network. */
import { formatHex } from '../../engine/basics/hex'
import { err, ok, type Result } from '../../engine/basics/result'
import type { Command } from '../../protocol/clientMessages'
import { STORAGE_FAILED, type RefusalOf } from '../refusal'
import { newTable, type TableWish } from '../table/newTable'
import { fillWithBots } from '../bots/botHolders'
import { refusePlan, refusePractice } from '../table/planning'
import type { Session } from '../people/session'
import { Table } from '../table/table'
import { compareDeck, deleteDeck, fetchDeck, lookAtDecks, saveDeck } from './deckCommands'
import type { LobbyRequest } from './lobbyRequest'
import { findPlace, giveUpPlaces, type Absent, type JoinAs } from './places'
import type { CommandResult } from './request'
import { followLostKeeper } from '../table/keeper'
import { noteStandIns, refuseSeat, seatPerson, takeAway } from './seating'
import { noteScreen } from '../table/tableRecords'
import { readName, readPassword, readTableName } from './texts'

const TABLE_ID_BYTES = 6

type Handler<Kind extends Command['kind']> = (request: LobbyRequest<Kind>) => CommandResult

function tableOf({
  rooms,
  session,
}: Pick<LobbyRequest<'join'>, 'rooms' | 'session'>): Table | undefined {
  return rooms.tables.find(session.table)
}

function rename(request: LobbyRequest<'rename'>): CommandResult {
  const { rooms, session, command, origin } = request
  const wish = readName(command.name)
  if (!wish.ok) return wish.error
  if (!session.spend('name', rooms.ports.clock.now())) return { refusal: 'too-fast' }
  const isOtherLanguage = session.language !== command.language
  const { language, figure } = command
  const name = rooms.people.rename(session, { wish: wish.value, language, figure })
  if (name === undefined) return STORAGE_FAILED
  const table = tableOf(request)
  const seat = table?.roster.seatOf(session.person)
  table?.change((draft) => {
    const holder = seat === undefined ? undefined : draft.holders[seat]
    if (seat !== undefined && holder?.kind === 'person') draft.holders[seat] = { ...holder, name }
  }, origin)
  table?.guard(() => {
    table.publish()
    // The content of its match has words of its own in every language.
    if (isOtherLanguage) table.broadcast.tellMatchTo(session)
  })
  return { name }
}

function planTable({ rooms, session, command }: LobbyRequest<'planTable'>): CommandResult {
  const { game, options, seats } = command
  const { language } = session
  const planned = rooms.tablePorts.planning.plan({ game, options, seats, language })
  return planned.ok ? undefined : refusePlan(planned.error)
}

/**
 * Nobody who plays or watches this game may ask, at whichever table he has gone away from: what is listed could be looked up before a
 * doubt is settled.
 */
function practise({ rooms, session, command }: LobbyRequest<'practise'>): CommandResult {
  const { game, question } = command
  const isInMatch = rooms.tables
    .all()
    .some((table) => table.isBusyWith(game) && table.roster.people().includes(session.person))
  if (isInMatch) return { refusal: 'practice-in-match' }
  if (!session.spend('practice', rooms.ports.clock.now())) return { refusal: 'too-fast' }
  const answer = rooms.tablePorts.planning.practise(game, question)
  return answer.ok ? { practice: answer.value } : refusePractice(answer.error)
}

function createTable(request: LobbyRequest<'createTable'>): CommandResult {
  const { rooms, session, command, origin } = request
  const { game, options, seats } = command
  const { language } = session
  const planned = rooms.tablePorts.planning.plan({ game, options, seats, language })
  if (!planned.ok) return refusePlan(planned.error)
  const name = readTableName(command.name)
  if (!name.ok) return name.error
  const sealed = readPassword(command.password, session, rooms.tablePorts)
  if (!sealed.ok) return sealed.error
  if (!spendOnTable(request)) return { refusal: 'too-fast' }
  const overfull = rooms.tables.makeRoom(session)
  if (overfull) return { refusal: overfull }
  const { password: _wish, ...wish } = command
  const table = openTable(request, {
    ...wish,
    name: name.value,
    options: planned.value.options,
    ...(sealed.value ? { password: sealed.value } : {}),
  })
  if (!table) return STORAGE_FAILED
  leaveTable(request)
  session.comesTo(table)
  rooms.tables.add(table)
  table.publish()
  const stopped = command.bots === undefined ? undefined : table.begin(origin)
  if (stopped) {
    table.close()
    return stopped
  }
  table.broadcast.tellAll(session)
  return { table: table.id }
}

/** Opening a table is as dear as a line of chat; identities cost little, so it is counted by address too, but for the host's own computer. */
function spendOnTable({ rooms, session }: LobbyRequest<'createTable'>): boolean {
  const now = rooms.ports.clock.now()
  return session.spend('table', now) && (session.local || rooms.opened.take(session.address, now))
}

/** Table, bots and that its match is to begin are one record: a host that ends in between has all of them or none. */
function openTable(
  { rooms, session, command, origin }: LobbyRequest<'createTable'>,
  wish: TableWish,
): Table | undefined {
  const { entropy, journals, log } = rooms.ports
  const id = formatHex(entropy.bytes(TABLE_ID_BYTES))
  if (!rooms.people.keep(session)) return undefined
  const journal = journals.create(id)
  if (!journal.ok) {
    log.write({ event: 'journal-failed', table: id, why: journal.error })
    return undefined
  }
  const saved = newTable(id, session, wish)
  if (command.bots !== undefined) {
    fillWithBots(rooms.tablePorts, saved, command.bots)
    saved.begins = true
  }
  const contents = { saved, chat: [], finished: [], broken: [] }
  const table = new Table(contents, journal.value, rooms.tablePorts)
  session.keepAnswer({ type: 'answer', id: origin.command, ok: true, table: id })
  session.noteCarriedOut(origin.command)
  if (table.ledger.open()) return table
  table.end()
  return undefined
}

/** The own seat, the one that a person had in the running match, else a free one, else one that a bot holds. */
function seatFor(table: Table, person: string): number | undefined {
  const { holders } = table.saved
  const own = table.roster.seatOf(person) ?? table.roster.seatSeenBy(person)
  if (own !== undefined) return own
  const free = holders.findIndex(({ kind }) => kind === 'free' || kind === 'left')
  if (free >= 0) return free
  const bot = holders.findIndex(({ kind }) => kind === 'bot')
  return bot < 0 ? undefined : bot
}

/** Nothing is left before the new place is sure. */
function join(asked: LobbyRequest<'join'>): CommandResult {
  const request = { ...asked, origin: { ...asked.origin, led: [asked.origin.command] } }
  const { rooms, session, command, table } = request
  if (!table) return { refusal: 'no-such-table' }
  const refused = rooms.door.check(session, table, command)
  if (refused) return refused
  const own = table.roster.seatOf(session.person)
  const isPlayer = command.as === 'player' || own !== undefined
  const seat = isPlayer ? (own ?? command.seat ?? seatFor(table, session.person)) : undefined
  const noSeat = isPlayer && refuseWish(table, session, seat)
  if (noSeat) return noSeat
  const place = securePlace(request, table, isPlayer ? 'player' : command.as)
  if (!place.ok) return place.error
  if (session.table !== table.id) leaveTable(request)
  return comeInSafely(request, table, { seat, absent: place.value })
}

/** Where somebody sits down, if he does, and who gives his place up for him. */
interface NewPlace {
  readonly seat: number | undefined
  readonly absent: readonly Absent[]
}

/** If the match ends over it, the newcomer is at the table all the same. */
function comeInSafely(request: LobbyRequest<'join'>, table: Table, place: NewPlace): CommandResult {
  const done = table.guard(() => comeIn(request, table, place))
  if (done.ok) return done.value
  table.broadcast.tellAll(request.session, true)
  return { table: table.id }
}

function refuseWish(
  table: Table,
  { person }: Session,
  seat: number | undefined,
): RefusalOf | undefined {
  return seat === undefined ? { refusal: 'no-free-seat' } : refuseSeat(table, person, seat)
}

/** Who gives his place up for somebody, or why he cannot come now: he comes too often, nothing can be written, or his address or the table is full. */
function securePlace(
  { rooms, session }: LobbyRequest<'join'>,
  table: Table,
  as: JoinAs,
): Result<readonly Absent[], RefusalOf> {
  if (!session.spend('place', rooms.ports.clock.now())) return err({ refusal: 'too-fast' })
  if (table.ledger.isFailing() || !rooms.people.keep(session)) return err(STORAGE_FAILED)
  const absent = findPlace(rooms, table, session, as)
  if (!absent) return err({ refusal: 'no-free-seat' })
  return as === 'screen' || wake(table) ? ok(absent) : err(STORAGE_FAILED)
}

/** A match that is left for another one goes to rest, and the oldest that rests makes room: never the one that is joined. */
function wake(table: Table): boolean {
  return table.change((draft) => {
    delete draft.resting
  })
}

function comeIn(
  request: LobbyRequest<'join'>,
  table: Table,
  { seat, absent }: NewPlace,
): CommandResult {
  const { session, origin } = request
  const before = session.table
  session.comesTo(table)
  const refused =
    seat === undefined ? watch(table, request) : seatPerson(table, session, { seat, origin })
  if (refused) {
    session.table = before
    return refused
  }
  table.presence.noteReturn(session.person)
  giveUpPlaces(absent)
  table.broadcast.tellAll(session, true)
  noteStandIns(table)
  table.settle()
  return { table: table.id }
}

function watch(
  table: Table,
  { session, origin, command }: LobbyRequest<'join'>,
): RefusalOf | undefined {
  const isNew = command.as === 'spectator' && !table.saved.spectators.includes(session.person)
  const isWritten = table.change((draft) => {
    if (!draft.spectators.includes(session.person)) draft.spectators.push(session.person)
    noteScreen(draft, session.person, command.as === 'screen')
  }, origin)
  if (!isWritten) return STORAGE_FAILED
  // Whoever watches knows it, and is told how it stands.
  if (isNew) table.broadcast.tellOthers({ kind: 'watches', name: session.name }, session.person)
  table.publish()
  followLostKeeper(table)
  return undefined
}

function leaveTable(request: Pick<LobbyRequest<'join'>, 'rooms' | 'session'>): void {
  const table = tableOf(request)
  table?.guard(() => takeAway(table, request.session.person, { why: 'you-left' }))
}

/** Whoever keeps the table may close it, from afar too, and who owns the host's own computer any table. */
function closeTable({ session, table }: LobbyRequest<'closeTable'>): CommandResult {
  if (!table) return { refusal: 'no-such-table' }
  if (!session.local && table.saved.keeper !== session.person) {
    return { refusal: session.table === table.id ? 'keeper-only' : 'not-at-this-table' }
  }
  table.close()
  return undefined
}

function steerNetwork(
  { rooms, session }: Pick<LobbyRequest<'openNetwork'>, 'rooms' | 'session'>,
  direction: 'open' | 'close',
): CommandResult {
  if (!session.local) return { refusal: 'local-only' }
  const { network } = rooms.ports
  if (!network) return { refusal: 'network-failed' }
  network[direction](() => {
    rooms.tellNetwork()
  })
  return undefined
}

const LOBBY_COMMANDS = {
  rename,
  planTable,
  practise,
  createTable,
  join,
  closeTable,
  openNetwork: (request: LobbyRequest<'openNetwork'>) => steerNetwork(request, 'open'),
  closeNetwork: (request: LobbyRequest<'closeNetwork'>) => steerNetwork(request, 'close'),
  lookAtDecks,
  compareDeck,
  saveDeck,
  fetchDeck,
  deleteDeck,
} as const

/** The kinds of commands for which one need not be at a table. */
export type LobbyCommandKind = keyof typeof LOBBY_COMMANDS

const HANDLERS: { readonly [Kind in LobbyCommandKind]: Handler<Kind> } = LOBBY_COMMANDS

/** Carries a command of the lobby out. */
export function runLobbyCommand<Kind extends LobbyCommandKind>(
  kind: Kind,
  request: LobbyRequest<Kind>,
): CommandResult {
  return HANDLERS[kind](request)
}

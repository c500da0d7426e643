/** Sitting down, standing up and going away. */
import type { Seat } from '../../engine/basics/seat'
import type { Notice } from '../../protocol/tableViews'
import type { BotLevel } from '../../protocol/terms'
import { STORAGE_FAILED, type RefusalOf } from '../refusal'
import { followLostKeeper, passOn } from '../table/keeper'
import { levelInstead, newBot } from '../bots/botHolders'
import type { CommandOrigin } from '../match/matchRun'
import type { Session } from '../people/session'
import type { Table } from '../table/table'
import {
  isHeld,
  isScreen,
  noteFilledIn,
  noteScreen,
  watchersOf,
  type Holder,
  type SavedTable,
} from '../table/tableRecords'
import { adoptAgreed } from '../table/votes'
import { changeAndPublish, isKeeper, type CommandResult, type Request } from './request'

/** What a chair becomes whose person gets up. */
type Vacated = (draft: SavedTable) => Holder

/**
 * What becomes of a seat that is given up: free before a match, a bot's in one, or what the rules of the game say where the table
 * wants no bots; undefined: it could not be written.
 */
function giveUp(table: Table, seat: Seat): Vacated | undefined {
  const bot: Vacated = (draft) =>
    newBot(table.ports, draft, levelInstead(table.saved.holders[seat]))
  const free: Vacated = () => ({ kind: 'free' })
  const { run } = table.match
  if (!run || !table.match.isPlaying()) return table.match.isDealing() ? bot : free
  if (table.saved.absence === 'bot' || run.match.leaving === 'bot') return bot
  const given = run.giveUp(seat)
  if (!given.ok) return given.error.kind === 'storage-failed' ? undefined : bot
  const holder = table.saved.holders[seat]
  const name = holder && holder.kind !== 'free' ? holder.name : ''
  return () => ({ kind: 'left', name })
}

/** After a chair has changed hands: what was collected for a deal, and what was voted on, may be different. */
function settleSeats(table: Table): void {
  table.match.collectAnew()
  adoptAgreed(table)
  table.settle()
}

/** Goes away; during a match the seat is kept, if it is not given up with it. */
export function leave({ table, session, command, origin }: Request<'leave'>): CommandResult {
  const forGood = command.forGood === true
  return takeAway(table, session.person, { why: 'you-left', forGood, origin })
}

/** What a table is told when somebody is cut off or back, and whether a bot has filled in; nothing of a shared screen, which counts as no person. */
export function comingOrGoing(
  kind: 'cut' | 'returned',
  table: Table,
  person: string,
): readonly Notice[] {
  if (isScreen(table.saved, person)) return []
  const name = table.ports.sessionOf(person)?.name ?? ''
  const seat = table.roster.seatOf(person)
  if (seat === undefined) return [{ kind, name }]
  const isAfterBot =
    kind === 'returned' && table.match.isPlaying() && table.broadcast.isFilledInFor(person)
  return [{ kind, name, seat, ...(isAfterBot ? { afterBot: true } : {}) }]
}

/** How somebody goes. */
interface Going {
  readonly why: 'you-left' | 'kicked'
  /** Absent: he may come back to his seat in a running match. */
  readonly forGood?: boolean
  readonly origin?: CommandOrigin
}

/** What the others are told when somebody goes; of a shared screen nothing, since it counts as no person. */
function noticeOfGoing(table: Table, person: string, { why, forGood }: Going): readonly Notice[] {
  if (isScreen(table.saved, person)) return []
  const name = table.ports.sessionOf(person)?.name ?? ''
  const seat = table.roster.seatOf(person)
  const kind = why === 'kicked' ? 'kicked' : 'left'
  if (seat === undefined) return [{ kind, name }]
  const isGivenUp = forGood === true && table.match.isPlaying()
  return [{ kind, name, seat }, ...(isGivenUp ? [{ kind: 'gaveUp', name, seat } as const] : [])]
}

/** What the others are told when a bot has got the seat that somebody gave up; nothing where he gave none up, or no bot has it. */
function noticeOfBot(table: Table, person: string, seat: Seat | undefined): readonly Notice[] {
  const holder = seat === undefined ? undefined : table.saved.holders[seat]
  if (seat === undefined || holder?.kind !== 'bot') return []
  const from = table.ports.sessionOf(person)?.name ?? ''
  return [{ kind: 'seatGiven', name: holder.name, from, seat, bot: true }]
}

/** Takes a person away from the table: by his own wish, or because he was sent away. */
export function takeAway(table: Table, person: string, going: Going): RefusalOf | undefined {
  const seat = table.roster.seatOf(person)
  const isKicked = going.why === 'kicked'
  const told = noticeOfGoing(table, person, going)
  const isForGood = isKicked || going.forGood === true || !table.match.isPlaying()
  const givenUp = isForGood ? seat : undefined
  const vacated = givenUp === undefined ? undefined : giveUp(table, givenUp)
  if (givenUp !== undefined && !vacated) return STORAGE_FAILED
  const isWritten = table.change((draft) => {
    draft.holders = draft.holders.map((holder) =>
      holder.kind === 'person' && holder.person === person
        ? (vacated?.(draft) ?? { ...holder, gone: true })
        : holder,
    )
    draft.spectators = draft.spectators.filter((one) => one !== person)
    noteScreen(draft, person, false)
    if (isKicked) draft.sentAway.push(person)
    if (draft.keeper === person) {
      passOn(draft, person, (one) => table.roster.isHere(one))
    }
  }, going.origin)
  if (!isWritten) return STORAGE_FAILED
  table.remove(person, going.why)
  table.publish([...told, ...noticeOfBot(table, person, givenUp)])
  if (isDeserted(table)) {
    desert(table)
    return undefined
  }
  noteStandIns(table)
  if (seat === undefined) table.settle()
  else settleSeats(table)
  return undefined
}

/** For whoever has left a match that goes on, and may come back, a bot fills in: everybody is told so now, and he on his return. */
export function noteStandIns(table: Table): void {
  const { saved, presence, broadcast } = table
  saved.holders.forEach((holder, seat) => {
    if (holder.kind !== 'person' || !holder.gone) return
    if (presence.substituteOf(seat) === undefined) return
    if (broadcast.isFilledInFor(holder.person)) return
    broadcast.noteStandIn(holder.person)
    table.publish([{ kind: 'botTookOver', name: holder.name, seat }])
  })
}

/** A match that runs waits for who has left it and kept his seat. */
function desert(table: Table): void {
  const isWaiting = table.saved.holders.some(({ kind }) => kind === 'person')
  if (isWaiting && table.match.isPlaying()) table.rest()
  else table.close()
}

/** Nobody sits or watches any more. */
function isDeserted({ saved }: Table): boolean {
  const isAnybodyLeft = saved.holders.some((holder) => holder.kind === 'person' && !holder.gone)
  return !isAnybodyLeft && watchersOf(saved).length === 0
}

/** Takes a free seat, or one that a bot holds. */
export function sit({ table, session, command, origin }: Request<'sit'>): CommandResult {
  if (!session.spend('place', table.ports.clock.now())) return { refusal: 'too-fast' }
  const before = table.roster.seatOf(session.person)
  const refused = seatPerson(table, session, { seat: command.seat, origin })
  // From another chair one sees another hand.
  if (!refused && before !== command.seat) table.broadcast.tellMatchTo(session)
  return refused
}

/**
 * Why a person may not have a seat: it is somebody else's, or he has not sat there and a match runs, or a deal was begun again too
 * often. In a running match nobody is shown a hand that he has not held from the deal on: identities are free, and a second one would
 * see a second hand.
 */
export function refuseSeat(table: Table, person: string, seat: Seat): RefusalOf | undefined {
  const holder = table.saved.holders[seat]
  if (!holder) return { refusal: 'seats-not-allowed' }
  if (holder.kind === 'person') {
    return holder.person === person ? undefined : { refusal: 'seat-taken' }
  }
  if (table.match.hasOpenChairs()) return undefined
  const seen = table.roster.seatSeenBy(person)
  if (seen === seat && holder.kind === 'bot') return undefined
  return { refusal: seen === undefined || seen === seat ? 'match-running' : 'other-hand-seen' }
}

function levelOfBot(holder: Holder | undefined): BotLevel | undefined {
  return holder?.kind === 'bot' ? holder.level : undefined
}

/** Who holds a seat that a person has taken; whoever comes back to the own chair, or gets a person's, has taken it from no bot anew. */
function holderAfter(taken: Holder | undefined, { person, name }: Session): Holder {
  const botBefore = taken?.kind === 'person' ? taken.botBefore : levelOfBot(taken)
  const level = botBefore === undefined ? {} : { botBefore }
  return { kind: 'person', person, name, gone: false, ...level }
}

/** What is told of somebody who has sat down: nothing where he sat already, and that he is back where he had left a match, to himself after what was played for him. */
function tellSeated(
  table: Table,
  { person, name }: Session,
  { seat, before }: { readonly seat: Seat; readonly before: Holder | undefined },
): void {
  const isBack = before?.kind === 'person' && before.gone && table.match.isPlaying()
  if (isBack) {
    for (const notice of comingOrGoing('returned', table, person)) {
      table.broadcast.tellLast(notice, person)
    }
  }
  const isSilent = isBack || (before?.kind === 'person' && !before.gone)
  table.publish(isSilent ? [] : [{ kind: 'sat', name, seat }])
}

/** Puts a person on a seat that is his, free, or a bot's. */
export function seatPerson(
  table: Table,
  session: Session,
  wish: { readonly seat: Seat; readonly origin: CommandOrigin },
): RefusalOf | undefined {
  const { seat, origin } = wish
  const { person } = session
  const refused = refuseSeat(table, person, seat)
  if (refused) return refused
  const before = table.roster.seatOf(person)
  const taken = table.saved.holders[seat]
  const isWritten = table.change((draft) => {
    if (before !== undefined && before !== seat) {
      draft.holders[before] = table.match.isDealing()
        ? newBot(table.ports, draft, levelInstead(draft.holders[before]))
        : { kind: 'free' }
    }
    draft.holders[seat] = holderAfter(taken, session)
    if (taken?.kind === 'bot' && draft.playing) noteFilledIn(draft, seat)
    draft.spectators = draft.spectators.filter((one) => one !== person)
    noteScreen(draft, person, false)
    delete draft.resting
  }, origin)
  if (!isWritten) return STORAGE_FAILED
  table.match.run?.releaseSeat(seat)
  tellSeated(table, session, { seat, before: taken })
  followLostKeeper(table)
  if (before !== seat) settleSeats(table)
  else table.settle()
  return undefined
}

/** Gives the seat up and watches. */
export function stand({ table, session, origin }: Request<'stand'>): CommandResult {
  const seat = table.roster.seatOf(session.person)
  if (seat === undefined) return { refusal: 'not-seated' }
  if (!session.spend('place', table.ports.clock.now())) return { refusal: 'too-fast' }
  const isForGood = table.match.isPlaying()
  const vacated = giveUp(table, seat)
  if (!vacated) return STORAGE_FAILED
  const isWritten = table.change((draft) => {
    draft.holders[seat] = vacated(draft)
    draft.spectators.push(session.person)
  }, origin)
  if (!isWritten) return STORAGE_FAILED
  table.ready.delete(session.person)
  table.publish([
    { kind: isForGood ? 'gaveUp' : 'stood', name: session.name, seat },
    ...noticeOfBot(table, session.person, seat),
  ])
  table.broadcast.tellMatchTo(session)
  settleSeats(table)
  return undefined
}

/** Puts a bot on a seat, or changes its level. */
export function seatBot(request: Request<'seatBot'>): CommandResult {
  const { table, command } = request
  if (!isKeeper(request)) return { refusal: 'keeper-only' }
  const holder = table.saved.holders[command.seat]
  if (!holder) return { refusal: 'seats-not-allowed' }
  if (holder.kind === 'person' && !holder.gone) return { refusal: 'seat-taken' }
  if (holder.kind === 'left' && table.match.isPlaying()) return { refusal: 'match-running' }
  return changeAndPublish(request, (draft) => {
    draft.holders[command.seat] =
      holder.kind === 'bot'
        ? { ...holder, level: command.level }
        : newBot(table.ports, draft, command.level)
  })
}

/** Makes a bot's seat free. */
export function unseat(request: Request<'unseat'>): CommandResult {
  const { table, command } = request
  if (!isKeeper(request)) return { refusal: 'keeper-only' }
  if (command.seat >= table.saved.holders.length) return { refusal: 'seats-not-allowed' }
  if (table.isBusy()) return { refusal: 'match-running' }
  const holder = table.saved.holders[command.seat]
  if (holder?.kind === 'person' && !holder.gone) return { refusal: 'seat-taken' }
  return changeAndPublish(request, (draft) => {
    draft.holders[command.seat] = { kind: 'free' }
  })
}

/** Sends somebody away, for the evening. */
export function kick(request: Request<'kick'>): CommandResult {
  const { table, command, origin } = request
  if (!isKeeper(request)) return { refusal: 'keeper-only' }
  const { person } = command
  const isAtTable =
    table.roster.seatOf(person) !== undefined || table.saved.spectators.includes(person)
  if (!isAtTable || person === request.session.person) return { refusal: 'no-such-person' }
  return takeAway(table, person, { why: 'kicked', origin })
}

/** Why the keeper cannot give a seat to a person: there is no match, he does not watch or is not there, somebody plays there, or he knows another hand. */
function refuseGift(
  table: Table,
  { seat, person }: { readonly seat: Seat; readonly person: string },
): RefusalOf | undefined {
  const holder = table.saved.holders[seat]
  if (!holder || holder.kind === 'free' || holder.kind === 'left') {
    return { refusal: 'seats-not-allowed' }
  }
  if (!table.match.isPlaying()) return { refusal: 'no-match-running' }
  if (!watchersOf(table.saved).includes(person) || !table.roster.isHere(person)) {
    return { refusal: 'no-such-person' }
  }
  if (holder.kind === 'person' && table.roster.isHere(holder.person)) {
    return { refusal: 'seat-taken' }
  }
  const seen = table.roster.seatSeenBy(person)
  return seen === undefined || seen === seat ? undefined : { refusal: 'other-hand-seen' }
}

/**
 * Gives a bot's seat in a running match, or that of somebody who is away, to somebody who watches: the keeper vouches that it is
 * not a second self of somebody who plays, and everybody reads it. Whoever was away watches when he is back, who had left stays away.
 */
export function giveSeat(request: Request<'giveSeat'>): CommandResult {
  const { table, command, origin } = request
  if (!isKeeper(request)) return { refusal: 'keeper-only' }
  const { seat, person } = command
  const refused = refuseGift(table, command)
  if (refused) return refused
  const session = table.ports.sessionOf(person)
  if (!session) return { refusal: 'no-such-person' }
  const before = table.saved.holders[seat]
  const isWritten = table.change((draft) => {
    draft.holders[seat] = holderAfter(before, session)
    noteFilledIn(draft, seat)
    draft.spectators = draft.spectators.filter((one) => one !== person)
    if (before && isHeld(before)) draft.spectators.push(before.person)
    draft.hands = [...draft.hands.filter((one) => one.person !== person), { person, seat }]
    delete draft.resting
  }, origin)
  if (!isWritten) return STORAGE_FAILED
  table.match.run?.releaseSeat(seat)
  const from = before && before.kind !== 'free' ? before.name : ''
  table.publish([{ kind: 'seatGiven', name: session.name, from, seat }])
  table.broadcast.tellMatchTo(session)
  settleSeats(table)
  return undefined
}

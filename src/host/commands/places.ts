/** Room for one more at a table: no address fills all tables, and whoever is not there gives way. */
import type { OfKind } from '../../engine/basics/kinds'
import type { Command } from '../../protocol/clientMessages'
import { MOST_SPECTATORS } from '../../protocol/terms'
import type { LobbyRooms } from './lobbyRequest'
import type { Session } from '../people/session'
import type { Table } from '../table/table'
import { takeAway } from './seating'

/** People of one address at all tables together, here or not: as many as come in from behind one router. */
const MOST_OF_ADDRESS = 64

/** What somebody comes to a table as. */
export type JoinAs = OfKind<Command, 'join'>['as']

/** Somebody who is not there and gives his place up for one who comes. */
export interface Absent {
  readonly table: Table
  readonly person: string
}

/**
 * Who gives his place up for somebody who comes to a table, once he has come in: a table that nobody else is at would be closed before.
 * Nobody where there is room; undefined: there is none.
 */
export function findPlace(
  rooms: LobbyRooms,
  table: Table,
  session: Session,
  as: JoinAs,
): readonly Absent[] | undefined {
  if (table.roster.people().includes(session.person)) return []
  const share = session.local ? [] : findShare(rooms, session)
  if (!share) return undefined
  const { spectators } = table.saved
  const isGivenUp = (person: string): boolean =>
    share.some((one) => one.table === table && one.person === person)
  const watching = spectators.filter((person) => !isGivenUp(person))
  if (as === 'player' || watching.length < MOST_SPECTATORS) return share
  const absent = absentAt(table, watching)
  return absent && [...share, absent]
}

/** Takes those away whose places are needed. */
export function giveUpPlaces(absent: readonly Absent[]): void {
  for (const { table, person } of absent) {
    table.guard(() => takeAway(table, person, { why: 'you-left' }))
  }
}

/** An address that has all it may have gives up a place at which nobody is and no match waits for anybody. */
function findShare(
  { people, tables }: LobbyRooms,
  { address, person: own }: Session,
): readonly Absent[] | undefined {
  const isOfAddress = (person: string): boolean =>
    person !== own && people.find(person)?.address === address
  const placed = tables.all().map((table) => ({
    table,
    people: table.roster.people().filter(isOfAddress),
  }))
  const count = new Set(placed.flatMap((place) => place.people)).size
  if (count < MOST_OF_ADDRESS) return []
  for (const place of placed) {
    const absent = absentAt(place.table, place.people)
    if (absent) return [absent]
  }
  return undefined
}

/** One of these people who is not there and for whom no match waits. */
function absentAt(table: Table, people: readonly string[]): Absent | undefined {
  const person = people.find((one) => {
    const mayHaveToPlay = table.isBusy() && !table.saved.spectators.includes(one)
    return !mayHaveToPlay && !table.roster.isHere(one)
  })
  return person === undefined ? undefined : { table, person }
}

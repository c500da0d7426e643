/** Room for one more at a table: no address fills all tables, and whoever is not there gives way. */
import type { Command } from '../../protocol/clientMessages'
import { MOST_SPECTATORS } from '../../protocol/terms'
import type { LobbyRooms } from './lobbyRequest'
import type { Session } from '../people/session'
import type { Table } from '../table/table'
import { takeAway } from './seating'

/** People of one address at all tables together, here or not: as many as come in from behind one router. */
const MOST_OF_ADDRESS = 64

/** What somebody comes to a table as. */
export type JoinAs = Extract<Command, { kind: 'join' }>['as']

/** Makes a place for somebody who comes to a table, if need be that of one who is not there; false: there is none. */
export function makePlace(rooms: LobbyRooms, table: Table, session: Session, as: JoinAs): boolean {
  if (table.roster.people().includes(session.person)) return true
  if (!session.local && !makeShare(rooms, session)) return false
  const { spectators } = table.saved
  if (as === 'player' || spectators.length < MOST_SPECTATORS) return true
  return sendAbsentAway(table, spectators)
}

/** An address that has all it may have gives up a place at which nobody is and no match waits for anybody. */
function makeShare({ people, tables }: LobbyRooms, { address, person: own }: Session): boolean {
  const isOfAddress = (person: string): boolean =>
    person !== own && people.find(person)?.address === address
  const placed = tables.all().map((table) => ({
    table,
    people: table.roster.people().filter(isOfAddress),
  }))
  const count = new Set(placed.flatMap((place) => place.people)).size
  return (
    count < MOST_OF_ADDRESS || placed.some((place) => sendAbsentAway(place.table, place.people))
  )
}

/** Takes one of these people away who is not there; false: all are there, or a match waits for them. */
function sendAbsentAway(table: Table, people: readonly string[]): boolean {
  const absent = people.find((person) => {
    const mayHaveToPlay = table.isBusy() && !table.saved.spectators.includes(person)
    return !mayHaveToPlay && !table.roster.isHere(person)
  })
  if (absent === undefined) return false
  const done = table.guard(() => takeAway(table, absent, { why: 'you-left' }))
  return done.ok && done.value === undefined
}

/** A table as it is before anything has happened there. */
import type { SavedPassword, SavedTable } from './tableRecords'
import type { GameWish } from './planning'
import type { Session } from '../people/session'

/** What a new table is to be like. */
export interface TableWish extends GameWish {
  readonly name: string
  readonly password?: SavedPassword
  readonly private?: boolean
}

/** A new table with its keeper at the first seat and all others free. */
export function newTable(id: string, keeper: Session, wish: TableWish): SavedTable {
  const { person, name, address } = keeper
  const free = Array.from({ length: wish.seats - 1 }, () => ({ kind: 'free' as const }))
  return {
    id,
    name: wish.name,
    game: wish.game,
    options: wish.options,
    holders: [{ kind: 'person', person, name, gone: false }, ...free],
    spectators: [],
    keeper: person,
    ...(wish.password ? { password: wish.password } : {}),
    ...(wish.private === true ? { private: true } : {}),
    absence: 'bot',
    pace: 'usual',
    matches: 0,
    playing: false,
    hands: [],
    proposals: [],
    proposed: 0,
    sentAway: [],
    address,
  }
}

/** A table as it is before anything has happened there. */
import type { Command } from '../protocol/messages'
import type { SavedPerson } from './session'
import type { SavedTable } from './tableRecords'

/** A new table with its keeper at the first seat and all others free. */
export function newTable(
  id: string,
  keeper: SavedPerson,
  wish: Extract<Command, { kind: 'createTable' }>,
): SavedTable {
  const { person, name } = keeper
  const free = Array.from({ length: wish.seats - 1 }, () => ({ kind: 'free' as const }))
  return {
    kind: 'table',
    id,
    name: wish.name,
    game: wish.game,
    options: { ...wish.options },
    holders: [{ kind: 'person', person, name, gone: false }, ...free],
    spectators: [],
    people: [{ ...keeper, tokens: [...keeper.tokens] }],
    keeper: person,
    ...(wish.password === undefined || wish.password === '' ? {} : { password: wish.password }),
    absence: 'bot',
    chat: [],
    history: [],
    matches: 0,
    playing: false,
  }
}

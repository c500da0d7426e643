/** What a client knows after a message: pieces are put together, nothing is edited. */
import type { Viewer } from '../engine/basics/seat'
import { isRecord, toJson } from '../engine/basics/json'
import type { HostMessage, MatchChange, MatchMessage, Pong } from '../protocol/hostMessages'
import type { ClientListener, ClientState } from './client'

/** Lines of chat and finished matches that are kept. */
const MOST_LINES = 200
const MOST_MATCHES = 200

/** What a client knows before it has heard anything. */
export const EMPTY_STATE: ClientState = {
  connection: 'connecting',
  tables: [],
  mine: [],
  areTablesTold: false,
  catalogues: {},
  found: [],
  chat: [],
  history: [],
  pending: 0,
}

/** The messages that add to what a client knows. */
export type Told = Extract<
  HostMessage,
  {
    type:
      | 'lobby'
      | 'mine'
      | 'catalogues'
      | 'network'
      | 'fullness'
      | 'found'
      | 'table'
      | 'match'
      | 'chat'
      | 'history'
      | 'notices'
      | 'left'
  }
>

/** The state without the table that the client was at. */
export function withoutTable(state: ClientState): ClientState {
  const { table: _table, tableAt: _tableAt, ...rest } = withoutMatch(state)
  return { ...rest, chat: [], history: [] }
}

function withoutMatch(state: ClientState): ClientState {
  const { match: _match, matchAt: _matchAt, ...rest } = state
  return rest
}

/** With whose eyes the client is shown the match on its table: whoever takes a seat after its end looks on, as he did not play it. */
export function viewerOf({ table, welcome, match, history }: ClientState): Viewer {
  const isOwn = (one: NonNullable<typeof table>['table']['seats'][number]): boolean =>
    one.kind === 'person' && one.person === welcome?.person
  const seat = table?.table.seats.findIndex(isOwn) ?? -1
  if (seat < 0) return 'spectator'
  if (!match?.match.outcome) return seat
  const players = history.find(({ number }) => number === match.match.number)?.players
  return players && players[seat]?.person !== welcome?.person ? 'spectator' : seat
}

/** The state after a message of the host; `now` on the client's clock. */
export function takeIn(state: ClientState, message: Told, now: number): ClientState {
  switch (message.type) {
    case 'lobby':
      return { ...state, tables: mergeLines(message.whole ? [] : state.tables, message) }
    case 'mine':
      // It comes after the whole list (P-09).
      return { ...state, mine: message.tables, areTablesTold: true }
    case 'catalogues':
      return { ...state, catalogues: message.catalogues }
    case 'network':
      return { ...state, network: message }
    case 'fullness':
      return { ...state, fullness: message }
    case 'found':
      return { ...state, found: message.tables }
    case 'table':
      return { ...takeTable(state, message), tableAt: now }
    case 'match':
      return { ...state, match: message, matchAt: now }
    case 'chat': {
      const before = message.whole ? [] : state.chat
      return { ...state, chat: [...before, ...message.lines].slice(-MOST_LINES) }
    }
    case 'history': {
      const before = message.whole ? [] : state.history
      return { ...state, history: [...before, ...message.matches].slice(-MOST_MATCHES) }
    }
    case 'notices':
      return state
    case 'left':
      return state.table?.table.id === message.table ? withoutTable(state) : state
  }
}

/** The message about the match as it stands after a change; undefined: it is no change of what this client knows. */
export function wholeMatch(
  { match: before }: ClientState,
  change: MatchChange,
): MatchMessage | undefined {
  if (!before || before.version + 1 !== change.version) return undefined
  const { table } = before
  const { type: _type, version, view = {}, items = {}, events = [], ...standing } = change
  const { match } = before
  if (!isRecord(match.view)) return undefined
  const lists = mergeItems(match.view, items)
  if (!lists) return undefined
  return {
    ...{ type: 'match', table, version, events },
    match: { ...match, ...standing, view: toJson({ ...match.view, ...view, ...lists }) },
  }
}

/** The lists that items have changed of, whole; undefined: a list or an item is not there. */
function mergeItems(
  view: Readonly<Record<string, unknown>>,
  items: NonNullable<MatchChange['items']>,
): Record<string, readonly unknown[]> | undefined {
  const lists: Record<string, readonly unknown[]> = {}
  for (const [name, changed] of Object.entries(items)) {
    const list = view[name]
    if (!Array.isArray(list) || Object.keys(changed).some((place) => !Object.hasOwn(list, place))) {
      return undefined
    }
    lists[name] = list.map((item: unknown, place) => changed[place] ?? item)
  }
  return lists
}

function takeTable(state: ClientState, message: Extract<Told, { type: 'table' }>): ClientState {
  const isOther = state.table?.table.id !== message.table.id
  const before = isOther ? withoutTable(state) : state
  const isShown = before.match?.match.number === message.table.match
  return { ...(isShown ? before : withoutMatch(before)), table: message }
}

function mergeLines(
  before: ClientState['tables'],
  { tables, gone }: Extract<Told, { type: 'lobby' }>,
): ClientState['tables'] {
  const kept = before.flatMap((line) => {
    if (gone.includes(line.id)) return []
    return [tables.find(({ id }) => id === line.id) ?? line]
  })
  const isNew = ({ id }: ClientState['tables'][number]): boolean =>
    !before.some((line) => line.id === id)
  return [...kept, ...tables.filter(isNew)]
}

/** Whether the host has told something of the table that did not arrive. */
export function isBehind(state: ClientState, { table }: Pong): boolean {
  if (!table) return state.table !== undefined
  return (
    state.table?.table.id !== table.id ||
    state.table.version !== table.version ||
    state.match?.version !== table.match ||
    (state.chat.at(-1)?.number ?? 0) !== table.line
  )
}

/** Tells a listener what happened with a message. */
export function tellOf(message: Told, listener: ClientListener): void {
  if (message.type === 'match') listener.happened?.(message)
  if (message.type === 'notices') listener.noticed?.(message.notices, message.table)
  if (message.type === 'left') listener.left?.(message)
}

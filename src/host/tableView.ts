/** A table as one person may see it, and as the lobby lists it; written out field by field. */
import type { ChatLine, MatchView, SeatView, TableSummary, TableView } from '../protocol/messages'
import type { Session } from './session'
import type { Table } from './table'
import type { Holder } from './tableRecords'

function viewSeat(table: Table, holder: Holder, seat: number): SeatView {
  if (holder.kind === 'free') return { kind: 'free' }
  if (holder.kind === 'bot') return { kind: 'bot', name: holder.name, level: holder.level }
  const bot = table.presence.substituteOf(seat)
  return {
    kind: 'person',
    person: holder.person,
    name: holder.name,
    connected: table.presence.isHere(holder.person),
    ready: table.ready.has(holder.person),
    ...(bot === undefined ? {} : { bot }),
  }
}

function viewMatch(table: Table, person: string): { match?: MatchView } {
  const { run } = table
  if (!run) return {}
  return {
    match: {
      number: table.saved.matches,
      game: run.match.game,
      view: run.match.view(table.viewerOf(person)),
      awaited: run.awaited(),
      moves: run.match.moves(),
      over: run.match.outcome() !== undefined,
      commitment: table.commitment,
    },
  }
}

function viewChatLine(line: ChatLine): ChatLine {
  const { number, person, name } = line
  return 'text' in line
    ? { number, person, name, text: line.text }
    : { number, person, name, phrase: line.phrase }
}

/** The table as `person` sees it. */
export function viewTable(table: Table, person: string): TableView {
  const { saved } = table
  const you = table.seatOf(person)
  return {
    id: saved.id,
    name: saved.name,
    game: saved.game,
    options: { ...saved.options },
    seats: saved.holders.map((holder, seat) => viewSeat(table, holder, seat)),
    spectators: saved.spectators.map((watching) => ({
      person: watching,
      name: table.ports.sessionOf(watching)?.name ?? '',
    })),
    keeper: saved.keeper,
    locked: saved.password !== undefined,
    absence: saved.absence,
    phase: table.phase(),
    ...(you === undefined ? {} : { you }),
    chat: saved.chat.map(viewChatLine),
    ...viewMatch(table, person),
    history: saved.history.map(({ number, game, names, ranks, scores }) => ({
      number,
      game,
      names: [...names],
      ranks: [...ranks],
      scores: [...scores],
    })),
  }
}

/** The table as the lobby lists it for one person. */
export function summarizeTable(table: Table, session: Session): TableSummary {
  const { saved } = table
  return {
    id: saved.id,
    name: saved.name,
    game: saved.game,
    seats: saved.holders.length,
    free: saved.holders.filter((holder) => holder.kind === 'free').length,
    people: saved.holders.filter((holder) => holder.kind === 'person').length,
    spectators: saved.spectators.length,
    running: table.isPlaying(),
    locked: saved.password !== undefined,
    mine: table.seatOf(session.person) !== undefined,
  }
}

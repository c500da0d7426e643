/** What a player of the tests knows of his table. */
import { present } from '../../../src/engine/basics/invariant'
import type { Json } from '../../../src/engine/basics/json'
import type { MatchView, OwnQuestion, TableView } from '../../../src/protocol/tableViews'
import type { TestPlayer } from '../host/memoryHost'

/** The player's table. */
export function tableOf(player: TestPlayer): TableView {
  return present(player.client.state().table, 'the player is at a table').table
}

/** The match on the player's table. */
export function matchOf(player: TestPlayer): MatchView | undefined {
  return player.client.state().match?.match
}

/** The player's view of the match. */
export function viewOf(player: TestPlayer): Json | undefined {
  return matchOf(player)?.view
}

/** Entries of the match so far; -1: there is none. */
export function entriesOf(player: TestPlayer): number {
  return matchOf(player)?.entries ?? -1
}

/** The first question that the player is asked. */
export function questionOf(player: TestPlayer): OwnQuestion | undefined {
  return matchOf(player)?.own[0]
}

/** The player's seat. */
export function seatOf(player: TestPlayer): number | undefined {
  const { table, welcome } = player.client.state()
  const seat = table?.table.seats.findIndex(
    (one) => one.kind === 'person' && one.person === welcome?.person,
  )
  return seat === undefined || seat < 0 ? undefined : seat
}

/** Answers the first question that the player is asked. */
export function moveOf(
  player: TestPlayer,
  move: Json,
): { kind: 'move'; question: string; move: Json } {
  return { kind: 'move', question: questionOf(player)?.name ?? 'none', move }
}

/** What lies on the table and what kinds of players of the house sit around it, read out. */
import type { MatchView, TableView } from '../../protocol/tableViews'
import type { GameWindow } from '../games/gameTable'
import { charactersText } from './characterText'
import type { Listener } from './listener'

/** The table as it is read out to this listener. */
export function tableauText(
  game: GameWindow,
  { table, match }: { readonly table: TableView | undefined; readonly match: MatchView },
  listener: Listener,
): string {
  const lies = game.voice.tableau(match.view, listener)
  const house = charactersText(table?.seats ?? [], game.words, listener.t)
  return house === '' ? lies : `${lies} ${house}`
}

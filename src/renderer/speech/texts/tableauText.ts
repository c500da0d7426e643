/** What lies on the table, and at its beginning what kinds of players of the house sit around it, read out. */
import type { MatchView, TableView } from '../../../protocol/tableViews'
import type { GameWindow } from '../../games/gameTable'
import { charactersText } from './characterText'
import type { Listener } from '../listener/listener'

/** The table and the match on it. */
interface Shown {
  readonly table: TableView | undefined
  readonly match: MatchView
}

function withHouse(lies: string, game: GameWindow, { table }: Shown, listener: Listener): string {
  const house = charactersText(table?.seats ?? [], game.words, listener.t)
  return house === '' ? lies : `${lies} ${house}`
}

/** The table as it is read out to this listener, as often as he likes: what kinds of players sit there he has heard. */
export function tableauText(game: GameWindow, shown: Shown, listener: Listener): string {
  return game.voice.tableau(shown.match.view, listener)
}

/** The table of a match that begins, as it is told to this listener. */
export function dealText(game: GameWindow, shown: Shown, listener: Listener): string {
  const { voice } = game
  const { view } = shown.match
  const lies = voice.deal?.(view, listener) ?? voice.tableau(view, listener)
  return withHouse(lies, game, shown, listener)
}

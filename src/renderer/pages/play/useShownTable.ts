/** The table as it is shown: always together with the window of its own game. */
import { computed, type ComputedRef } from 'vue'
import type { TableView } from '../../../protocol/tableViews'
import type { GameWindow } from '../../games/gameTable'
import { useGameWindow } from '../../games/useGameWindow'
import { useTable } from '../../stores/table'

/** A table and the window of the game that is played there. */
export interface ShownTable {
  readonly table: TableView
  readonly game: GameWindow
}

/** What can be shown now; undefined: its game is still being loaded. */
export function useShownTable(): ComputedRef<ShownTable | undefined> {
  const store = useTable()
  const wanted = (): string | undefined => store.match?.game ?? store.table?.game
  const game = useGameWindow(wanted)
  return computed<ShownTable | undefined>((before) => {
    const { table } = store
    if (!table) return undefined
    if (game.value && game.value.legality.id === wanted()) return { table, game: game.value }
    // Whoever gathers there and chooses another game keeps the page and the place in it until that game is there.
    return !store.match && before?.table.id === table.id ? before : undefined
  })
}

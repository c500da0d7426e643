/** The table that the voice of the window speaks for. */
import type { ClientState } from '../../client/client'
import type { MatchView, TableView } from '../../protocol/tableViews'
import type { TableListener } from '../stores/heard'

/** As much of a table as is spoken of: the one that one is at, or one that lies in this window alone. */
export interface SpokenTable {
  readonly table: TableView | undefined
  readonly match: MatchView | undefined
  /** Own seat; undefined for who watches. */
  readonly you: number | undefined
  readonly state: Pick<ClientState, 'history' | 'matchAt' | 'tableAt'>
  /** Hears what happens there from now on; calling the answer ends it. */
  listen(listener: TableListener): () => void
}

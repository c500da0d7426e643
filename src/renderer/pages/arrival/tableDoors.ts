/** What a newcomer can do at a table of the list. */
import type { TableSummary } from '../../../protocol/tableViews'
import { MOST_SPECTATORS } from '../../../protocol/terms'

/** The ways to a table. */
export interface TableDoors {
  /** Seats that can be taken: free ones, and before a match those that bots hold. None while a match runs. */
  readonly seats: number
  readonly isWatchable: boolean
}

/** What somebody can do who does not belong to the table. */
export function doorsOf({ running, seats, people, spectators }: TableSummary): TableDoors {
  return { seats: running ? 0 : seats - people, isWatchable: spectators < MOST_SPECTATORS }
}

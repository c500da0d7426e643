/** Whom the start of a match waits for. */
import type { TableView } from '../../protocol/tableViews'

/** The names of those who sit there, are there, do not lead the table and have not said that they are ready; empty if it waits for nobody. */
export function unreadyNames(table: TableView | undefined): string {
  const waited = table?.seats.flatMap((seat) =>
    seat.kind === 'person' && seat.person !== table.keeper && seat.connected && !seat.ready
      ? [seat.name]
      : [],
  )
  return waited?.join(', ') ?? ''
}

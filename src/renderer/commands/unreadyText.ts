/** Whom the start of a match waits for. */
import type { TableView } from '../../protocol/tableViews'
import { joinNames } from '../speech/listener/listener'
import type { Translate } from '../wording/translate'

/** A sentence that names those who sit there, are there, do not lead the table and have not said that they are ready; empty if it waits for nobody. */
export function unreadyText(table: TableView | undefined, t: Translate): string {
  const waited = table?.seats.flatMap((seat) =>
    seat.kind === 'person' && seat.person !== table.keeper && seat.connected && !seat.ready
      ? [seat.name]
      : [],
  )
  const names = joinNames(waited ?? [], t)
  return names && t('app.lobby.unready', { names })
}

/** What comes of an answer that somebody has not given himself. */
import type { Played } from '../../engine/match/match'
import type { Notice } from '../../protocol/tableViews'
import type { Presence } from '../table/presence'
import { noteFilledIn, type SavedTable } from '../table/tableRecords'

/** What is known of the table. */
interface PlayedTable {
  readonly saved: SavedTable
  readonly presence: Pick<Presence, 'controllerOf'>
  change(edit: (draft: SavedTable) => void): boolean
}

/** Whose time ran out is told so, unless nobody is to know who answered himself. */
export function latenessOf(
  { entry, answered }: Played,
  { saved, presence }: PlayedTable,
): Notice[] {
  const holder = saved.holders[entry.seat]
  if (entry.kind !== 'clock' || answered?.together || holder?.kind !== 'person') return []
  const isPlayedFor = presence.controllerOf(entry.seat).kind === 'person'
  return isPlayedFor ? [{ kind: 'timeUp', name: holder.name, seat: entry.seat }] : []
}

/** What a bot plays in somebody's place will not be praised as his. */
export function noteBotMove({ entry: { seat } }: Played, table: PlayedTable): void {
  const { holders, filledIn } = table.saved
  if (holders[seat]?.kind !== 'person' || filledIn?.includes(seat)) return
  if (table.presence.controllerOf(seat).kind !== 'bot') return
  table.change((draft) => {
    noteFilledIn(draft, seat)
  })
}

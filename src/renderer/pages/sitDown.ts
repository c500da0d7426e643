/** Sitting down at a table at which one has no seat yet. */
import type { Command } from '../../protocol/clientMessages'
import type { Answer } from '../../protocol/hostMessages'
import { useSettings } from '../stores/settings'
import type { useTable } from '../stores/table'
import { unlikeOthers } from './unlikeOthers'

type Store = Pick<ReturnType<typeof useTable>, 'command' | 'table' | 'you'>

/** Whoever has left the choice of a portrait looks like nobody else; who sits there is told only at the table. */
function lookUnlikeOthers({ table, you }: Store, at: string): void {
  const { settings } = useSettings()
  if (settings.isOwnFigure || table?.id !== at || you === undefined) return
  settings.figure = unlikeOthers(settings.figure, table.seats, you)
}

/** Joins a table; who takes a seat before a match has come to play, and is ready. */
export async function sitDown(
  store: Store,
  wish: Extract<Command, { kind: 'join' }>,
  at: string,
): Promise<Answer> {
  const answer = await store.command(wish, at)
  if (answer.ok) lookUnlikeOthers(store, at)
  const isGathering = store.table?.id === at && store.table.phase === 'gathering'
  if (answer.ok && wish.as === 'player' && isGathering)
    await store.command({ kind: 'ready', ready: true }, at)
  return answer
}

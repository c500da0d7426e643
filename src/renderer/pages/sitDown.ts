/** Sitting down at a table at which one has no seat yet. */
import type { Command } from '../../protocol/clientMessages'
import type { Answer } from '../../protocol/hostMessages'
import type { useTable } from '../stores/table'

/** Joins a table; who takes a seat before a match has come to play, and is ready. */
export async function sitDown(
  store: Pick<ReturnType<typeof useTable>, 'command' | 'table'>,
  wish: Extract<Command, { kind: 'join' }>,
  at: string,
): Promise<Answer> {
  const answer = await store.command(wish, at)
  const isGathering = store.table?.id === at && store.table.phase === 'gathering'
  if (answer.ok && wish.as === 'player' && isGathering)
    await store.command({ kind: 'ready', ready: true }, at)
  return answer
}

/** Sitting down at a table at which one has no seat yet. */
import type { OfKind } from '../../../engine/basics/kinds'
import type { Command } from '../../../protocol/clientMessages'
import type { Answer } from '../../../protocol/hostMessages'
import { useGivenFigure } from '../../stores/givenFigure'
import { useSettings } from '../../stores/settings'
import type { useTable } from '../../stores/table'
import { freeFigure, othersFigures } from './freeFigure'

type Store = Pick<ReturnType<typeof useTable>, 'command' | 'table' | 'you'>

/** Whoever comes looks like nobody else there, and is told so where that changes him: another may have come a moment before. */
function lookUnlikeOthers({ table, you }: Store, at: string): void {
  const { settings } = useSettings()
  if (table?.id !== at || you === undefined) return
  const wished = settings.figure
  const given = freeFigure(wished, othersFigures(table.seats, you))
  const isChanged = given !== wished
  useGivenFigure().change = isChanged ? { table: at, wished, given } : undefined
  if (isChanged) settings.figure = given
}

/** Joins a table; who takes a seat before a match has come to play, and is ready. */
export async function sitDown(
  store: Store,
  wish: OfKind<Command, 'join'>,
  at: string,
): Promise<Answer> {
  const answer = await store.command(wish, at)
  if (answer.ok) lookUnlikeOthers(store, at)
  const isGathering = store.table?.id === at && store.table.phase === 'gathering'
  if (answer.ok && wish.as === 'player' && isGathering)
    await store.command({ kind: 'ready', ready: true }, at)
  return answer
}

/** What is told of an answer that came by the clock. */
import type { Played } from '../../engine/match/match'
import type { Seat } from '../../engine/basics/seat'
import type { Notice } from '../../protocol/tableViews'
import type { Controller } from './matchRun'
import type { Holder } from '../table/tableRecords'

/** Whose time ran out is told so, unless nobody is to know who answered himself. */
export function latenessOf(
  { entry, answered }: Played,
  holders: readonly Holder[],
  controllerOf: (seat: Seat) => Controller,
): Notice[] {
  const holder = holders[entry.seat]
  if (entry.kind !== 'clock' || answered?.together || holder?.kind !== 'person') return []
  const isPlayedFor = controllerOf(entry.seat).kind === 'person'
  return isPlayedFor ? [{ kind: 'timeUp', name: holder.name, seat: entry.seat }] : []
}

/** Moves, views and states as lines of text: playthroughs, logs and bug reports read like a game record. */
import type { Notation } from '../../../engine/game'
import { err, type Result } from '../../../engine/result'
import type { TijdlijnMove, PhaseView } from '../outside/contract'
import { parseMove } from '../outside/parseMove'
import type { TijdlijnTypes } from './types'

function parseMoveText(text: string): Result<TijdlijnMove, string> {
  const stones = /^take (\d)$/u.exec(text.trim())?.[1]
  if (stones === undefined) return err(`no move reads "${text}"`)
  return parseMove({ kind: 'take', stones: Number(stones) })
}

function format({ phase, heap }: { readonly phase: PhaseView; readonly heap: number }): string {
  const [who, does] = phase.kind === 'taking' ? [phase.seat, 'takes'] : [phase.winner, 'has won']
  return `heap ${String(heap)}; seat ${String(who + 1)} ${does}`
}

/** The notation of Tijdlijn; seats count from 1. */
export const notation: Notation<TijdlijnTypes> = {
  formatMove: ({ stones }) => `take ${String(stones)}`,
  parseMoveText,
  formatView: format,
  formatState: format,
}

/** Whom all wait for now, with the time that is left, in words. */
import type { GameWindow } from '../../games/gameTable'
import { clockOf } from '../../table/ask/deadline'
import { waitingText } from '../asking/waiting'
import type { Listener } from '../listener/listener'
import type { SpokenTable } from '../spokenTable'
import { pausedText } from '../texts/awayText'
import { clockText } from '../texts/clockText'
import { nextMatchText } from '../texts/nextMatchText'

/** The end and a pause are not up to the game; empty: nothing is shown, or nobody is waited for. */
export function waitingNow(game: GameWindow, store: SpokenTable, listener: Listener): string {
  const { match, table, you } = store
  const { tableAt, matchAt = performance.now() } = store.state
  if (!match || !table) return ''
  const { t } = listener
  const next = match.outcome && nextMatchText({ table, you, arrived: tableAt }, t)
  if (next) return next
  if (table.phase === 'paused') return pausedText(table, t)
  const told = game.voice.waiting(match.view, listener) || waitingText(match.awaited, listener)
  return [told, clockText(clockOf({ ...match, arrived: matchAt }), t)].filter(Boolean).join(' ')
}

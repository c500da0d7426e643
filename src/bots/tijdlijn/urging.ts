/** What those who point at cards would have a bot do (TL-27). */
import type { Phrase, TijdlijnMove, TijdlijnView } from '../../games/tijdlijn/outside/contract'
import type { Memory } from './picture'

/** For (1) and against (-1) a move with the card pointed at. */
const URGES: Readonly<Record<Phrase, { readonly play: number; readonly discard: number }>> = {
  this: { play: 1, discard: 1 },
  'not-this': { play: -1, discard: -1 },
  'too-risky': { play: -1, discard: 0 },
  'what-is-this': { play: 0, discard: 0 },
  'i-know-this': { play: 0, discard: 0 },
}

/** How far others are for a move or against it, -1 to 1. Whoever spoke before everybody had a turn since meant another table. */
export function urgingOf({ pointed }: Memory, view: TijdlijnView, move: TijdlijnMove): number {
  if (move.kind !== 'play' && move.kind !== 'discard') return 0
  const { kind } = move
  const sum = (pointed.get(move.card) ?? [])
    .filter(({ turn }) => view.turn - turn < view.seats)
    .reduce((all, { phrase }) => all + URGES[phrase][kind], 0)
  return Math.max(-1, Math.min(1, sum))
}

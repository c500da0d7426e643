/** Places at the end (TG-21, TG-22, TG-24, TG-31). */
import type { RankingOutcome } from '../../../engine/contract/outcome'
import type { Seat } from '../../../engine/basics/seat'
import type { TieRound } from '../outside/contract'
import type { Player, TofugottState } from './state'
import { findersOf } from './tieBreak'

/** Who stayed is better than who left, then points count. */
function isBetter(one: Player, other: Player): boolean {
  if (one.left !== other.left) return other.left
  return one.points > other.points
}

/** Seats with the most points among those who stayed. */
export function leadersOf(players: readonly Player[]): Seat[] {
  return players.flatMap((own, seat) =>
    players.some((other) => isBetter(other, own)) ? [] : [seat],
  )
}

/** Places by seat; only the draw for the tofu parts those who are tied for the first. */
export function ranksOf(players: readonly Player[], tieBreak: readonly TieRound[]): number[] {
  const last = tieBreak.at(-1)
  const [winner] = last ? findersOf(last) : []
  return players.map((own, seat) => {
    const rank = 1 + players.filter((other) => isBetter(other, own)).length
    return rank === 1 && winner !== undefined && seat !== winner ? 2 : rank
  })
}

/** Absent while the match runs. */
export function outcome({ phase, players }: TofugottState): RankingOutcome | undefined {
  if (phase.kind !== 'over') return undefined
  return {
    kind: 'ranking',
    ranks: ranksOf(players, phase.tieBreak),
    scores: players.map(({ points }) => points),
  }
}

/** How a match ended (PG-16 to PG-18). */
import type { Outcome } from '../../../../src/engine/contract/outcome'
import type { Player, WhisperState } from './state'
import { turnsOf } from './state'

const POINTS_A_TURN = { near: 1, far: 2 } as const

/** Who stayed is better than who left, then points count. */
function isBetter(one: Player, other: Player): boolean {
  if (one.left !== other.left) return other.left
  return one.points > other.points
}

/** Absent while the match runs. */
export function outcome({ phase, options, players, seats }: WhisperState): Outcome | undefined {
  if (phase.kind !== 'over') return undefined
  if (phase.end === 'deserted') return { kind: 'none' }
  if (options.mode === 'contest') {
    const ranks = players.map((own) => 1 + players.filter((other) => isBetter(other, own)).length)
    return { kind: 'ranking', ranks }
  }
  const score = players.reduce((sum, { points }) => sum + points, 0)
  const wanted = POINTS_A_TURN[options.goal] * turnsOf(options, seats)
  return { kind: 'team', score, grade: score >= wanted ? 'heard' : 'lost' }
}

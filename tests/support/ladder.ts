/** Two levels of the bots of any game against each other, or one after the other where all play together. */
import {
  simulateMatch,
  type SimulatedLevel,
  type SimulationRequest,
} from '../../src/cli/simulateMatches'
import { winnersOf } from '../../src/engine/outcome'

/** Who is compared. */
export interface Ladder {
  readonly request: Omit<SimulationRequest, 'levels'>
  readonly better: SimulatedLevel
  readonly worse: SimulatedLevel
  /** All play for one result; absent: against each other. */
  readonly together?: boolean
}

/** What one match says: the better level's share in winning, or by how much more its team scored; undefined if it ended without a result. */
export type Rung =
  | { readonly kind: 'share'; readonly value: number }
  | {
      readonly kind: 'lead'
      readonly value: number
      /** Of both teams. */
      readonly scores: { readonly better: number; readonly worse: number }
    }

function playTeams({ request, better, worse }: Ladder, number: number): Rung | undefined {
  const scoreOf = (level: SimulatedLevel): number | undefined => {
    const { outcome } = simulateMatch({ ...request, levels: [level] }, number)
    return outcome.kind === 'team' ? outcome.score : undefined
  }
  const scores = { better: scoreOf(better), worse: scoreOf(worse) }
  if (scores.better === undefined || scores.worse === undefined) return undefined
  const { better: most, worse: least } = scores
  return { kind: 'lead', value: most - least, scores: { better: most, worse: least } }
}

/** Seats alternate and swap with every match; a team is of one level and plays the other's deal once more. */
export function playRung(ladder: Ladder, number: number): Rung | undefined {
  if (ladder.together) return playTeams(ladder, number)
  const { request, better, worse } = ladder
  const { outcome, levels } = simulateMatch({ ...request, levels: [better, worse] }, number)
  if (outcome.kind !== 'ranking') return undefined
  const winners = winnersOf(outcome)
  const own = winners.filter((seat) => levels[seat] === better)
  return { kind: 'share', value: own.length / winners.length }
}

/** A mean with half the width of its 95 % interval. */
export function meanOf(values: readonly number[]): {
  readonly mean: number
  readonly half: number
} {
  const count = Math.max(1, values.length)
  const mean = values.reduce((sum, value) => sum + value, 0) / count
  const squares = values.reduce((sum, value) => sum + value * value, 0) / count
  return { mean, half: 1.96 * Math.sqrt(Math.max(0, squares - mean * mean) / count) }
}

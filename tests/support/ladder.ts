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

/** Seats alternate and swap with every match; a team is of one level and plays the other's deal once more. */
export function playRung({ request, better, worse }: Ladder, number: number): Rung | undefined {
  const mixed = simulateMatch({ ...request, levels: [better, worse] }, number)
  const { outcome, levels } = mixed
  switch (outcome.kind) {
    case 'ranking': {
      const winners = winnersOf(outcome)
      const own = winners.filter((seat) => levels[seat] === better)
      return { kind: 'share', value: own.length / winners.length }
    }
    case 'team': {
      const scoreOf = (level: SimulatedLevel): number => {
        const team = simulateMatch({ ...request, levels: [level] }, number).outcome
        return team.kind === 'team' ? team.score : 0
      }
      const scores = { better: scoreOf(better), worse: scoreOf(worse) }
      return { kind: 'lead', value: scores.better - scores.worse, scores }
    }
    case 'none':
      return undefined
  }
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

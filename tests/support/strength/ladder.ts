/** Two levels of the bots of any game against each other, or one after the other where all play together. */
import {
  simulateMatch,
  type SimulatedLevel,
  type SimulationRequest,
} from '../../../src/cli/simulateMatches'
import { winnersOf } from '../../../src/engine/contract/outcome'

/** Who is compared. */
export interface Ladder {
  readonly request: Omit<SimulationRequest, 'levels'>
  readonly better: SimulatedLevel
  readonly worse: SimulatedLevel
  /** All play for one result; absent: against each other. */
  readonly together?: boolean
  /** One of the better level sits among others of the worse one; absent: they sit in turns. */
  readonly alone?: boolean
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

/** Who sits where: both levels in turns, or one of the better among the rest; all move one seat on with every match. */
function levelsOf({ request, better, worse, alone }: Ladder): readonly SimulatedLevel[] {
  if (!alone) return [better, worse]
  return [better, ...Array.from({ length: request.seats - 1 }, () => worse)]
}

function playTeams(ladder: Ladder, number: number): Rung | undefined {
  const { request, better, worse, alone } = ladder
  const scoreOf = (levels: readonly SimulatedLevel[]): number | undefined => {
    const { outcome } = simulateMatch({ ...request, levels }, number)
    return outcome.kind === 'team' ? outcome.score : undefined
  }
  const scores = { better: scoreOf(alone ? levelsOf(ladder) : [better]), worse: scoreOf([worse]) }
  if (scores.better === undefined || scores.worse === undefined) return undefined
  const { better: most, worse: least } = scores
  return { kind: 'lead', value: most - least, scores: { better: most, worse: least } }
}

/** Seats swap with every match; a team is of one level, or has one of the better, and plays the other's deal once more. */
export function playRung(ladder: Ladder, number: number): Rung | undefined {
  if (ladder.together) return playTeams(ladder, number)
  const { request, better } = ladder
  const { outcome, levels } = simulateMatch({ ...request, levels: levelsOf(ladder) }, number)
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

/** Fewer matches say nothing, however they end. */
const FEWEST_MATCHES = 20
/** Standard errors above an even share; looked at after every second match, equal players get there within 600 matches about once in twenty times (20,000 tried). */
const SURE = 2.58
const EVEN_SHARE = 0.5

/** How a climb ended. */
export interface Climb {
  readonly matches: number
  /** The better level's share of the wins. */
  readonly share: number
  /** Whether that share left no doubt before the matches were used up. */
  readonly isAbove: boolean
}

/** Plays until the better level has clearly more than an even share, or `most` matches; seats swap, so that pairs are looked at. */
export function climb(ladder: Ladder, most: number): Climb {
  const values: number[] = []
  for (let number = 0; number < most; number++) {
    const rung = playRung(ladder, number)
    if (rung) values.push(rung.value)
    if (values.length < FEWEST_MATCHES || values.length % 2 === 1) continue
    const error = 0.5 / Math.sqrt(values.length)
    const share = meanOf(values).mean
    if (share - SURE * error > EVEN_SHARE) return { matches: values.length, share, isAbove: true }
  }
  return { matches: values.length, share: meanOf(values).mean, isAbove: false }
}

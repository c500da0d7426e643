/** How a match ended. */

/** Everybody for himself: places, and scores where the game counts some. */
export interface RankingOutcome {
  readonly kind: 'ranking'
  /** Place of each seat, 1 is best; equal numbers are a tie. */
  readonly ranks: readonly number[]
  /** Final score of each seat in the game's own unit; absent where nothing is counted. */
  readonly scores?: readonly number[]
}

/** All together: one score for the team. */
export interface TeamOutcome {
  readonly kind: 'team'
  readonly score: number
  /** The game's own name for how good that is; absent where the score stands alone. */
  readonly grade?: string
}

/** The match ended without a result. */
export interface NoOutcome {
  readonly kind: 'none'
}

/** How a match ended. */
export type Outcome = RankingOutcome | TeamOutcome | NoOutcome

/** Seats that share the first place; none where there is no ranking. */
export function winnersOf(outcome: Outcome): number[] {
  if (outcome.kind !== 'ranking') return []
  return outcome.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []))
}

function isNumbers(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((item) => Number.isFinite(item))
}

function isRanking(value: object, seats: number): boolean {
  if (!('ranks' in value) || !isNumbers(value.ranks) || value.ranks.length !== seats) return false
  return !('scores' in value) || (isNumbers(value.scores) && value.scores.length === seats)
}

function isTeam(value: object): boolean {
  const hasGrade = !('grade' in value) || typeof value.grade === 'string'
  return 'score' in value && Number.isFinite(value.score) && hasGrade
}

/** Whether unknown data is an outcome for `seats` seats. */
export function isOutcome(value: unknown, seats: number): value is Outcome {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false
  if (value.kind === 'ranking') return isRanking(value, seats)
  return value.kind === 'team' ? isTeam(value) : value.kind === 'none'
}

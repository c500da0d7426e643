/** Why no match could begin as a table is set: asked again only when something is set, or can be chosen, that was not before. */
import type { Result } from '../../engine/basics/result'
import type { PlannedMatch } from '../../engine/match/setup'
import type { Planning, PlanProblem } from './planning'
import type { SavedTable } from './tableRecords'

/** The answer for one table. */
export class SetupHint {
  private key = ''
  private problem: PlanProblem | undefined

  constructor(private readonly planning: Pick<Planning, 'contentVersion'>) {}

  /** What is in the way; undefined if nothing is. */
  problemOf(
    { game, options, holders }: SavedTable,
    plan: () => Result<PlannedMatch, PlanProblem>,
  ): PlanProblem | undefined {
    const key = JSON.stringify([game, options, holders.length, this.planning.contentVersion])
    if (key === this.key) return this.problem
    const planned = plan()
    this.key = key
    this.problem = planned.ok ? undefined : planned.error
    return this.problem
  }
}

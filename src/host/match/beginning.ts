/** From the wish for a match to its deal: written down first, so that a host that ends in between begins it after all. */
import type { Options } from '../../engine/options/options'
import type { Result } from '../../engine/basics/result'
import type { PlannedMatch } from '../../engine/match/setup'
import { fillWithBots, type BotHolderPorts } from '../bots/botHolders'
import type { Ledger } from '../table/ledger'
import type { CommandOrigin } from './matchRun'
import { STORAGE_FAILED, type RefusalOf } from '../refusal'
import { refusePlan, type Planning, type PlanProblem } from '../table/planning'
import type { Roster } from '../table/roster'
import { isHeld, nameSeat } from '../table/tableRecords'

/** What the beginning of matches needs of its table. */
export interface BeginningPorts {
  readonly ledger: Ledger
  readonly roster: Roster
  readonly bots: BotHolderPorts
  readonly planning: Pick<Planning, 'plan'>
  /** Whether a match runs or is being dealt. */
  isBusy(): boolean
  /** Begins to deal the planned match: everybody is asked for his bits first. */
  deal(planned: PlannedMatch): void
}

/** How the matches of a table begin. */
export class Beginning {
  constructor(private readonly ports: BeginningPorts) {}

  /** The match that could be dealt as the table is set now, or why none could. What the last one hands on never stands in its way. */
  plan(): Result<PlannedMatch, PlanProblem> {
    const { game, options, holders, carry } = this.ports.ledger.saved
    const planWith = (carried: Options): Result<PlannedMatch, PlanProblem> =>
      this.ports.planning.plan({
        game,
        options: { ...options, ...carried },
        seats: holders.length,
        byHost: true,
      })
    const isSame = carry && JSON.stringify(carry.seats) === JSON.stringify(holders.map(nameSeat))
    const planned = isSame ? planWith(carry.options) : undefined
    return planned?.ok ? planned : planWith({})
  }

  /** Bots take the free seats, and the deal begins; refused if the table cannot be dealt as it is set. */
  begin(origin?: CommandOrigin): RefusalOf | undefined {
    const { ledger, bots } = this.ports
    if (ledger.isFailing()) return STORAGE_FAILED
    const planned = this.plan()
    if (!planned.ok) return refusePlan(planned.error)
    const isWritten = ledger.change((draft) => {
      fillWithBots(bots, draft, 'solid')
      draft.begins = true
    }, origin)
    if (!isWritten) return STORAGE_FAILED
    this.ports.deal(planned.value)
    return undefined
  }

  /** A match was to begin when the host ended or the disk was full: it does, once all who sit there are back. */
  makeUp(): void {
    const { ledger, roster } = this.ports
    if (ledger.saved.begins !== true || this.ports.isBusy()) return
    const seated = ledger.saved.holders.flatMap((holder) => (isHeld(holder) ? [holder.person] : []))
    const isComplete = seated.length > 0 && seated.every((person) => roster.isHere(person))
    if (isComplete && this.begin()) this.giveUp()
  }

  /** What cannot be dealt is not tried again by itself; what could not be written is. */
  giveUp(): void {
    if (this.ports.ledger.isFailing()) return
    this.ports.ledger.change((draft) => {
      delete draft.begins
    })
  }
}

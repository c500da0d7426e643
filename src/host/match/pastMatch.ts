/** A finished match as it goes into the history of its table. */
import type { Outcome } from '../../engine/contract/outcome'
import type { PastMatch } from '../../protocol/tableViews'
import type { Figure } from '../../protocol/terms'
import { bestKeyOf, remarksOf } from './overMatch'
import type { Log } from '../ports'
import type { MatchRun } from './matchRun'
import { figureFor } from '../people/figures'
import { peopleOn, type Holder, type SavedTable } from '../table/tableRecords'
import type { TablePorts } from '../table/tablePorts'

/** What is known of it beside its outcome. */
export interface PastFacts extends Pick<TablePorts, 'noteScore'> {
  readonly saved: SavedTable
  /** Of its deal. */
  readonly commitment: string
  readonly offer: string | undefined
  readonly log: Log
  figureOf(person: string): Figure
}

type Player = NonNullable<PastMatch['players']>[number]

function playerOf(holder: Holder, figureOf: PastFacts['figureOf']): Player {
  switch (holder.kind) {
    case 'person':
      return { person: holder.person, figure: figureOf(holder.person) }
    case 'bot':
      return { bot: holder.level, figure: figureFor(holder.name) }
    case 'free':
    case 'left':
      return {}
  }
}

/** The best that the people here had reached together before, or that this is their first; bots do not count. */
function bestOf(
  run: MatchRun,
  outcome: Outcome,
  { saved, commitment, noteScore, log }: PastFacts,
): Pick<PastMatch, 'bestBefore' | 'isFirst'> {
  const key = outcome.kind === 'team' ? bestKeyOf(run.match, log) : undefined
  const people = peopleOn(saved.holders)
  if (outcome.kind !== 'team' || key === undefined || people.length === 0) return {}
  const { game } = run.match
  const best = noteScore({ game, key, people, score: outcome.score, match: commitment })
  return best === undefined ? { isFirst: true } : { bestBefore: best }
}

/** The match as it is told; a team's score is counted. */
export function pastOf(run: MatchRun, outcome: Outcome, facts: PastFacts): PastMatch {
  const { saved, offer, log } = facts
  const remarks = remarksOf(run.match, log).filter(({ seats }) =>
    seats.every((seat) => !saved.filledIn?.includes(seat)),
  )
  return {
    number: saved.matches,
    game: run.match.game,
    ...(offer === undefined ? {} : { offer }),
    names: saved.holders.map((holder) => (holder.kind === 'free' ? '' : holder.name)),
    players: saved.holders.map((holder) => playerOf(holder, (person) => facts.figureOf(person))),
    outcome,
    ...bestOf(run, outcome, facts),
    ...(remarks.length === 0 ? {} : { remarks }),
  }
}

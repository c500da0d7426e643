/** A first round as a host would tell it: so everything that shows and speaks of a table can show and speak of it. */
import type { Json } from '../../engine/basics/json'
import type { Language } from '../../engine/basics/language'
import type { Match } from '../../engine/match/match'
import type { MatchMessage } from '../../protocol/hostMessages'
import type { AwaitedView, OwnQuestion, SeatView, TableView } from '../../protocol/tableViews'
import { FIGURES, type Figure } from '../../protocol/terms'
import { LEARNER, type FirstRound } from './firstRound'

/** The id of a table that no host knows. */
const TABLE = 'first-round'

function ownOf(match: Match): OwnQuestion[] {
  return match.asked().flatMap(({ seat, kind, name, together }) => {
    if (seat !== LEARNER) return []
    return [{ kind, name, ...(together ? { together } : {}) }]
  })
}

/** Nobody is hurried: there are no clocks. */
function awaitedOf(match: Match): AwaitedView {
  const awaited = match.awaited(LEARNER)
  switch (awaited.kind) {
    case 'hidden':
      return awaited
    case 'number':
      return { kind: 'number', number: awaited.number }
    case 'names': {
      const seats = match.asked().filter(({ seat }) => awaited.seats.includes(seat))
      return { kind: 'names', seats: seats.map(({ seat, kind }) => ({ seat, kind })) }
    }
  }
}

/** What has just happened, and how the match stands now, for the learner. */
export function roundMessage(
  match: Match,
  { version, language, events }: { version: number; language: Language; events: readonly Json[] },
): MatchMessage {
  return {
    type: 'match',
    table: TABLE,
    version,
    match: {
      number: 1,
      game: match.game,
      view: match.view(LEARNER, language),
      own: ownOf(match),
      awaited: awaitedOf(match),
      entries: match.entries(),
      commitment: '',
    },
    events,
  }
}

/** The learner as the others see him. */
export interface Learner {
  readonly name: string
  readonly figure: Figure
}

/** The story names the others: whoever has the name of one of them is told apart as at every table, by a number. */
function nameBeside(others: readonly string[], name: string): string {
  const isTaken = others.some((other) => other.toLowerCase() === name.trim().toLowerCase())
  return isTaken ? `${name} 2` : name
}

/** Who sits at the table of a first round. */
export function roundTable({ game, others }: FirstRound, learner: Learner): TableView {
  const free = FIGURES.filter((figure) => figure !== learner.figure)
  const { figure } = learner
  const name = nameBeside(others, learner.name)
  const seats: SeatView[] = [
    { kind: 'person', person: TABLE, name, figure, connected: true, ready: true },
    ...others.map((name, index): SeatView => ({
      kind: 'bot',
      name,
      figure: free[index] ?? learner.figure,
      level: 'easy',
    })),
  ]
  return {
    id: TABLE,
    name: '',
    game,
    badges: [],
    options: {},
    seats,
    spectators: [],
    keeper: TABLE,
    locked: false,
    private: true,
    absence: 'wait',
    pace: 'usual',
    phase: 'playing',
    proposals: [],
  }
}

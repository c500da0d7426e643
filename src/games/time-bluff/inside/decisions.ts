/** Who owes which decision, and for how long (TB-50, TB-48, "When time runs out"). */
import type { Decision } from '../../../engine/game'
import type { Seat } from '../../../engine/seat'
import type { DecisionKind } from '../outside/contract'
import type { AnswerState, Phase, TimeBluffState } from './state'

/** Seconds to read the score sheet before the next round is dealt all the same. */
const SCORE_SECONDS = 60

/** The draw by hand without a limit: forgotten when all have answered, but not before this many seconds (TB-48). */
const HAND_DRAW_SECONDS = 20

type Limit = number | 'none'

/** Written out for speed: playouts ask for decisions before every move. */
function decision(seat: Seat, kind: DecisionKind, key: string, seconds: Limit): Decision {
  return seconds === 'none' ? { seat, kind, key } : { seat, kind, key, seconds }
}

interface KeyParts {
  readonly round: number
  readonly turns: number
  readonly removedVortices: number
  readonly kind: DecisionKind
  readonly key: string
}

let latest: KeyParts = { round: 0, turns: 0, removedVortices: 0, kind: 'lay', key: '' }

/**
 * Unique within the match: no turn asks the same kind of question twice but for vortices following each other. The latest answer
 * is remembered, because the same window is asked about again and again.
 */
function keyOf({ round, turns, removedVortices }: TimeBluffState, kind: DecisionKind): string {
  const isLatest =
    latest.turns === turns &&
    latest.round === round &&
    latest.removedVortices === removedVortices &&
    latest.kind === kind
  if (isLatest) return latest.key
  const key = `r${String(round)}t${String(turns)}v${String(removedVortices)}-${kind}`
  latest = { round, turns, removedVortices, kind, key }
  return key
}

function one(state: TimeBluffState, seat: Seat, kind: DecisionKind): Decision[] {
  return [decision(seat, kind, keyOf(state, kind), state.options.turnSeconds)]
}

function countMissing(answers: readonly AnswerState[]): number {
  let count = 0
  for (let seat = 0; seat < answers.length; seat++) if (answers[seat] === 'missing') count += 1
  return count
}

function windowDecisions(
  state: TimeBluffState,
  { answers, drawOwed, play }: Extract<Phase, { kind: 'doubt' }>,
): Decision[] {
  const { doubtSeconds } = state.options
  const key = keyOf(state, 'answer')
  // Made at its length: an array that grows by pushing takes room for 17 at once.
  const decisions = new Array<Decision>(countMissing(answers))
  let next = 0
  for (let seat = 0; seat < answers.length; seat++) {
    if (answers[seat] !== 'missing') continue
    decisions[next] = decision(seat, 'answer', key, doubtSeconds)
    next += 1
  }
  if (!drawOwed) return decisions
  const isPatient = doubtSeconds === 'none' && decisions.length === 0
  const seconds = isPatient ? HAND_DRAW_SECONDS : doubtSeconds
  decisions.push(decision(play.layer, 'takeCard', keyOf(state, 'takeCard'), seconds))
  return decisions
}

/** All decisions owed now; none only when the match is over. */
export function toAct(state: TimeBluffState): readonly Decision[] {
  const { phase } = state
  switch (phase.kind) {
    case 'lay':
    case 'direct':
    case 'beam':
    case 'openPlace':
      return one(state, phase.seat, phase.kind)
    case 'doubt':
      return windowDecisions(state, phase)
    case 'scored': {
      const key = keyOf(state, 'nextRound')
      return phase.missing.map((seat) => decision(seat, 'nextRound', key, SCORE_SECONDS))
    }
    case 'over':
      return []
  }
}

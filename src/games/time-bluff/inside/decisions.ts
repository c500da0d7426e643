/** Who owes which decision, and for how long (TB-50, TB-48, "When time runs out"). */
import type { OfKind } from '../../../engine/basics/kinds'
import { clockOf, type Decision, type Question } from '../../../engine/contract/decision'
import { invariant } from '../../../engine/basics/invariant'
import { askMissing } from '../../../engine/kit/sealedAnswers'
import { oneOf } from '../../../engine/basics/shapes'
import type { Seat } from '../../../engine/basics/seat'
import { DECISION_KINDS, type DecisionKind } from '../outside/contract'
import type { Phase, TimeBluffState } from './state'

/** Seconds to read the score sheet before the next round is dealt all the same. */
const SCORE_SECONDS = 60

/** The draw by hand without a limit: forgotten when all have answered, but not before the window has been open this many seconds (TB-48). */
const HAND_DRAW_SECONDS = 20

/** A decision of this game. */
type Owed = Decision<DecisionKind>

function windowDecisions({ answers, drawOwed, play }: OfKind<Phase, 'doubt'>): readonly Owed[] {
  const decisions: Owed[] = askMissing(answers, 'answer')
  if (drawOwed) decisions.push({ seat: play.layer, kind: 'takeCard' })
  return decisions
}

/** All decisions owed now; none only when the match is over. */
export function toAct({ phase }: TimeBluffState): readonly Owed[] {
  switch (phase.kind) {
    case 'lay':
    case 'direct':
    case 'beam':
    case 'openPlace':
      return [{ seat: phase.seat, kind: phase.kind }]
    case 'doubt':
      return windowDecisions(phase)
    case 'scored':
      return phase.missing.map((seat: Seat) => ({ seat, kind: 'nextRound' }))
    case 'over':
      return []
  }
}

function isLate({ phase }: TimeBluffState): boolean {
  return phase.kind === 'doubt' && phase.drawLate === true
}

/** No turn asks the same kind of question twice but for vortices following each other, and a draw that is late. */
function nameOf(state: TimeBluffState, kind: DecisionKind): string {
  const { round, turns, removedVortices } = state
  const late = kind === 'takeCard' && isLate(state) ? '-late' : ''
  return `r${String(round)}t${String(turns)}v${String(removedVortices)}-${kind}${late}`
}

/** The least time runs from when the window opens; beyond it the answers are waited for. */
function drawLimit(state: TimeBluffState): number | 'none' {
  const { doubtSeconds } = state.options
  return doubtSeconds === 'none' && !isLate(state) ? HAND_DRAW_SECONDS : doubtSeconds
}

function limitOf(state: TimeBluffState, kind: DecisionKind): number | 'none' {
  switch (kind) {
    case 'lay':
    case 'direct':
    case 'beam':
    case 'openPlace':
      return state.options.turnSeconds
    case 'answer':
      return state.options.doubtSeconds
    case 'takeCard':
      return drawLimit(state)
    case 'nextRound':
      return SCORE_SECONDS
  }
}

const isKind = oneOf(DECISION_KINDS)

/** A card to be taken leaves no choice, and on the last card of a hand hangs the round: everybody sees both. */
function weightOf({ phase }: TimeBluffState, kind: DecisionKind): Pick<Question, 'weight'> {
  if (kind === 'takeCard') return { weight: 'forced' }
  const isLast = kind === 'answer' && phase.kind === 'doubt' && phase.play.closing
  return isLast ? { weight: 'grave' } : {}
}

/** The question behind a decision; the answers to a doubt, and having read the score sheet, are given at once and unseen (TB-50). */
export function question(state: TimeBluffState, { kind }: Decision): Question {
  invariant(isKind(kind), 'the decision is one of this game')
  const name = nameOf(state, kind)
  return {
    name,
    ...clockOf(name, limitOf(state, kind)),
    ...(kind === 'answer' || kind === 'nextRound' ? { together: true } : {}),
    ...weightOf(state, kind),
  }
}

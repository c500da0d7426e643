/** Who owes which decision, and for how long (TB-50, TB-48, "When time runs out"). */
import type { Decision } from '../../engine/game'
import type { DecisionKind } from './contract'
import type { Phase, TimeBluffState } from './state'

/** Seconds to read the score sheet before the next round is dealt all the same. */
const SCORE_SECONDS = 60

/** The draw by hand without a limit: forgotten when all have answered, but not before this many seconds (TB-48). */
const HAND_DRAW_SECONDS = 20

function limit(seconds: number | 'none'): { seconds?: number } {
  return seconds === 'none' ? {} : { seconds }
}

function one(state: TimeBluffState, seat: number, kind: DecisionKind): Decision[] {
  return [{ seat, kind, key: keyOf(state, kind), ...limit(state.options.turnSeconds) }]
}

/** Unique within the match: no turn asks the same kind of question twice but for vortices following each other. */
function keyOf(state: TimeBluffState, kind: string): string {
  return `r${String(state.round)}t${String(state.turns)}v${String(state.removedVortices)}-${kind}`
}

function windowDecisions(
  state: TimeBluffState,
  phase: Extract<Phase, { kind: 'doubt' }>,
): Decision[] {
  const { doubtSeconds } = state.options
  const key = keyOf(state, 'answer')
  const decisions: Decision[] = []
  phase.answers.forEach((answer, seat) => {
    if (answer === 'missing') decisions.push({ seat, kind: 'answer', key, ...limit(doubtSeconds) })
  })
  if (!phase.drawOwed) return decisions
  const patient = doubtSeconds === 'none' && decisions.length === 0
  const seconds = patient ? { seconds: HAND_DRAW_SECONDS } : limit(doubtSeconds)
  decisions.push({
    seat: phase.play.layer,
    kind: 'takeCard',
    key: keyOf(state, 'takeCard'),
    ...seconds,
  })
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
      return phase.missing.map((seat) => ({ seat, kind: 'nextRound', key, seconds: SCORE_SECONDS }))
    }
    case 'over':
      return []
  }
}

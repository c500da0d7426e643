/** Who owes which decision, and for how long (TL-04, TC-05, "When time runs out"). */
import type { Decision, Question } from '../../../engine/decision'
import type { TijdlijnState } from './state'

/** All decisions owed now; none only when the match is over. */
export function toAct({ phase }: TijdlijnState): readonly Decision[] {
  return phase.kind === 'turn' ? [{ seat: phase.seat, kind: phase.decision }] : []
}

/** Milliseconds for a card that was turned, and why its year is true. */
const READING = 1800

/** The question behind a decision; one clock spans a whole turn. */
export function question({ options, turn, step }: TijdlijnState): Question {
  const key = `t${String(turn)}`
  const name = `${key}-${String(step)}`
  const seconds = options.turnSeconds
  const hasTurnedOne = turn > 0 || step > 0
  return {
    name,
    ...(seconds === 'none' ? {} : { clock: { key, seconds } }),
    ...(hasTurnedOne ? { reading: READING } : {}),
  }
}

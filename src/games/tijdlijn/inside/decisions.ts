/** Who owes which decision, and for how long ("When time runs out"). */
import type { Decision, Question } from '../../../engine/decision'
import type { TijdlijnState } from './state'

/** All decisions owed now; none only when the match is over. */
export function toAct({ phase }: TijdlijnState): readonly Decision[] {
  return phase.kind === 'taking' ? [{ seat: phase.seat, kind: 'take' }] : []
}

/** The question behind a decision; the heap is smaller with every asking. */
export function question({ options, heap }: TijdlijnState): Question {
  const name = `h${String(heap)}`
  const seconds = options.turnSeconds
  return { name, ...(seconds === 'none' ? {} : { clock: { key: name, seconds } }) }
}

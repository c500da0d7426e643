/** Who owes which decision, for how long, and who may be seen waiting for whom (BB-15, "When time runs out"). */
import {
  awaitByName,
  awaitByNumber,
  clockOf,
  type Awaited,
  type Decision,
  type Question,
} from '../../../engine/contract/decision'
import { askMissing } from '../../../engine/kit/sealedAnswers'
import type { DecisionKind } from '../outside/contract'
import { turnSeat, turnsOf, type BuchstabenbluffState } from './state'

/** All decisions owed now; none only when the match is over. */
export function toAct(state: BuchstabenbluffState): readonly Decision<DecisionKind>[] {
  const { phase } = state
  switch (phase.kind) {
    case 'turn':
      return [{ seat: turnSeat(state), kind: 'turn' }]
    case 'answers':
      return askMissing(phase.answers, 'answer')
    case 'over':
      return []
  }
}

function answersName({ turn }: BuchstabenbluffState): string {
  return `t${String(turn)}-answer`
}

/** Milliseconds for what came out about the word before. */
const READING = 900

/** One clock spans every draw of a turn; that of the answers starts afresh for every word. */
export function question(state: BuchstabenbluffState): Question {
  const { phase, options, turn } = state
  if (phase.kind === 'answers') {
    const name = answersName(state)
    // After the last word of a match nothing can be made good, as everybody sees.
    const isLast = turn === turnsOf(state) - 1
    return {
      name,
      ...clockOf(name, options.answerSeconds),
      together: true,
      ...(isLast ? { weight: 'grave' } : {}),
    }
  }
  const drawn = phase.kind === 'turn' ? phase.drawn : 0
  const key = `t${String(turn)}`
  return {
    name: `${key}-turn${String(drawn)}`,
    ...clockOf(key, options.turnSeconds),
    ...(turn > 0 && drawn === 0 ? { reading: READING } : {}),
  }
}

/** By name whose turn it is; of the answers only how many are missing (BB-15). */
export function awaited(state: BuchstabenbluffState): Awaited {
  const decisions = toAct(state)
  if (state.phase.kind !== 'answers') return awaitByName(decisions)
  const { clock } = clockOf(answersName(state), state.options.answerSeconds)
  return awaitByNumber(decisions, clock)
}

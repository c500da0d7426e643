/** Who owes which decision, and for how long (TL-04, TC-05, "When time runs out"). */
import { clockOf, type Decision, type Question } from '../../../engine/contract/decision'
import type { Seat } from '../../../engine/basics/seat'
import { playerAt } from '../../../engine/kit/playerAt'
import type { DecisionKind } from '../outside/contract'
import { isUnstuck, matchesDiscard, type TijdlijnState } from './state'

/** All decisions owed now; none only when the match is over. */
export function toAct({ phase }: TijdlijnState): readonly Decision[] {
  return phase.kind === 'turn' ? [{ seat: phase.seat, kind: phase.decision }] : []
}

/** Milliseconds for a card that was turned, and why its year is true. */
const READING = 1800

/** How many answers there are to what a seat is asked about its cards, which lie before everybody. */
function countAnswers(state: TijdlijnState, seat: Seat, kind: DecisionKind): number {
  const { cards } = playerAt(state, seat)
  const plays = cards.filter(isUnstuck).length
  const discards = cards.filter((card) => matchesDiscard(state, card)).length
  switch (kind) {
    case 'choose':
      return plays + discards
    case 'retry':
      return plays
    case 'goOn':
      return plays + 1
    case 'discard':
      return discards
    case 'lay':
      return cards.length * (state.line.length + 1)
  }
}

/** Where there is one answer there is no choice. After a failed try the match hangs on the next one (TL-15), and on the last card of a seat the win (TC-06). */
function weightOf(state: TijdlijnState): Pick<Question, 'weight'> {
  const { phase } = state
  if (phase.kind !== 'turn') return {}
  const { seat, decision } = phase
  if (countAnswers(state, seat, decision) === 1) return { weight: 'forced' }
  const isLastCard = decision === 'lay' && playerAt(state, seat).cards.length === 1
  return isLastCard || decision === 'retry' ? { weight: 'grave' } : {}
}

/** The question behind a decision; one clock spans a whole turn. */
export function question(state: TijdlijnState): Question {
  const { options, turn, step } = state
  const key = `t${String(turn)}`
  const name = `${key}-${String(step)}`
  const hasTurnedOne = turn > 0 || step > 0
  return {
    name,
    ...clockOf(key, options.turnSeconds),
    ...(hasTurnedOne ? { reading: READING } : {}),
    ...weightOf(state),
  }
}

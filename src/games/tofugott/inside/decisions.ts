/** Who owes which decision, how long, and who may be seen waiting for whom ("Who sees what", "When time runs out"). */
import {
  awaitByName,
  awaitByNumber,
  clockOf,
  type Awaited,
  type Decision,
  type Question,
} from '../../../engine/contract/decision'
import type { Seat } from '../../../engine/basics/seat'
import { QUESTIONS, type DecisionKind } from '../outside/contract'
import { activeOf, isTimed, type TofugottState } from './state'

function owedWhileLocking(state: TofugottState): Decision<DecisionKind>[] {
  const { answers, guesses } = state
  const active = activeOf(state)
  const owed: Decision<DecisionKind>[] = []
  for (let seat = 0; seat < guesses.length; seat++) {
    if (guesses[seat] === 'missing') owed.push({ seat, kind: 'guess' })
    else if (seat === active && answers === 'missing') owed.push({ seat, kind: 'answer' })
  }
  return owed
}

/** All decisions owed now; none only when the match is over. */
export function toAct(state: TofugottState): readonly Decision<DecisionKind>[] {
  const { phase } = state
  switch (phase.kind) {
    case 'keeping':
      return [{ seat: activeOf(state), kind: 'keep' }]
    case 'locking':
      return owedWhileLocking(state)
    case 'revealing': {
      const last = phase.turned.at(-1)
      return last ? [{ seat: last.seat, kind: 'explain' }] : []
    }
    case 'over':
      return []
  }
}

/** What is owed by a seat that owes something; without the list of all, for playouts. */
export function owedBy({ phase, guesses }: TofugottState, seat: Seat): DecisionKind {
  if (phase.kind === 'keeping') return 'keep'
  if (phase.kind !== 'locking') return 'explain'
  return guesses[seat] === 'missing' ? 'guess' : 'answer'
}

function turnName({ turn }: TofugottState): string {
  return `t${String(turn + 1)}`
}

function questionName(state: TofugottState): string {
  return `${turnName(state)}-q${String(state.settled.length + 1)}`
}

/** The time of all guessers, as long as it runs. */
function guessClock(state: TofugottState): Pick<Question, 'clock'> {
  const seconds = isTimed(state) ? state.options.guessSeconds : 'none'
  return clockOf(`${questionName(state)}-guess`, seconds)
}

/** After the last question of a match no guess can be made good, as everybody knows. */
function isLastQuestion({ turn, turnsEach, seats, settled }: TofugottState): boolean {
  return turn === turnsEach * seats - 1 && settled.length === QUESTIONS - 1
}

/** One clock spans all that is said of a card. */
function askToExplain(state: TofugottState): Question {
  const turned = state.phase.kind === 'revealing' ? state.phase.turned : []
  const said = turned.at(-1)?.said.length ?? 0
  const card = `${questionName(state)}-card${String(turned.length)}`
  return { name: `${card}-${String(said)}`, ...clockOf(card, state.options.explainSeconds) }
}

/** The question behind a decision; the answers and guesses are given together and unseen. */
export function question(state: TofugottState, { kind }: Decision): Question {
  if (kind === 'explain') return askToExplain(state)
  if (kind === 'guess') {
    const name = `${questionName(state)}-guess`
    return {
      name,
      ...guessClock(state),
      together: true,
      ...(isLastQuestion(state) ? { weight: 'grave' } : {}),
    }
  }
  const name = `${turnName(state)}-${kind}`
  const asked = { name, ...clockOf(name, state.options.answerSeconds) }
  return kind === 'answer' ? { ...asked, together: true } : asked
}

/** Who is waited for; while cards are locked how many, or by name where the table wants names. */
export function awaited(state: TofugottState): Awaited {
  const decisions = toAct(state)
  const isByName = state.phase.kind !== 'locking' || state.options.waitingNames === 'on'
  return isByName ? awaitByName(decisions) : awaitByNumber(decisions, guessClock(state).clock)
}

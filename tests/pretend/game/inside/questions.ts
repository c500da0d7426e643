/** Who is asked what, how long, and who may be seen waiting for whom (PG-11, PG-21, PG-23). */
import {
  awaitByName,
  awaitByNumber,
  type Awaited,
  type Decision,
  type Question,
  type QuestionClock,
} from '../../../../src/engine/contract/decision'
import { askMissing } from '../../../../src/engine/kit/sealedAnswers'
import type { Viewer } from '../../../../src/engine/basics/seat'
import { DRAWS } from '../outside/check'
import type { DecisionKind } from '../outside/contract'
import { isTimed, listenerOf, type WhisperState } from './state'

interface WhisperDecision extends Decision {
  readonly kind: DecisionKind
}

/** All decisions owed now; none only when the match is over. */
export function toAct(state: WhisperState): readonly WhisperDecision[] {
  const { phase } = state
  switch (phase.kind) {
    case 'whispering':
      return askMissing(phase.whispers, 'whisper')
    case 'laying':
      return [{ seat: listenerOf(state), kind: phase.drawn < DRAWS ? 'draw' : 'lay' }]
    case 'over':
      return []
  }
}

function clockOf(key: string, seconds: number | 'none'): QuestionClock | undefined {
  return seconds === 'none' ? undefined : { key, seconds }
}

function ask(name: string, clock: QuestionClock | undefined): Question {
  return clock ? { name, clock } : { name }
}

/** One clock spans both draws and the laying; that of a whisper may begin later than its question. */
export function question(state: WhisperState, { seat, kind }: Decision): Question {
  const { phase, options } = state
  const turn = `t${String(state.turn)}`
  if (phase.kind === 'whispering') {
    const runs = seat === listenerOf(state) || isTimed(state)
    const seconds = runs ? options.whisperSeconds : 'none'
    const name = `${turn}-whisper`
    return { ...ask(name, clockOf(name, seconds)), together: true }
  }
  const drawn = phase.kind === 'laying' ? phase.drawn : 0
  const name = kind === 'draw' ? `${turn}-draw${String(drawn + 1)}` : `${turn}-lay`
  return ask(name, clockOf(`${turn}-turn`, options.turnSeconds))
}

/** Who is waited for, as `viewer` may know it. */
export function awaited(state: WhisperState, viewer: Viewer): Awaited {
  const decisions = toAct(state)
  if (state.phase.kind !== 'whispering') return awaitByName(decisions)
  if (viewer === 'spectator') return { kind: 'hidden' }
  if (state.options.waiting === 'names') return awaitByName(decisions)
  const seconds = isTimed(state) ? state.options.whisperSeconds : 'none'
  return awaitByNumber(decisions, clockOf(`t${String(state.turn)}-whisper`, seconds))
}

/** What follows from what happened: showing, scoring, the next turn, the end (PG-12, PG-13, PG-16 to PG-18). */
import { playerAt } from '../../../../src/engine/kit/playerAt'
import { invariant } from '../../../../src/engine/basics/invariant'
import type { End, ShownWhisper, WhisperEvent } from '../outside/contract'
import { newWhispering } from './deal'
import { awaitedSeats, listenerOf, turnsOf, type WhisperState } from './state'

/** A state that is being changed, and what happened so far. */
export interface Step {
  readonly state: WhisperState
  readonly events: WhisperEvent[]
}

/** The match is over. */
export function end({ state, events }: Step, how: End): void {
  state.phase = { kind: 'over', end: how }
  events.push({ kind: 'ended', end: how })
}

/** The next seat that has not been given up listens, or the match ends (PG-02, PG-17). */
export function nextTurn(step: Step): void {
  const { state, events } = step
  do state.turn += 1
  while (playerAt(state, listenerOf(state)).left)
  if (state.turn >= turnsOf(state.options, state.seats)) {
    end(step, 'finished')
    return
  }
  state.phase = newWhispering(state.players)
  events.push({ kind: 'turnBegun', turn: state.turn, listener: listenerOf(state) })
}

function takeWhispers({ phase }: WhisperState): ShownWhisper[] {
  invariant(phase.kind === 'whispering', 'whispers are shown after whispering')
  return phase.whispers.flatMap((whisper, seat) =>
    whisper === 'missing' || whisper === 'absent' ? [] : [{ seat, ...whisper }],
  )
}

/** Shows and counts the whispers when nobody is waited for any more (PG-12, PG-13). */
export function closeWhispering(step: Step): void {
  const { state, events } = step
  if (awaitedSeats(state).length > 0) return
  const listener = listenerOf(state)
  const whispers = takeWhispers(state)
  const wanted = whispers.find(({ seat }) => seat === listener)?.word
  const echoes = whispers.filter(({ seat, word }) => seat !== listener && word === wanted)
  const counted = wanted === undefined ? [] : echoes
  for (const { seat } of counted) {
    playerAt(state, seat).points += 1
    playerAt(state, listener).points += 1
  }
  events.push({ kind: 'shown', listener, whispers, echoes: counted.length })
  if (playerAt(state, listener).left) nextTurn(step)
  else state.phase = { kind: 'laying', drawn: 0 }
}

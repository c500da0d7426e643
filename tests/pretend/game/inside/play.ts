/** Carrying out what `check` and `judge` allow, and a seat given up. */
import type { OfKind } from '../../../../src/engine/basics/kinds'
import { playerAt } from '../../../../src/engine/kit/playerAt'
import type { Act } from '../../../../src/engine/contract/game'
import { invariant, present } from '../../../../src/engine/basics/invariant'
import type { Random } from '../../../../src/engine/chance/random'
import type { Seat } from '../../../../src/engine/basics/seat'
import type { WhisperEvent, WhisperMove } from '../outside/contract'
import { takeAny } from './draw'
import { closeWhispering, end, nextTurn, type Step } from './flow'
import { listenerOf, weightOf, type WhisperState } from './state'

const POINTS_FOR_RIGHT_GUESS = 2

function whisper(step: Step, { seat, byClock }: Act<WhisperMove>, word?: string): void {
  const { phase } = step.state
  invariant(phase.kind === 'whispering', 'whispers are asked for before drawing')
  const said = word === undefined ? {} : { word }
  phase.whispers[seat] = { ...said, byClock }
  step.events.push({ kind: 'whispered', seat, ...said })
  closeWhispering(step)
}

function draw({ state, events }: Step, seat: Seat, random: Random): void {
  const { phase } = state
  invariant(phase.kind === 'laying', 'draws come after the whispers')
  const thing = takeAny(state.pile, random)
  playerAt(state, seat).hand.push(thing)
  phase.drawn += 1
  events.push({ kind: 'drew', seat, thing })
}

function lay(step: Step, seat: Seat, { thing, guess }: OfKind<WhisperMove, 'lay'>): void {
  const { state, events } = step
  const player = playerAt(state, seat)
  const last = present(state.row.at(-1), 'the row is never empty')
  const weight = weightOf(state, thing)
  const isHeavier = weight > weightOf(state, last)
  const isRight = isHeavier === (guess === 'heavier')
  player.hand.splice(player.hand.indexOf(thing), 1)
  state.row.push(thing)
  if (isRight) player.points += POINTS_FOR_RIGHT_GUESS
  events.push({ kind: 'laid', seat, thing, weight, guess, isRight })
  nextTurn(step)
}

function carryOut(step: Step, act: Act<WhisperMove>, random: Random): void {
  const { seat, move } = act
  switch (move.kind) {
    case 'whisper':
      whisper(step, act, move.word)
      return
    case 'hush':
      whisper(step, act)
      return
    case 'draw':
      draw(step, seat, random)
      return
    case 'lay':
      lay(step, seat, move)
      return
  }
}

/** Plays a legal move in place; the answer is what happened, in order. */
export function play(
  state: WhisperState,
  act: Act<WhisperMove>,
  random: Random,
): readonly WhisperEvent[] {
  const events: WhisperEvent[] = []
  carryOut({ state, events }, act, random)
  return events
}

/** A seat is given up for good (PG-17, PG-18). */
export function leave(state: WhisperState, seat: Seat): readonly WhisperEvent[] {
  const step: Step = { state, events: [{ kind: 'left', seat }] }
  playerAt(state, seat).left = true
  const { phase } = state
  if (phase.kind === 'whispering' && phase.whispers[seat] === 'missing') {
    phase.whispers[seat] = 'absent'
  }
  if (state.players.filter(({ left }) => !left).length < 2) end(step, 'deserted')
  else if (phase.kind === 'whispering') closeWhispering(step)
  else if (listenerOf(state) === seat) nextTurn(step)
  return step.events
}

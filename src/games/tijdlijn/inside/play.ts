/** Carrying out what `check` allows, and a seat given up for good. */
import type { Act } from '../../../engine/contract/game'
import { invariant } from '../../../engine/basics/invariant'
import type { Random } from '../../../engine/chance/random'
import type { Seat } from '../../../engine/basics/seat'
import { playerAt } from '../../../engine/kit/playerAt'
import type { TijdlijnMove } from '../outside/contract'
import { layCard, leaveContest } from './competitive'
import { discardCard, nextTurn, playCard, stop } from './coOperative'
import { end } from './end'
import type { TijdlijnState } from './state'
import type { Step } from './step'
import type { TijdlijnEvent } from './types'

function carryOut(step: Step, seat: Seat, move: TijdlijnMove): void {
  const { phase } = step.state
  invariant(phase.kind === 'turn', 'moves are made while the match runs')
  switch (move.kind) {
    case 'play':
      playCard(step, seat, move.card, phase.decision)
      return
    case 'discard':
      discardCard(step, seat, move.card)
      return
    case 'stop':
      stop(step, seat)
      return
    case 'lay':
      layCard(step, seat, move.card, move.gap)
      return
  }
}

/** Plays a legal move in place; the answer is what happened, in order. */
export function play(
  state: TijdlijnState,
  { seat, move }: Act<TijdlijnMove>,
  random: Random,
): readonly TijdlijnEvent[] {
  const events: TijdlijnEvent[] = []
  carryOut({ state, events, random }, seat, move)
  return events
}

function leaveTogether(step: Step, seat: Seat): void {
  const { state } = step
  if (state.players.every(({ left }) => left)) end(step, 'deserted')
  else if (state.phase.kind === 'turn' && state.phase.seat === seat) nextTurn(step, seat)
}

/** A seat is given up for good (TL-31). */
export function leave(state: TijdlijnState, seat: Seat, random: Random): readonly TijdlijnEvent[] {
  const step: Step = { state, events: [{ kind: 'left', seat }], random }
  playerAt(state, seat).left = true
  if (state.options.mode === 'competitive') leaveContest(step, seat)
  else leaveTogether(step, seat)
  return step.events
}

/** Carrying out what `check` allows, and a seat given up. */
import type { Act } from '../../../engine/contract/game'
import { invariant, present } from '../../../engine/basics/invariant'
import type { Random } from '../../../engine/chance/random'
import type { OfKind } from '../../../engine/basics/kinds'
import type { Seat } from '../../../engine/basics/seat'
import { playerAt } from '../../../engine/kit/playerAt'
import {
  ASIDE,
  type Choice,
  type Explanation,
  type TofugottEvent,
  type TofugottMove,
} from '../outside/contract'
import { SILHOUETTES } from '../outside/silhouettes'
import { takeAny } from './draw'
import { askForGuesses, cancelTurn, closeLocking, endDeserted, turnNext, type Step } from './flow'
import { activeOf, type TofugottState } from './state'

/** The question is read out, then two silhouettes are set aside; the other card goes back (TG-03, TG-06, TG-07). */
function keep({ state, events, random }: Step, seat: Seat, index: 0 | 1): void {
  const card = present(state.drawn[index], 'two cards were drawn')
  const rejected = present(state.drawn[1 - index], 'two cards were drawn')
  state.pile.push(rejected)
  state.card = card
  events.push({ kind: 'read', seat, card, pile: state.pile.length })
  state.aside = takeAny([...SILHOUETTES], ASIDE, random)
  events.push({ kind: 'setAside', silhouettes: state.aside })
  askForGuesses(state)
}

/** A choice and nothing else, whatever else a move may carry. */
function choiceOf({ silhouette, explanation }: Choice): Choice {
  return explanation ? { silhouette, explanation } : { silhouette }
}

function answer(
  step: Step,
  { seat, byClock }: Act<TofugottMove>,
  move: OfKind<TofugottMove, 'answer'>,
): void {
  const [best, worst] = [move.best.map(choiceOf), move.worst.map(choiceOf)]
  step.state.answers = { best, worst, byClock }
  step.events.push({ kind: 'answered', seat, best, worst })
  closeLocking(step)
}

function guess(step: Step, { seat, byClock }: Act<TofugottMove>, move: Choice): void {
  const choice = choiceOf(move)
  step.state.guesses[seat] = { ...choice, byClock }
  step.events.push({ kind: 'guessed', seat, choice })
  closeLocking(step)
}

function explain({ state, events }: Step, seat: Seat, explanation: Explanation): void {
  const last = state.phase.kind === 'revealing' ? state.phase.turned.at(-1) : undefined
  invariant(last, 'a card is explained after it was turned')
  last.said.push(explanation)
  events.push({ kind: 'explained', seat, silhouette: last.silhouette, explanation })
}

/** Plays a legal move in place; the answer is what happened, in order. */
export function play(
  state: TofugottState,
  act: Act<TofugottMove>,
  random: Random,
): readonly TofugottEvent[] {
  const step: Step = { state, events: [], random }
  const { seat, move } = act
  switch (move.kind) {
    case 'keep':
      keep(step, seat, move.card)
      break
    case 'answer':
      answer(step, act, move)
      break
    case 'guess':
      guess(step, act, move)
      break
    case 'explain':
      explain(step, seat, move.explanation)
      break
    case 'done':
      turnNext(step)
      break
  }
  return step.events
}

function leaveLocking(step: Step, seat: Seat): void {
  const { state } = step
  if (seat === activeOf(state)) {
    if (state.answers === 'missing') cancelTurn(step)
    return
  }
  if (state.guesses[seat] !== 'missing') return
  state.guesses[seat] = 'absent'
  closeLocking(step)
}

/** A seat is given up for good (TG-24). */
export function leave(state: TofugottState, seat: Seat, random: Random): readonly TofugottEvent[] {
  const step: Step = { state, events: [{ kind: 'left', seat }], random }
  const { phase, players } = state
  if (phase.kind === 'over') return []
  playerAt(state, seat).left = true
  if (players.filter(({ left }) => !left).length < 2) endDeserted(step)
  else if (phase.kind === 'locking') leaveLocking(step, seat)
  else if (phase.kind === 'keeping' && seat === activeOf(state)) cancelTurn(step)
  else if (phase.kind === 'revealing' && phase.turned.at(-1)?.seat === seat) turnNext(step)
  return step.events
}

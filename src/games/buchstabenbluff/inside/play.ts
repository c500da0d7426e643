/** Carrying out what `check` and `judge` allow, and a seat given up. */
import type { Act } from '../../../engine/contract/game'
import { invariant } from '../../../engine/basics/invariant'
import type { OfKind } from '../../../engine/basics/kinds'
import type { Random } from '../../../engine/chance/random'
import type { Seat } from '../../../engine/basics/seat'
import { playerAt } from '../../../engine/kit/playerAt'
import { removeOne } from '../../../engine/kit/sorted'
import { parseWord } from '../outside/cardSpelling'
import { spellingOf } from '../outside/check'
import type { BuchstabenbluffEvent, BuchstabenbluffMove } from '../outside/contract'
import { drawCard } from './draw'
import { endTurn, isDeserted, passIfStuck } from './flow'
import type { BuchstabenbluffPlan } from './plan'
import { endMatch } from './score'
import { newAnswers, settleIfComplete } from './settle'
import { turnSeat, type BuchstabenbluffState, type Word } from './state'
import type { Step } from './step'
import { viewOpen } from './view'

function draw(step: Step, seat: Seat): void {
  const { state } = step
  const { phase } = state
  invariant(phase.kind === 'turn', 'cards are drawn before laying')
  drawCard(step, seat, 'turn')
  state.phase = { kind: 'turn', drawn: phase.drawn + 1 }
  if (passIfStuck(step)) endTurn(step)
}

function lay(
  { state, events }: Step,
  seat: Seat,
  { cards, word, open = [] }: OfKind<BuchstabenbluffMove, 'lay'>,
): void {
  const parsed = parseWord(word, spellingOf(state.options))
  invariant(parsed.ok, 'only words are announced')
  const { hand } = playerAt(state, seat)
  for (const card of cards) removeOne(hand, card)
  const { turn } = state
  const laid: Word = {
    seat,
    turn,
    word,
    spelling: parsed.value,
    cards,
    open,
    fate: 'pending',
    doubters: [],
  }
  state.words.push(laid)
  state.phase = { kind: 'answers', answers: newAnswers(state, seat) }
  const { spelling } = laid
  events.push({
    kind: 'announced',
    seat,
    turn,
    word,
    spelling,
    count: cards.length,
    open: viewOpen(cards, open),
    cards,
  })
}

function answer(step: Step, seat: Seat, doubt: boolean): void {
  const { phase } = step.state
  invariant(phase.kind === 'answers', 'a word waits for answers')
  phase.answers[seat] = doubt ? 'doubt' : 'believe'
  settleIfComplete(step)
}

function carryOut(step: Step, seat: Seat, move: BuchstabenbluffMove): void {
  switch (move.kind) {
    case 'draw':
      draw(step, seat)
      return
    case 'pass':
      step.events.push({ kind: 'passed', seat, cause: 'chosen' })
      endTurn(step)
      return
    case 'lay':
      lay(step, seat, move)
      return
    case 'answer':
      answer(step, seat, move.doubt)
      return
  }
}

/** Plays a legal move in place; the answer is what happened, in order. */
export function play(
  state: BuchstabenbluffState,
  { seat, move }: Act<BuchstabenbluffMove>,
  random: Random,
  plan: BuchstabenbluffPlan,
): readonly BuchstabenbluffEvent[] {
  const events: BuchstabenbluffEvent[] = []
  carryOut({ state, plan, random, events }, seat, move)
  return events
}

function leaveTurn(step: Step, seat: Seat): void {
  if (turnSeat(step.state) === seat) {
    step.events.push({ kind: 'passed', seat, cause: 'left' })
    endTurn(step)
  } else if (isDeserted(step.state)) endMatch(step, 'deserted')
}

/** A word that was announced is settled first, whoever goes (BB-36). */
function leaveAnswers(step: Step, seat: Seat): void {
  const { phase } = step.state
  invariant(phase.kind === 'answers', 'a word waits for answers')
  if (phase.answers[seat] !== 'missing') return
  phase.answers[seat] = 'believe'
  settleIfComplete(step)
}

/** A seat is given up for good (BB-36). */
export function leave(
  state: BuchstabenbluffState,
  seat: Seat,
  random: Random,
  plan: BuchstabenbluffPlan,
): readonly BuchstabenbluffEvent[] {
  const step: Step = { state, plan, random, events: [{ kind: 'left', seat }] }
  playerAt(state, seat).left = true
  switch (state.phase.kind) {
    case 'turn':
      leaveTurn(step, seat)
      break
    case 'answers':
      leaveAnswers(step, seat)
      break
    case 'over':
      break
  }
  return step.events
}

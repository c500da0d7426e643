/** The course of a turn after its cards lie on the table: draw step, doubt window, verdict, next seat (Flow 4 to 7). */
import type { Seat } from '../../../engine/basics/seat'
import { VORTEX } from '../outside/cards'
import type { VerdictView } from '../outside/contract'
import { drawCards, lastDoubted, owesDraw } from './draw'
import { isRight } from '../outside/truth'
import { doubtersBehind, firstDoubter, isProtected } from './judge'
import { pickUp, refillPlace } from './places'
import { endRound } from './score'
import type { AnswerState, Play, VortexAction } from './state'
import type { Step } from './step'
import { nextTurn } from './turn'
import { beginVortex } from './vortex'

/** After the effects: the draw step, then the doubt window (TB-45 to TB-49, TB-86). */
export function finishLaying(step: Step, play: Play): void {
  const { state } = step
  const cards = state.hands[play.layer]?.length ?? 0
  const due = !play.closing && !play.exhausted && owesDraw(cards)
  const byHand = due && state.options.handDraw === 'on' && state.draw.length > 0
  if (due && !byHand) {
    const request = { seat: play.layer, count: 1, cause: 'step' } as const
    if (!drawCards(step, request, lastDoubted(state, play)) && !play.exhausted) return
  }
  openWindow(step, play, byHand)
}

function openWindow(step: Step, play: Play, drawOwed: boolean): void {
  const doubtable = !isProtected(play)
  if (!doubtable && !drawOwed) {
    finishUndoubted(step, play)
    return
  }
  const answers = new Array<AnswerState>(step.state.seats).fill(doubtable ? 'missing' : 'none')
  answers[play.layer] = 'none'
  step.state.phase = { kind: 'doubt', play, doubtable, answers, drawOwed }
}

/** Carries the answers of a complete window out: only the set of answers counts, never their order (TB-50). */
export function closeWindow(step: Step, play: Play, answers: readonly AnswerState[]): void {
  const doubter = firstDoubter(play.layer, answers)
  if (doubter === undefined) {
    if (!isProtected(play)) {
      step.events.push({ kind: 'believed', layer: play.layer, place: play.place })
    }
    finishUndoubted(step, play)
    return
  }
  const { layer, place, hidden: card } = play
  const right = isRight(play)
  const verdict: VerdictView = { doubter, card, right }
  const others = doubtersBehind(doubter, answers)
  step.events.push({ kind: 'doubted', layer, place, doubter, card, right, others })
  if (play.hidden !== VORTEX || beginVortex(step, doubter, { cause: 'found', play, verdict })) {
    settleDoubt(step, play, verdict)
  }
}

/** Nobody doubted, or nobody could (TB-60, TB-62, TB-87, TB-88). */
function finishUndoubted(step: Step, play: Play): void {
  if (play.exhausted) endRound(step, 'pile-exhausted')
  else if (play.closing) endRound(step, 'emptied', play.layer)
  else nextTurn(step, play.layer)
}

/** The loser takes the pile; what follows depends on the verdict (TB-60 to TB-64, TB-87, TB-88). */
function settleDoubt(step: Step, play: Play, verdict: VerdictView): void {
  pickUp(step, verdict.right ? verdict.doubter : play.layer, play.place)
  const emptied = step.state.hands.some((hand) => hand.length === 0)
  if (play.exhausted) endRound(step, 'pile-exhausted')
  else if (play.closing && (verdict.right || emptied)) endRound(step, 'emptied', play.layer)
  else offerPlace(step, play, verdict)
}

function offerPlace(step: Step, play: Play, verdict: VerdictView): void {
  const seat: Seat = verdict.right ? play.layer : verdict.doubter
  if (step.state.hands[seat]?.length === 0) leavePlace(step, play)
  else step.state.phase = { kind: 'openPlace', seat, play, verdict }
}

/** Nobody opens the place: it is refilled and the next seat plays (TB-53, TB-57). */
export function leavePlace(step: Step, play: Play): void {
  if (refillPlace(step, play.place)) nextTurn(step, play.layer)
}

/** The vortex that `by` has led has acted to its end: the play that it interrupted goes on (TB-54, TB-70, TB-72). */
export function resumeAfterVortex(step: Step, action: VortexAction, by: Seat): void {
  switch (action.cause) {
    case 'laid':
      finishLaying(step, action.play)
      return
    case 'found':
      settleDoubt(step, action.play, action.verdict)
      return
    case 'opened':
      if (action.closing) endRound(step, 'emptied', by)
      else nextTurn(step, action.layer)
      return
  }
}

/** Carrying out a move that `check` allows (Flow 2 to 7). */
import { removeOne } from '../../../engine/kit/sorted'
import { areComplete } from '../../../engine/kit/sealedAnswers'
import { isKind, type OfKind } from '../../../engine/basics/kinds'
import type { Act } from '../../../engine/contract/game'
import { invariant, present } from '../../../engine/basics/invariant'
import type { Random } from '../../../engine/chance/random'
import type { Seat } from '../../../engine/basics/seat'
import { VORTEX, type Card } from '../outside/cards'
import type { TimeBluffMove } from '../outside/contract'
import type { Place } from '../outside/places'
import type { TimeBluffEvent } from '../outside/events'
import { drawCards, type DrawRequest } from './draw'
import { effectOf } from '../outside/faces'
import { closeWindow, finishLaying, leavePlace, resumeAfterVortex } from './flow'
import { PAIR_CARD_EFFECTS, beamCard } from './pairCards'
import { pileAt, topOf } from './places'
import { endRound, startNextRound } from './score'
import type { Layer, Phase, Play, TimeBluffState, VortexAction } from './state'
import type { Step } from './step'
import { nextTurn } from './turn'
import { actVortex, beginVortex } from './vortex'

function phaseOf<Kind extends Phase['kind']>(
  state: TimeBluffState,
  kind: Kind,
): OfKind<Phase, Kind> {
  const { phase } = state
  invariant(isKind(phase, kind), 'a checked move belongs to the phase')
  return phase
}

function handOf(state: TimeBluffState, seat: Seat): Card[] {
  return present(state.hands[seat], 'the seat exists')
}

/** Lays a card on a pile; no hour is named for it yet (TB-89). */
function putOn(step: Step, place: Place, laid: Layer & { readonly by: Seat }): void {
  const pile = pileAt(step.state, place)
  if (pile.named !== undefined) delete pile.named
  removeOne(handOf(step.state, laid.by), laid.card)
  pile.layers.push(laid)
}

/** Literals instead of spreads here and below: this is where playouts spend their time. */
function playOf(state: TimeBluffState, layer: Seat, move: OfKind<TimeBluffMove, 'lay'>): Play {
  const { place, hidden, pair, open } = move
  const pile = pileAt(state, place)
  const { card } = topOf(pile)
  const on = pile.named === undefined ? { card } : { card, named: pile.named }
  const [closing, exhausted] = [false, false]
  if (open === undefined) return { layer, place, on, hidden, closing, exhausted }
  if (pair === undefined) return { layer, place, on, hidden, open, closing, exhausted }
  return { layer, place, on, hidden, pair, open, closing, exhausted }
}

function laidEvent(seat: Seat, move: OfKind<TimeBluffMove, 'lay'>): TimeBluffEvent {
  const { place, hidden, pair, open, named } = move
  if (open === undefined) return { kind: 'laid', seat, place, hidden }
  if (pair !== undefined) return { kind: 'laid', seat, place, hidden, pair, open }
  if (named === undefined) return { kind: 'laid', seat, place, hidden, open }
  return { kind: 'laid', seat, place, hidden, open, named }
}

function lay(step: Step, seat: Seat, move: OfKind<TimeBluffMove, 'lay'>): void {
  const { state, events } = step
  const { place, hidden, pair, open, named } = move
  const play = playOf(state, seat, move)
  putOn(step, place, { card: hidden, open: false, by: seat })
  if (pair !== undefined) putOn(step, place, { card: pair, open: true, by: seat })
  if (open !== undefined) putOn(step, place, { card: open, open: true, by: seat })
  if (named !== undefined) pileAt(state, place).named = named
  play.closing = handOf(state, seat).length === 0
  events.push(laidEvent(seat, move))
  if (actOpenCards(step, play, move)) finishLaying(step, play)
}

/** The effects of the open cards, at once (Flow 4). True: play goes on with the draw step. */
function actOpenCards(step: Step, play: Play, move: OfKind<TimeBluffMove, 'lay'>): boolean {
  if (play.open === VORTEX) return beginVortex(step, play.layer, { cause: 'laid', play })
  const effect = play.pair === undefined ? undefined : effectOf(play.pair)
  return effect === undefined || PAIR_CARD_EFFECTS[effect](step, play, move.snooze)
}

/** The single last card laid openly: the round ends, a vortex acts first (TB-11 with `lastSingle` open). */
function layOpen(step: Step, seat: Seat, { place, card }: OfKind<TimeBluffMove, 'layOpen'>): void {
  putOn(step, place, { card, open: true, by: seat })
  step.events.push({ kind: 'laidOpen', seat, place, card })
  const action: VortexAction = { cause: 'opened', place, layer: seat, closing: true }
  if (card !== VORTEX || beginVortex(step, seat, action)) endRound(step, 'emptied', seat)
}

/** A card drawn in place of laying ends the turn (TB-12, TB-13). */
function drawInstead(step: Step, seat: Seat): void {
  if (drawCards(step, { seat, count: 1, cause: 'instead' })) nextTurn(step, seat)
}

/**
 * The draw by hand; by the clock it was forgotten, and costs two cards (TB-48), without a limit not before all have answered. The
 * window closes if nothing else is waited for. A pile that cannot give both ends the round after it: forgetting must save nobody
 * from a doubt.
 */
function drawByHand(step: Step, seat: Seat, isForgotten: boolean): void {
  const phase = phaseOf(step.state, 'doubt')
  if (isForgotten && isAwaitingAnswers(step.state, phase)) {
    phase.drawLate = true
    return
  }
  phase.drawOwed = false
  delete phase.drawLate
  const play = phase.doubtable ? phase.play : undefined
  const request: DrawRequest = isForgotten
    ? { seat, count: 2, cause: 'forgotten' }
    : { seat, count: 1, cause: 'by-hand' }
  if (drawCards(step, request, play) || play) closeIfComplete(step, phase)
}

function isAwaitingAnswers({ options }: TimeBluffState, phase: OfKind<Phase, 'doubt'>): boolean {
  return options.doubtSeconds === 'none' && !phase.drawLate && !areComplete(phase.answers)
}

function answer(step: Step, seat: Seat, move: OfKind<TimeBluffMove, 'answer'>): void {
  const phase = phaseOf(step.state, 'doubt')
  phase.answers[seat] = move.doubt ? 'doubt' : 'believe'
  closeIfComplete(step, phase)
}

function closeIfComplete(step: Step, phase: OfKind<Phase, 'doubt'>): void {
  const { play, answers } = phase
  if (!areComplete(answers)) return
  if (!phase.drawOwed) closeWindow(step, play, answers)
  else if (phase.drawLate) drawByHand(step, play.layer, true)
}

function direct(step: Step, seat: Seat, move: OfKind<TimeBluffMove, 'direct'>): void {
  const { action } = phaseOf(step.state, 'direct')
  if (actVortex(step, seat, action, move.direction)) resumeAfterVortex(step, action, seat)
}

function beam(step: Step, move: OfKind<TimeBluffMove, 'beam'>): void {
  const { play } = phaseOf(step.state, 'beam')
  beamCard(step, play, move.to, move.card)
  finishLaying(step, play)
}

/** A hand card on the emptied place; a vortex acts, the last card ends the round (TB-52, TB-54, TB-55). */
function openPlace(
  step: Step,
  seat: Seat,
  { card, named }: OfKind<TimeBluffMove, 'openPlace'>,
): void {
  const { state, events } = step
  const { play } = phaseOf(state, 'openPlace')
  const { place, layer } = play
  putOn(step, place, { card, open: true, by: seat })
  if (named !== undefined) pileAt(state, place).named = named
  events.push({ kind: 'placeOpened', seat, place, card, ...(named === undefined ? {} : { named }) })
  const closing = handOf(state, seat).length === 0
  const action: VortexAction = { cause: 'opened', place, layer, closing }
  if (card !== VORTEX || beginVortex(step, seat, action)) resumeAfterVortex(step, action, seat)
}

function declinePlace(step: Step, seat: Seat): void {
  const { play } = phaseOf(step.state, 'openPlace')
  step.events.push({ kind: 'placeDeclined', seat, place: play.place })
  leavePlace(step, play)
}

function nextRound(step: Step, seat: Seat): void {
  const { missing } = phaseOf(step.state, 'scored')
  missing.splice(missing.indexOf(seat), 1)
  if (missing.length === 0) startNextRound(step)
}

function carryOut(step: Step, { seat, move, byClock }: Act<TimeBluffMove>): void {
  switch (move.kind) {
    case 'lay':
      lay(step, seat, move)
      return
    case 'layOpen':
      layOpen(step, seat, move)
      return
    case 'drawInstead':
      drawInstead(step, seat)
      return
    case 'takeCard':
      drawByHand(step, seat, byClock)
      return
    case 'answer':
      answer(step, seat, move)
      return
    case 'direct':
      direct(step, seat, move)
      return
    case 'beam':
      beam(step, move)
      return
    case 'openPlace':
      openPlace(step, seat, move)
      return
    case 'declinePlace':
      declinePlace(step, seat)
      return
    case 'nextRound':
      nextRound(step, seat)
      return
  }
}

/** Plays a legal move in place; the answer is what happened, in order. */
export function play(
  state: TimeBluffState,
  act: Act<TimeBluffMove>,
  random: Random,
): TimeBluffEvent[] {
  const events: TimeBluffEvent[] = []
  carryOut({ state, random, events }, act)
  return events
}

/** The co-operative turn: playing, getting stuck, discarding, refilling, the end (TL-04 to TL-24). */
import { present } from '../../../engine/basics/invariant'
import { seatAfter, type Seat } from '../../../engine/basics/seat'
import { playerAt } from '../../../engine/kit/playerAt'
import {
  CARDS_IN_FRONT,
  type CardHandle,
  type DecisionKind,
  type TurnOver,
} from '../outside/contract'
import { seenPile, takeTop } from './drawPile'
import { end } from './end'
import { findSpot, layAt } from './line'
import {
  isUnstuck,
  matchesDiscard,
  type Open,
  type Player,
  type Standing,
  type TijdlijnState,
} from './state'
import type { Step } from './step'

/** The place of a card among those in front of its seat. */
function indexOfCard({ cards }: Player, handle: CardHandle): number {
  return cards.findIndex((card) => card.handle === handle)
}

function takeCard(player: Player, handle: CardHandle): Open {
  const [standing] = player.cards.splice(indexOfCard(player, handle), 1)
  const taken = present(standing, 'the card lies in front of its seat')
  return { handle, card: taken.card }
}

/** From the top of the pile until four cards lie in front, stuck ones counted (TL-21, TL-22); whether any came, with which the end of the turn is told. */
function refill({ state, events }: Step, seat: Seat, over?: TurnOver): boolean {
  const { cards } = playerAt(state, seat)
  const taken: Open[] = []
  while (cards.length < CARDS_IN_FRONT && state.top !== 'none') {
    const card = takeTop(state)
    cards.push(card)
    taken.push(card)
  }
  if (taken.length === 0) return false
  const end = over ? { over } : {}
  events.push({ kind: 'refilled', seat, cards: taken, ...seenPile(state), ...end })
  return true
}

/** The next seat clockwise that plays and has cards (TL-22, TL-24); undefined if none is left. */
function nextSeat(state: TijdlijnState, seat: Seat): Seat | undefined {
  for (let step = 1; step <= state.seats; step++) {
    const next = seatAfter(seat, state.seats, step)
    const { left, cards } = playerAt(state, next)
    if (!left && cards.length > 0) return next
  }
  return undefined
}

function isStuck(card: Standing): boolean {
  return !isUnstuck(card)
}

/** What a seat is asked when its turn begins; undefined if it can do nothing (TL-17). */
function firstDecision(state: TijdlijnState, { cards }: Player): DecisionKind | undefined {
  if (!cards.every(isStuck)) return 'choose'
  return cards.some((card) => matchesDiscard(state, card)) ? 'discard' : undefined
}

/** The turn goes on to the next seat, or the match ends (TL-17, TL-24). */
export function nextTurn(step: Step, seat: Seat, over?: TurnOver): void {
  const { state, events } = step
  const next = nextSeat(state, seat)
  if (next === undefined) {
    end(step, 'all-placed')
    return
  }
  state.turn += 1
  state.step = 0
  const decision = firstDecision(state, playerAt(state, next))
  const { turn, round } = state
  events.push({ kind: 'turnBegun', seat: next, turn, round, ...(over ? { over } : {}) })
  if (decision) state.phase = { kind: 'turn', seat: next, decision }
  else end(step, 'no-icon-matches', next)
}

function endTurn(step: Step, seat: Seat, why?: TurnOver['why']): void {
  const over = why && { seat, why }
  nextTurn(step, seat, refill(step, seat, over) ? undefined : over)
}

/** A seat ends its turn after the first success (TL-16). */
export function stop(step: Step, seat: Seat): void {
  endTurn(step, seat, 'stopped')
}

function askOn({ state }: Step, seat: Seat, decision: DecisionKind): void {
  state.step += 1
  state.phase = { kind: 'turn', seat, decision }
}

/** After a failure: another card, or the end of the turn or of the match (TL-15, TL-16). */
function afterFailure(step: Step, seat: Seat, before: DecisionKind): void {
  const canTry = playerAt(step.state, seat).cards.some(isUnstuck)
  if (before === 'goOn') {
    if (canTry) askOn(step, seat, 'goOn')
    else endTurn(step, seat, 'none-left')
  } else if (canTry) askOn(step, seat, 'retry')
  else end(step, 'none-fits')
}

/** After a success: a second card, if there is one to try (TL-16). */
function afterSuccess(step: Step, seat: Seat, before: DecisionKind): void {
  const canTry = playerAt(step.state, seat).cards.some(isUnstuck)
  if (before !== 'goOn' && canTry) askOn(step, seat, 'goOn')
  else endTurn(step, seat, before === 'goOn' ? 'second' : 'none-left')
}

/** A seat plays a card into the line, where its date decides (TL-06 to TL-12). */
export function playCard(step: Step, seat: Seat, handle: CardHandle, decision: DecisionKind): void {
  const { state, events } = step
  const player = playerAt(state, seat)
  const index = indexOfCard(player, handle)
  const { card } = present(player.cards[index], 'the card lies in front of its seat')
  const spot = findSpot(state.line, card.year)
  if (spot.kind === 'occupied') {
    player.cards[index] = { handle, card, stuckIn: state.turn }
    const { turn } = state
    events.push({ kind: 'stuck', seat, turn, card: { handle, card }, at: spot.at })
    afterFailure(step, seat, decision)
    return
  }
  const taken = takeCard(player, handle)
  layAt(state.line, spot, taken)
  events.push({ kind: 'played', seat, card: taken, landing: spot })
  afterSuccess(step, seat, decision)
}

/** A seat discards a matching card; its other icon is the new target (TL-19, TL-20). */
export function discardCard(step: Step, seat: Seat, handle: CardHandle): void {
  const { state, events } = step
  const card = takeCard(playerAt(state, seat), handle)
  state.discard.push(card)
  events.push({ kind: 'discarded', seat, card })
  endTurn(step, seat)
}

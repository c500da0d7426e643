/** The four pair cards (TB-30 to TB-44, TB-83, TB-86). */
import { addSorted, removeOne } from '../../../engine/kit/sorted'
import { present } from '../../../engine/basics/invariant'
import { othersClockwise, seatAfter, type Seat } from '../../../engine/basics/seat'
import type { Card, PairEffect } from '../outside/cards'
import type { Neighbour } from '../outside/places'
import { drawCards, lastDoubted } from './draw'
import type { Play } from './state'
import type { Step } from './step'

/** True: play goes on with the draw step; false: a decision is awaited, or the round is over. */
type Effect = (step: Step, play: Play, neighbour: Neighbour | undefined) => boolean

function jungle(step: Step, play: Play): boolean {
  step.events.push({ kind: 'protected', seat: play.layer, place: play.place })
  return true
}

/** Without a card left Beam has no effect (TB-35). */
function beam(step: Step, play: Play): boolean {
  if (play.closing) return true
  step.state.phase = { kind: 'beam', seat: play.layer, play }
  return false
}

/** All opponents draw, clockwise from the left neighbour, until the pile runs out (TB-37). */
function broken(step: Step, play: Play): boolean {
  const last = lastDoubted(step.state, play)
  for (const seat of othersClockwise(play.layer, step.state.seats)) {
    if (!drawCards(step, { seat, count: 1, cause: 'broken' }, last)) return play.exhausted
  }
  return true
}

/** The neighbour draws one and sits a turn out (TB-38, TB-39, TB-41). */
function snooze(step: Step, play: Play, neighbour: Neighbour | undefined): boolean {
  const { state, events } = step
  const seat = seatAfter(play.layer, state.seats, neighbour === 'right' ? -1 : 1)
  state.skips[seat] = (state.skips[seat] ?? 0) + 1
  events.push({ kind: 'snoozed', by: play.layer, seat })
  const request = { seat, count: 1, cause: 'snooze' } as const
  return drawCards(step, request, lastDoubted(state, play)) || play.exhausted
}

/** What each pair card does at once when it is laid (TB-33). */
export const PAIR_CARD_EFFECTS: Readonly<Record<PairEffect, Effect>> = {
  jungle,
  beam,
  snooze,
  broken,
}

/** Beam: the chosen card goes to the chosen opponent (TB-35, TB-36). */
export function beamCard(step: Step, play: Play, to: Seat, card: Card): void {
  const { state, events } = step
  const hand = present(state.hands[play.layer], 'the layer has a seat')
  removeOne(hand, card)
  addSorted(present(state.hands[to], 'the receiver has a seat'), card)
  events.push({ kind: 'beamed', from: play.layer, to, card })
  if (hand.length === 0) play.closing = true
}

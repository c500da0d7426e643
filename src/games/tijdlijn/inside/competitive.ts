/** The competitive turn: laying, drawing, rounds, play-offs, the end (TC-03 to TC-16). */
import { invariant } from '../../../engine/basics/invariant'
import { seatAfter, type Seat } from '../../../engine/basics/seat'
import { playerAt } from '../../../engine/kit/playerAt'
import type { CardHandle } from '../outside/contract'
import { drawFor } from './drawPile'
import { end } from './end'
import { isRightGap, layAt } from './line'
import { MOST_ROUNDS } from './mostRounds'
import { isIn, pileSize, seatsIn, type TijdlijnState } from './state'
import type { Step } from './step'

function askToLay({ state, events }: Step, seat: Seat, opening: { opens?: true } = {}): void {
  state.turn += 1
  state.phase = { kind: 'turn', seat, decision: 'lay' }
  events.push({ kind: 'turnBegun', seat, turn: state.turn, round: state.round, ...opening })
}

/** The next seat in this round that plays on; undefined if the round is over (TC-06, TC-11). */
function nextInRound(state: TijdlijnState, seat: Seat): Seat | undefined {
  const { first, seats } = state
  for (let next = seatAfter(seat, seats); next !== first; next = seatAfter(next, seats)) {
    if (isIn(playerAt(state, next))) return next
  }
  return undefined
}

/** The cards of a seat are set aside unturned (TC-08, TL-31). */
function setAside(state: TijdlijnState, seat: Seat): void {
  const player = playerAt(state, seat)
  for (const { card } of player.cards) state.aside.push(card)
  player.cards = []
}

/** Seats without cards stay in, with one new card each; the others are out (TC-08, TC-09). */
function playOff(step: Step, staying: readonly Seat[]): void {
  const { state, events } = step
  const out = seatsIn(state).filter((seat) => !staying.includes(seat))
  state.playOffAfter ??= state.round
  for (const seat of out) {
    const player = playerAt(state, seat)
    player.out = { round: state.round, cards: player.cards.length }
    setAside(state, seat)
  }
  events.push({ kind: 'playOff', round: state.round, staying: [...staying], out })
  if (pileSize(state) + state.discard.length < staying.length) {
    end(step, 'cards-run-out')
    return
  }
  for (const seat of staying) drawFor(step, seat)
}

/** What a round decides (TC-07 to TC-09, TC-16). */
function endRound(step: Step): void {
  const { state } = step
  const empty = seatsIn(state).filter((seat) => playerAt(state, seat).cards.length === 0)
  if (empty.length === 1) {
    end(step, 'won')
    return
  }
  if (empty.length > 1) playOff(step, empty)
  if (state.phase.kind === 'over') return
  if (state.round >= MOST_ROUNDS) {
    end(step, 'rounds-run-out')
    return
  }
  state.round += 1
  const [beginner] = seatsIn(state)
  invariant(beginner !== undefined, 'somebody plays on after a round')
  askToLay(step, beginner, { opens: true })
}

function goOn(step: Step, seat: Seat): void {
  const next = nextInRound(step.state, seat)
  if (next === undefined) endRound(step)
  else askToLay(step, next)
}

/** The years beside place `gap`; at an end one of them is absent. */
function yearsAround({ line }: TijdlijnState, gap: number): { after?: number; before?: number } {
  const [left, right] = [line[gap - 1], line[gap]]
  return {
    ...(left ? { after: left.year } : {}),
    ...(right ? { before: right.year } : {}),
  }
}

/** A seat lays a card before place `gap`; then all see its date (TC-03 to TC-05). */
export function layCard(step: Step, seat: Seat, handle: CardHandle, gap: number): void {
  const { state, events } = step
  const { cards } = playerAt(state, seat)
  const index = cards.findIndex((standing) => standing.handle === handle)
  const [open] = cards.splice(index, 1)
  invariant(open, 'the card lies in front of its seat')
  const around = yearsAround(state, gap)
  const isRight = isRightGap(state.line, gap, open.card.year)
  if (isRight) layAt(state.line, { kind: 'end', at: gap }, open)
  else state.discard.push(open)
  events.push({ kind: 'laid', seat, card: open, gap, ...around, isRight, left: cards.length })
  if (!isRight) drawFor(step, seat)
  goOn(step, seat)
}

/** A seat that was given up; the round goes on with the next, or the last one wins (TL-31). */
export function leaveContest(step: Step, seat: Seat): void {
  const { state } = step
  setAside(state, seat)
  if (seatsIn(state).length === 1) end(step, 'last-one')
  else if (state.phase.kind === 'turn' && state.phase.seat === seat) goOn(step, seat)
}

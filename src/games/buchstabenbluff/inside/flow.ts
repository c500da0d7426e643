/** From one turn to the next (BB-21 to BB-23, BB-29, BB-33, BB-35, BB-36). */
import { playerAt } from '../../../engine/kit/playerAt'
import { FEWEST_CARDS } from '../outside/contract'
import { hasCards, refill } from './draw'
import { endMatch } from './score'
import { turnSeat, turnsOf, type BuchstabenbluffState } from './state'
import type { Step } from './step'

/** Whether only one seat, or none, has stayed (BB-36). */
export function isDeserted({ players }: BuchstabenbluffState): boolean {
  let stayed = 0
  for (const { left } of players) if (!left) stayed += 1
  return stayed < 2
}

/** Whether passing is all that is left to whoever's turn it is, and nothing can change that (BB-33). */
function isStuck(state: BuchstabenbluffState): boolean {
  return playerAt(state, turnSeat(state)).hand.length < FEWEST_CARDS && !hasCards(state)
}

/** Nobody refills after his own last turn where that is agreed (BB-23); who has left never does (BB-36). */
function maySeatRefill(state: BuchstabenbluffState): boolean {
  const { options, turn, seats } = state
  if (playerAt(state, turnSeat(state)).left) return false
  return options.lastRefill === 'on' || turn < turnsOf(state) - seats
}

/** The next turn of the match, or its end; false: it was passed over and ends as well. */
function beginTurn(step: Step): boolean {
  const { state, events } = step
  if (isDeserted(state)) {
    endMatch(step, 'deserted')
    return true
  }
  if (state.turn + 1 >= turnsOf(state)) {
    endMatch(step, 'finished')
    return true
  }
  state.turn += 1
  const seat = turnSeat(state)
  if (playerAt(state, seat).left) return false
  state.phase = { kind: 'turn', drawn: 0 }
  events.push({ kind: 'turnBegan', seat, turn: state.turn })
  return !passIfStuck(step)
}

/** The running turn is over: its player draws up to five, then the next one plays. */
export function endTurn(step: Step): void {
  const { state } = step
  do if (maySeatRefill(state)) refill(step, turnSeat(state))
  while (!beginTurn(step))
}

/** The engine passes for who can neither lay nor draw (BB-33); whether it did. The turn is not ended by that. */
export function passIfStuck({ state, events }: Step): boolean {
  if (!isStuck(state)) return false
  events.push({ kind: 'passed', seat: turnSeat(state), cause: 'forced' })
  return true
}

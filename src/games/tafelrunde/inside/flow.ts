/** The course of a raid: reveal, turns, settling, securing, drawing, start player (Flow, TR-44). */
import { areComplete } from '../../../engine/kit/sealedAnswers'
import { seatAfter, type Seat } from '../../../engine/basics/seat'
import { playerAt } from '../../../engine/kit/playerAt'
import { COLOURS, type Chest, type Colour, type PassCause } from '../outside/contract'
import { drawTwo } from './draw'
import { chestColour, FEIERABEND, hasChestOf } from '../outside/faces'
import { endMatch } from './score'
import { forcedChoice, termsOf } from '../outside/securing'
import { discardSpecials, settleColours } from './settle'
import { addSorted, removeOne } from '../../../engine/kit/sorted'
import { isBarred, type Player, type TafelrundeState } from './state'
import type { Step } from './step'

/** After this many raids the match ends (TR-37). */
const MOST_RAIDS = 60

/** Whether a colour is open, in the middle or in front of players (TR-05). */
function isColourOpen({ middle, players }: TafelrundeState, colour: Colour): boolean {
  if (hasChestOf(middle, colour)) return true
  for (const { open } of players) if (hasChestOf(open, colour)) return true
  return false
}

function countOpenColours(state: TafelrundeState): number {
  let count = 0
  for (const colour of COLOURS) if (isColourOpen(state, colour)) count += 1
  return count
}

/** Reveals chests until all colours are open or none is left; the answer is what was revealed (TR-05 to TR-07). */
function reveal(state: TafelrundeState): { revealed: Chest[]; isComplete: boolean } {
  const revealed: Chest[] = []
  let left = COLOURS.length - countOpenColours(state)
  while (left > 0) {
    const chest = state.stack.pop()
    if (chest === undefined) break
    if (!isColourOpen(state, chestColour(chest))) left -= 1
    revealed.push(chest)
    addSorted(state.middle, chest)
  }
  return { revealed, isComplete: left === 0 }
}

/** Phase 1; if it cannot be completed, the match is over (TR-05 to TR-07). */
export function startRaid(step: Step): void {
  const { state, events } = step
  const { revealed, isComplete } = reveal(state)
  events.push({ kind: 'raidStarted', raid: state.raid, start: state.start, revealed })
  if (!isComplete) {
    endMatch(step, 'stack-empty')
    return
  }
  for (const player of state.players) player.passed = false
  seekTurn(step, state.start)
}

/** Why a player whose turn it is has to pass (TR-08, TR-09, TR-12). */
function mustPass(state: TafelrundeState, { hand }: Player): PassCause | undefined {
  if (hand.length === 0) return 'empty-hand'
  if (hand.length > 1 || hand[0] !== FEIERABEND) return undefined
  return isBarred(state) ? 'only-feierabend' : undefined
}

/** Phase 2: the turn of the first who can play, from `first` on clockwise; settling if there is nobody (TR-11, TR-41). */
export function seekTurn(step: Step, first: Seat): void {
  const { state, events } = step
  for (let steps = 0; steps < state.seats; steps++) {
    const seat = seatAfter(first, state.seats, steps)
    const player = playerAt(state, seat)
    if (player.passed) continue
    const cause = mustPass(state, player)
    if (cause === undefined) {
      state.phase = { kind: 'playing', seat }
      return
    }
    player.passed = true
    events.push({ kind: 'passed', seat, cause })
  }
  settleRaid(step)
}

/** Phase 3, and then phase 4 (TR-14, TR-29). */
export function settleRaid(step: Step): void {
  settleColours(step)
  discardSpecials(step, (special) => special !== 'zork')
  openSecuring(step)
}

/** Phase 4: asks whoever has a choice (TR-30, TR-43). */
function openSecuring(step: Step): void {
  const { state } = step
  const choices = state.players.map(
    ({ open, lying }) => forcedChoice(open, termsOf(lying, state.options)) ?? 'missing',
  )
  state.phase = { kind: 'securing', choices }
  closeSecuring(step)
}

/** Carries all choices out together, once none is missing; then phases 5, 6 and 1 (TR-43, TR-44). */
export function closeSecuring(step: Step): void {
  const { state, events } = step
  const { phase } = state
  if (phase.kind !== 'securing' || !areComplete(phase.choices)) return
  for (let steps = 0; steps < state.seats; steps++) {
    const seat = seatAfter(state.start, state.seats, steps)
    const chests = phase.choices[seat]
    if (chests === undefined || chests.length === 0) continue
    const player = playerAt(state, seat)
    for (const chest of chests) {
      removeOne(player.open, chest)
      addSorted(player.secured, chest)
    }
    events.push({ kind: 'secured', seat, chests: [...chests] })
  }
  discardSpecials(step, (special) => special === 'zork')
  endRaid(step)
}

function endRaid(step: Step): void {
  const { state, events } = step
  for (let steps = 0; steps < state.seats; steps++) {
    drawTwo(step, seatAfter(state.start, state.seats, steps))
  }
  state.start = seatAfter(state.start, state.seats)
  events.push({ kind: 'startPassedOn', seat: state.start })
  if (state.raid >= MOST_RAIDS) {
    endMatch(step, 'too-long')
    return
  }
  state.raid += 1
  startRaid(step)
}

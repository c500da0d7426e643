/** The vortex (Zeitstrudel): hands move on, it leaves the game and is replaced, perhaps by the next one (TB-70 to TB-88). */
import { invariant } from '../../../engine/basics/invariant'
import { seatAfter, type Seat } from '../../../engine/basics/seat'
import { VORTEX, type Card } from '../outside/cards'
import type { Direction } from '../outside/places'
import { canLieOpen } from '../outside/faces'
import { pileAt, shuffleBack, turnUntil } from './places'
import { endRound } from './score'
import type { VortexAction } from './state'
import type { Step } from './step'

/**
 * A vortex has become visible: its decider chooses the direction (TB-71). With two players there is nothing to choose, it acts at
 * once (TB-79). True: it has acted and play goes on; false: a direction is awaited, or the round is over.
 */
export function beginVortex(step: Step, decider: Seat, action: VortexAction): boolean {
  if (step.state.seats === 2) return actVortex(step, decider, action, 'clockwise')
  step.state.phase = { kind: 'direct', seat: decider, action }
  return false
}

function passHands(step: Step, by: Seat, direction: Direction): void {
  const { state, events } = step
  const source = direction === 'clockwise' ? -1 : 1
  const { hands, seats } = state
  state.hands = hands.map((own, seat) => hands[seatAfter(seat, seats, source)] ?? own)
  events.push({
    kind: 'handsPassed',
    by,
    direction,
    hands: state.hands.map((hand) => hand.slice()),
  })
}

interface Replacement {
  readonly card?: Card
  readonly setAside: readonly Card[]
}

/** On top only what may lie openly stays, what else turns up is shuffled back; inside a pile every card stays (TB-77). */
function turnReplacement(step: Step, inside: boolean): Replacement {
  const { card, others } = turnUntil(step, inside ? () => true : canLieOpen)
  if (card === undefined) return { setAside: others }
  shuffleBack(step, others)
  return { card, setAside: others }
}

function replaceVortex(step: Step, action: VortexAction, dropped: boolean): Card | undefined {
  const place = action.cause === 'opened' ? action.place : action.play.place
  const { layers } = pileAt(step.state, place)
  const index = layers.findLastIndex((layer) => layer.card === VORTEX)
  invariant(index >= 0, 'a vortex that acts lies on its place')
  const inside = action.cause === 'found'
  const { card, setAside } = dropped ? { setAside: [] } : turnReplacement(step, inside)
  step.state.removedVortices += 1
  if (card === undefined) {
    layers.splice(index, 1)
    step.events.push({ kind: 'vortexReplaced', place, setAside, inside })
  } else {
    layers[index] = { card, open: true }
    step.events.push({ kind: 'vortexReplaced', place, card, setAside, inside })
  }
  return card
}

/** Hands move, the vortex goes, a card takes its place; a new vortex acts in its turn (TB-70, TB-76, TB-78, TB-88). */
export function actVortex(
  step: Step,
  decider: Seat,
  action: VortexAction,
  direction: Direction,
): boolean {
  passHands(step, decider, direction)
  const dropped = action.cause === 'found' && action.play.exhausted
  const card = replaceVortex(step, action, dropped)
  if (card === VORTEX) return beginVortex(step, decider, action)
  if (card !== undefined || dropped) return true
  step.events.push({ kind: 'pileExhausted', seat: decider, cause: 'replacement' })
  endRound(step, 'pile-exhausted')
  return false
}

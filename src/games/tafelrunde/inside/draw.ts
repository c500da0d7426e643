/** Phase 5: drawing, and the reshuffle of the own discards (TR-32, TR-33, TR-35). */
import { shuffle } from '../../../engine/chance/random'
import type { Seat } from '../../../engine/basics/seat'
import { playerAt } from '../../../engine/kit/playerAt'
import type { Card } from '../outside/contract'
import { addSorted } from '../../../engine/kit/sorted'
import type { Player } from './state'
import type { Step } from './step'

const CARDS_TO_DRAW = 2

function reshuffle({ random, events }: Step, player: Player, seat: Seat): void {
  if (player.discard.length === 0) return
  player.draw = player.discard
  player.discard = []
  shuffle(player.draw, random)
  events.push({ kind: 'reshuffled', seat, count: player.draw.length })
}

/** The next card of the pile, which is filled up before and after if it can be; undefined if there is none. */
function drawOne(step: Step, player: Player, seat: Seat): Card | undefined {
  if (player.draw.length === 0) reshuffle(step, player, seat)
  const card = player.draw.pop()
  if (card === undefined) return undefined
  addSorted(player.hand, card)
  step.events.push({ kind: 'drew', seat, cards: [card] })
  if (player.draw.length === 0) reshuffle(step, player, seat)
  return card
}

/** A player draws two cards, as far as there are any (TR-35). */
export function drawTwo(step: Step, seat: Seat): void {
  const player = playerAt(step.state, seat)
  for (let drawn = 0; drawn < CARDS_TO_DRAW; drawn++) {
    if (drawOne(step, player, seat) !== undefined) continue
    step.events.push({ kind: 'notDrawn', seat, count: CARDS_TO_DRAW - drawn })
    return
  }
}

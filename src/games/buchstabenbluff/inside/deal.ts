/** A new match (BB-02, BB-03, BB-35). */
import { shuffle, type Random } from '../../../engine/chance/random'
import { HAND_SIZE, type Card } from '../outside/contract'
import { matchOptions } from './matchOptions'
import type { BuchstabenbluffPlan } from './plan'
import type { BuchstabenbluffState } from './state'

/** All cards of a deck, sorted. */
export function allCards(counts: readonly number[]): Card[] {
  const cards: Card[] = []
  for (const [face, count] of counts.entries()) {
    for (let copy = 0; copy < count; copy++) cards.push(face)
  }
  return cards
}

/** A new match: the dealer's left neighbour is to play. */
export function deal(plan: BuchstabenbluffPlan, random: Random): BuchstabenbluffState {
  const { options, seats, counts } = plan
  const draw = allCards(counts)
  shuffle(draw, random)
  const players = Array.from({ length: seats }, () => ({
    hand: draw.splice(-HAND_SIZE).sort((one, other) => one - other),
    bonus: 0,
    left: false,
  }))
  return {
    options: matchOptions(options),
    seats,
    dealer: options.dealer === 'none' ? random.below(seats) : options.dealer,
    turn: 0,
    phase: { kind: 'turn', drawn: 0 },
    players,
    words: [],
    draw,
    discards: [],
    reshuffles: 0,
  }
}

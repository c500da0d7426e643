/** Points and places (BB-26 to BB-28, BB-31, BB-36). */
import { playerAt } from '../../../engine/kit/playerAt'
import type { Card, End, ScoreView } from '../outside/contract'
import type { BuchstabenbluffState, Player } from './state'
import type { Step } from './step'

/** The sum of the values of cards. */
export function valueOf(cards: readonly Card[], values: readonly number[]): number {
  let sum = 0
  for (const card of cards) sum += values[card] ?? 0
  return sum
}

function scoreSeat(
  { players, words }: BuchstabenbluffState,
  seat: number,
  values: readonly number[],
): ScoreView {
  let pile = 0
  for (const word of words) {
    const isOwn = word.seat === seat && (word.fate === 'believed' || word.fate === 'true')
    if (isOwn) pile += valueOf(word.cards, values)
  }
  const { hand: cards, bonus } = playerAt({ players }, seat)
  const hand = valueOf(cards, values)
  return { pile, bonus, hand, total: pile + bonus - hand }
}

/** Whoever stayed is better than whoever left, then points count. */
function rankSeats(players: readonly Player[], scores: readonly ScoreView[]): number[] {
  const keys = players.map(({ left }, seat) => ({ left, total: scores[seat]?.total ?? 0 }))
  return keys.map(
    (own) =>
      1 +
      keys.filter((other) => (own.left === other.left ? other.total > own.total : own.left)).length,
  )
}

/** The match is over: everything is opened and counted. */
export function endMatch({ state, plan, events }: Step, end: End): void {
  const { players } = state
  const scores = players.map((_, seat) => scoreSeat(state, seat, plan.values))
  const ranks = rankSeats(players, scores)
  state.phase = { kind: 'over', end, ranks, scores }
  events.push({ kind: 'ended', end, ranks, scores, hands: players.map(({ hand }) => hand.slice()) })
}

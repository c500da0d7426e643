/** The end of a match, its score and its places (TL-24 to TL-26, TL-31, TL-32, TC-07, TC-16, TC-17). */
import type { Order } from '../../../engine/kit/orders'
import type { Outcome } from '../../../engine/contract/outcome'
import type { Seat } from '../../../engine/basics/seat'
import type { End } from '../outside/contract'
import { RANKED_CARDS, rankOf } from '../outside/ranks'
import { isIn, pileSize, type Player, type TijdlijnState } from './state'
import type { Step } from './step'

const BOTTOM_POINTS = 2

/** The score of the team, as if the match ended now (TL-25). */
export function scoreOf(state: TijdlijnState): number {
  let score = -state.discard.length - pileSize(state)
  for (const { cards, slot } of state.line) score += BOTTOM_POINTS * cards.length + slot.length
  for (const { cards } of state.players) score -= cards.length
  return score
}

/** Seats that still play with the fewest cards in front. */
function winnersAmong({ players }: TijdlijnState): Seat[] {
  const counts = players.map((player) => (isIn(player) ? player.cards.length : Infinity))
  const fewest = Math.min(...counts)
  return counts.flatMap((count, seat) => (count === fewest && count < Infinity ? [seat] : []))
}

/** Whoever still plays counts as eliminated now (TC-17); who was given up is behind everybody (TL-31). */
function orderOf({ cards, left, out }: Player, round: number, hasWon: boolean): Order {
  if (left) return [1]
  return [0, hasWon ? 0 : 1, -(out?.round ?? round), out?.cards ?? cards.length]
}

function isBetter(one: Order, other: Order): boolean {
  const differing = one.findIndex((value, index) => value !== other[index])
  return (one[differing] ?? 0) < (other[differing] ?? 0)
}

function ranksOf(state: TijdlijnState): number[] {
  const winners = winnersAmong(state)
  const orders = state.players.map((player, seat) =>
    orderOf(player, state.round, winners.includes(seat)),
  )
  return orders.map((own) => 1 + orders.filter((other) => isBetter(other, own)).length)
}

/** Absent while the match runs. */
export function outcome(state: TijdlijnState): Outcome | undefined {
  const { phase, options } = state
  if (phase.kind !== 'over') return undefined
  if (phase.end === 'deserted') return { kind: 'none' }
  if (options.mode === 'competitive') return { kind: 'ranking', ranks: ranksOf(state) }
  const score = scoreOf(state)
  if (options.cards !== RANKED_CARDS) return { kind: 'team', score }
  return { kind: 'team', score, grade: rankOf(score) }
}

/** The match is over; `seat` names whose turn could not be played. */
export function end({ state, events }: Step, how: End, seat?: Seat): void {
  state.phase = { kind: 'over', end: how }
  const isContest = state.options.mode === 'competitive'
  events.push({
    kind: 'ended',
    end: how,
    ...(seat === undefined ? {} : { seat }),
    winners: isContest ? winnersAmong(state) : [],
    ...(isContest || how === 'deserted' ? {} : { score: scoreOf(state) }),
  })
}

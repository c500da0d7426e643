/** How likely a seat is to win from the beginning of a raid: what matches among rule players have shown. */
import type { Seat } from '../../engine/basics/seat'
import { allChests, chestGems, isRogue, sumOfGems } from '../../games/tafelrunde/outside/faces'
import type { Player, TafelrundeState } from '../../games/tafelrunde/inside/state'

/**
 * What counts in the long run, in secured gems. Fitted to the winners of 6,000 matches among rule players, by number of seats.
 * Open chests count next to nothing: everybody fights for them in the next raid.
 */
interface Weights {
  /** The best open chest's gems, the second's, the others'. */
  readonly open: readonly [number, number, number]
  /** A card in hand in any case, and how much more while all chests are to be had. */
  readonly card: number
  readonly cardEarly: number
  /** A special in hand. */
  readonly special: number
  /** By how many gems the rest of the match still scatters, times the root of the chests left. */
  readonly scatter: number
}

const AT_TWO: Weights = {
  open: [0.14, -0.06, 0.03],
  card: 0.42,
  cardEarly: 0.75,
  special: 0.43,
  scatter: 0.51,
}
const AT_THREE: Weights = {
  open: [0.03, -0.14, 0],
  card: 0.04,
  cardEarly: 0.75,
  special: 0.36,
  scatter: 0.55,
}
const AT_FOUR: Weights = {
  open: [-0.08, -0.2, -0.07],
  card: -0.16,
  cardEarly: 0.53,
  special: 0.54,
  scatter: 0.64,
}
const CHESTS = allChests().length

function weightsFor(seats: number): Weights {
  if (seats <= 2) return AT_TWO
  return seats === 3 ? AT_THREE : AT_FOUR
}

function worthOfOpen(open: Player['open'], [first, second, others]: Weights['open']): number {
  let [best, next, sum] = [0, 0, 0]
  for (const chest of open) {
    const gems = chestGems(chest)
    sum += gems
    next = Math.max(next, Math.min(best, gems))
    best = Math.max(best, gems)
  }
  return first * best + second * next + others * (sum - best - next)
}

/** A seat's share in winning, 0 to 1; over all seats they sum up to 1. */
export function prospectOf(state: TafelrundeState, seat: Seat): number {
  const { phase, players } = state
  if (phase.kind === 'over') {
    const winners = phase.ranks.filter((rank) => rank === 1).length
    return phase.ranks[seat] === 1 ? 1 / winners : 0
  }
  const weights = weightsFor(state.seats)
  let left = CHESTS
  for (const { secured } of players) left -= secured.length
  const card = weights.card + (weights.cardEarly * left) / CHESTS
  const scores = players.map(({ secured, open, hand }) => {
    const special = hand.every(isRogue) ? 0 : weights.special
    return sumOfGems(secured) + card * hand.length + special + worthOfOpen(open, weights.open)
  })
  const scatter = weights.scatter * Math.sqrt(Math.max(1, left))
  const own = scores[seat] ?? 0
  let sum = 0
  for (const score of scores) sum += Math.exp((score - own) / scatter)
  return 1 / sum
}

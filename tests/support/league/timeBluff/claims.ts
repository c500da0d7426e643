/** Claims of Time Bluff as a table sees them, and what came of them: what habits are fitted to. */
import { claimOf } from '../../../../src/bots/time-bluff/doubt'
import type { Memory } from '../../../../src/bots/time-bluff/memory'
import { chanceOfTruth } from '../../../../src/bots/time-bluff/truth'
import { unseenCards } from '../../../../src/bots/time-bluff/unseen'
import type { OfKind } from '../../../../src/engine/basics/kinds'
import { seatAfter } from '../../../../src/engine/basics/seat'
import type { PhaseView, TimeBluffView } from '../../../../src/games/time-bluff/outside/contract'
import { oneOf } from '../logistic'

/** What everybody sees of a claim. */
export interface PublicClaim {
  /** Cards on its pile with it, and on the other piles. */
  readonly height: number
  readonly others: readonly number[]
  readonly closing: boolean
  /** Cards left in the layer's hand. */
  readonly left: number
  /** Cards in the hand of whoever plays next. */
  readonly next: number
  readonly pair: boolean
}

const HEIGHTS = [4, 6, 8, 10, 12, 14, 17, 21]
const LEFT = [1, 2, 4, 6, 8, 12]
const NEXT = [2, 4, 8]

/** A claim as numbers: height, closing, rank of its place, cards left, who is next. */
export function featuresOf(claim: PublicClaim): number[] {
  const { height, others, closing, left, next, pair } = claim
  const lower = others.filter((other) => other < height - 2).length
  const rank = lower === 0 ? 0 : lower === others.length ? 2 : 1
  const heights = oneOf(HEIGHTS, height)
  const open = closing ? 0 : 1
  return [
    1,
    ...heights.map((one) => one * open),
    ...heights.map((one) => one * (1 - open)),
    ...[0, 1, 2].map((one) => (one === rank ? open : 0)),
    ...[0, 1, 2].map((one) => (one === rank ? 1 - open : 0)),
    ...oneOf(LEFT, left),
    ...oneOf(NEXT, next),
    pair ? 1 : 0,
  ]
}

/** How many numbers `featuresOf` gives. */
export const FEATURES = 1 + 2 * (HEIGHTS.length + 1) + 6 + LEFT.length + 1 + NEXT.length + 1 + 1

function heights(view: TimeBluffView): number[] {
  return view.places.map((place) => (place.kind === 'pile' ? place.layers.length : 0))
}

/** The claim in the doubt window of a view. */
export function claimSeen(view: TimeBluffView, phase: OfKind<PhaseView, 'doubt'>): PublicClaim {
  const { play } = phase
  const all = heights(view)
  return {
    height: all[play.place] ?? 0,
    others: all.filter((_, place) => place !== play.place),
    closing: play.closing,
    left: view.players[play.layer]?.cards ?? 0,
    next: view.players[seatAfter(play.layer, view.seats)]?.cards ?? 0,
    pair: play.pair !== undefined,
  }
}

/** A play as the claim that it would become. */
export function claimMade(
  view: TimeBluffView,
  move: { readonly place: number; readonly open?: unknown; readonly pair?: unknown },
): PublicClaim {
  const laid = 1 + (move.open === undefined ? 0 : 1) + (move.pair === undefined ? 0 : 1)
  const all = heights(view)
  const rest = (view.hand?.length ?? 0) - laid
  return {
    height: (all[move.place] ?? 0) + laid,
    others: all.filter((_, place) => place !== move.place),
    closing: rest === 0,
    left: rest > 0 && rest < 6 ? rest + 1 : rest,
    next: view.players[seatAfter(view.you ?? 0, view.seats)]?.cards ?? 0,
    pair: move.pair !== undefined,
  }
}

/** The counting of the bots as odds: how much likelier than not a claim is a lie, by cards alone. */
export function countedOdds(
  view: TimeBluffView,
  phase: OfKind<PhaseView, 'doubt'>,
  memory: Memory,
): number {
  const unseen = unseenCards(view, memory)
  const plain = { honesty: 0.75, weight: 1e9, lowPiles: 0, lowClosings: 0, sureness: 1 }
  const truth = chanceOfTruth(claimOf(view, phase, memory), memory, unseen, plain)
  const bounded = Math.min(0.98, Math.max(0.02, truth))
  return Math.log((1 - bounded) / bounded)
}

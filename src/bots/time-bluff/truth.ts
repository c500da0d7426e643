/** How likely a hidden card is right: Bayes over what the layer may hold, what he could have laid elsewhere, and his record. */
import type { Card } from '../../games/time-bluff/outside/cards'
import type { PlaceView, TimeBluffView, TopView } from '../../games/time-bluff/outside/contract'
import type { Seat } from '../../engine/seat'
import { isJokerLike, isRight } from './faces'
import type { Memory, Reputation } from './memory'
import type { Unseen } from './unseen'

/** How a level believes others lie. */
export interface LyingModel {
  /** Share of turns in which somebody who could lay right does so, before his record is known. */
  readonly honesty: number
  /** How many turns of experience that share is worth against the record of the seat. */
  readonly weight: number
}

/** A play to be judged: what lay below, what lies above, and how many cards its layer had before it. */
export interface Claim {
  readonly layer: Seat
  readonly tops: readonly TopView[]
  /** Index into `tops` of the place that was chosen. */
  readonly place: number
  readonly open?: Card
  /** Cards that could have been the hidden one. */
  readonly handBefore: number
}

/** The chance that none of `right` faces is among `drawn` unknown cards out of the unseen ones. */
function chanceOfNone(right: number, drawn: number, total: number): number {
  let chance = 1
  for (let index = 0; index < drawn; index++) {
    const left = total - index
    if (left <= 0) return chance
    chance *= Math.max(0, left - right) / left
  }
  return chance
}

function holdsRight(claim: Claim, top: TopView, memory: Memory, unseen: Unseen): number {
  const known = memory.hands[claim.layer] ?? []
  let knownCards = 0
  let unseenRight = 0
  for (let card = 0; card < known.length; card++) {
    const times = known[card] ?? 0
    knownCards += times
    if (!isRight(card, top, isJokerLike(card) ? claim.open : undefined)) continue
    if (times > 0) return 1
    unseenRight += unseen.counts[card] ?? 0
  }
  const unknown = Math.max(0, claim.handBefore - knownCards)
  return 1 - chanceOfNone(unseenRight, unknown, unseen.total)
}

/** The honesty that a seat's record suggests. */
export function honestyOf(reputation: Reputation | undefined, model: LyingModel): number {
  const caught = reputation?.caught ?? 0
  const honest = reputation?.honest ?? 0
  return (model.honesty * model.weight + honest) / (model.weight + honest + caught)
}

/**
 * The chance, 0 to 1, that the hidden card of a claim is right. A layer picks the pile he can serve, so a miss is counted
 * over all piles: laying right here needs a right card for this place, lying needs a lack of right cards or a will to lie.
 */
export function chanceOfTruth(
  claim: Claim,
  memory: Memory,
  unseen: Unseen,
  model: LyingModel,
): number {
  const holds = claim.tops.map((top) => holdsRight(claim, top, memory, unseen))
  const here = holds[claim.place] ?? 0
  const others = holds.filter((_, index) => index !== claim.place)
  const [first = 0, second = 0] = others
  const alone = (1 - first) * (1 - second)
  const withOne = first * (1 - second) + second * (1 - first)
  const honesty = honestyOf(memory.reputations[claim.layer], model)
  const places = holds.length
  const truth = honesty * here * (alone + withOne / 2 + (first * second) / 3)
  const none = (1 - here) * alone
  const lie = (none + (1 - honesty) * (1 - none)) / places
  return truth + lie === 0 ? 0 : truth / (truth + lie)
}

/** The tops of all places that can be chosen, and where `place` stands among them. */
export function topsOf(places: readonly PlaceView[]): TopView[] {
  return places.flatMap((place) => (place.kind === 'pile' ? [place.top] : []))
}

/** Cards in the hand of `seat`. */
export function cardsOf(view: TimeBluffView, seat: Seat): number {
  return view.players[seat]?.cards ?? 0
}

/** How likely a hidden card is right: Bayes over what the layer may hold, what he could have laid elsewhere, and his record. */
import type { Card } from '../../games/time-bluff/outside/cards'
import type { PlaceView, TopView } from '../../games/time-bluff/outside/contract'
import { isJokerLike } from '../../games/time-bluff/outside/faces'
import type { Claim } from './claim'
import { isRightOn } from './isRightOn'
import type { Memory, Reputation } from './memory'
import { chanceOfOdds, featuresOf, oddsBy, oddsOfChance } from './suspicion'
import { sharesOf, type Style } from './styles'
import { surpriseOf, type Surprise } from './surprise'
import type { Unseen } from './unseen'

/** How a level believes others lie. */
export interface LyingModel {
  /** Share of turns in which somebody who could lay right does so, before his record is known. */
  readonly honesty: number
  /** How many turns of experience that share is worth against the record of the seat. */
  readonly weight: number
  /** Lies go to low piles: each card on a pile makes it so much less likely to be chosen, as 1 / (1 + so much a card). 0: any pile. */
  readonly lowPiles: number
  /** The same of last cards. */
  readonly lowClosings: number
  /**
   * How much of the odds by cards is believed of a play that is not the last, as their power, 0 to 1; the rest is the record of the
   * layer. Below 1: who counts himself lies where the cards speak for him.
   */
  readonly sureness: number
  /** Styles that somebody may have, the likeliest first; with them the numbers above serve counting alone. */
  readonly styles?: readonly Style[]
}

/** Counting alone, the same for everybody: what a fitted model starts from. */
export const COUNTING: LyingModel = {
  honesty: 0.75,
  weight: 1e9,
  lowPiles: 0,
  lowClosings: 0,
  sureness: 1,
}

/** The chance that none of `right` faces is among `drawn` unknown cards out of the unseen ones; parts of a card count in part. */
function chanceOfNone(right: number, drawn: number, total: number): number {
  let chance = 1
  for (let index = 0; index < drawn; index++) {
    const left = total - index
    if (left <= 0) return chance
    const whole = Math.min(1, drawn - index)
    chance *= Math.max(0, 1 - (whole * right) / left)
  }
  return chance
}

/** The chance that he held a card that is right on `top`; `above`: what lies on it there. */
function holdsRight(claim: Claim, top: TopView, unseen: Unseen, above: Card | undefined): number {
  let none = 1
  let knownCards = 0
  let unseenRight = 0
  for (let card = 0; card < claim.known.length; card++) {
    const expected = claim.known[card] ?? 0
    knownCards += expected
    if (!isRightOn(card, top, isJokerLike(card) ? above : undefined)) continue
    none *= Math.max(0, 1 - expected)
    unseenRight += unseen.counts[card] ?? 0
  }
  const unknown = Math.max(0, claim.handBefore - claim.shown.length - knownCards)
  return 1 - none * chanceOfNone(unseenRight, unknown, unseen.total)
}

/** The honesty that a seat's record suggests. */
function honestyOf(reputation: Reputation | undefined, model: LyingModel): number {
  const caught = reputation?.caught ?? 0
  const honest = reputation?.honest ?? 0
  return (model.honesty * model.weight + honest) / (model.weight + honest + caught)
}

/** How likely a lie is told at the place of a claim. */
function chanceOfPlace({ heights, place, closing }: Claim, model: LyingModel): number {
  const low = closing ? model.lowClosings : model.lowPiles
  const weights = heights.map((height) => 1 / (1 + low * height))
  return (weights[place] ?? 0) / weights.reduce((sum, weight) => sum + weight, 0)
}

/**
 * The chance, 0 to 1, that the hidden card of a claim is right, by the cards and the outcomes of doubts. A layer picks the pile he can serve, so a miss is counted over all piles: laying right here needs a right card for this place,
 * lying needs a lack of right cards or a will to lie.
 */
export function chanceByCards(
  claim: Claim,
  memory: Memory,
  unseen: Unseen,
  model: LyingModel,
): number {
  const holds = claim.tops.map((top) => holdsRight(claim, top, unseen, claim.above))
  const here = holds[claim.place] ?? 0
  const others = holds.filter((_, index) => index !== claim.place)
  const [first = 0, second = 0] = others
  const alone = (1 - first) * (1 - second)
  const withOne = first * (1 - second) + second * (1 - first)
  const honesty = honestyOf(memory.reputations[claim.layer], model)
  const truth = honesty * here * (alone + withOne / 2 + (first * second) / 3)
  const none = (1 - here) * alone
  const lie = (none + (1 - honesty) * (1 - none)) * chanceOfPlace(claim, model)
  if (truth === 0) return 0
  const sureness = claim.closing ? 1 : model.sureness
  const odds = (lie / truth) ** sureness * (1 / honesty - 1) ** (1 - sureness)
  return 1 / (1 + odds)
}

/** The logarithm of the odds that a claim is a lie, to each style, before the record of the layer is looked at. */
export function suspicionsOf(
  claim: Claim,
  memory: Memory,
  unseen: Unseen,
  model: LyingModel,
): number[] | undefined {
  if (!model.styles) return undefined
  const byCards = chanceByCards(claim, memory, unseen, model)
  const features = featuresOf(claim, -oddsOfChance(byCards))
  return model.styles.map(({ lies }) => oddsBy(lies, features))
}

/** Of whom nothing is known is taken for the first style. */
const NOBODY_SEEN: readonly number[] = [1]

/** How likely something is that each style does by these odds, by who it is: by the style that he seems to have, and by what he did oftener than expected. */
export function chanceByStyles(
  odds: readonly number[],
  reputation: Reputation | undefined,
  surprise?: Surprise,
): number {
  const { evidence = [], before = NOBODY_SEEN } = reputation ?? {}
  const shares = sharesOf(evidence, before)
  const shift = surpriseOf(surprise)
  return odds.reduce((sum, one, index) => sum + (shares[index] ?? 0) * chanceOfOdds(one + shift), 0)
}

/** The chance that the hidden card of a claim is right, by the cards and by who claims it. */
export function chanceOfTruth(
  claim: Claim,
  memory: Memory,
  unseen: Unseen,
  model: LyingModel,
): number {
  const suspicions = suspicionsOf(claim, memory, unseen, model)
  if (!suspicions) return chanceByCards(claim, memory, unseen, model)
  const reputation = memory.reputations[claim.layer]
  return 1 - chanceByStyles(suspicions, reputation, reputation?.lies)
}

/** The tops of all places that can be chosen, and where `place` stands among them. */
export function topsOf(places: readonly PlaceView[]): TopView[] {
  return places.flatMap((place) => (place.kind === 'pile' ? [place.top] : []))
}

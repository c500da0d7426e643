/** What somebody may lay in Buchstabenbluff who plays against bots: truths, and words of all kinds over his dearest cards. */
import {
  freeLaying,
  trueLayings,
  type Laying,
  type TurnView,
} from '../../../../src/bots/buchstabenbluff/layings'
import type { Memory } from '../../../../src/bots/buchstabenbluff/memory'
import { drawFrom, publicPool } from '../../../../src/bots/buchstabenbluff/pool'
import { restWorth } from '../../../../src/bots/buchstabenbluff/worth'
import type { Random } from '../../../../src/engine/chance/random'
import { DOUBT_POINTS } from '../../../../src/games/buchstabenbluff/outside/contract'

/** True words that are weighed, and hands that are imagined for lies, with so many words of each. */
const TRUTHS = 12
const HANDS = 10
const OF_A_HAND = 4

/** How likely each of the others doubts a laying. */
export type Foresee = (laying: Laying) => readonly number[]

/** The truths of the hand. */
export function truthsOf(view: TurnView, { vocabulary }: Memory): Laying[] {
  return trueLayings(view, vocabulary, TRUTHS)
}

/** Words that other hands of that size would spell, over the dearest cards of this one; of each length the ones of most value. */
export function liesOf(view: TurnView, { vocabulary }: Memory, random: Random): Laying[] {
  const pool = publicPool(view)
  const words = new Set<string>()
  for (let number = 0; number < HANDS; number++) {
    const hand = drawFrom(pool, view.hand.length, random)
    for (const { word } of trueLayings({ ...view, hand }, vocabulary, OF_A_HAND)) words.add(word)
  }
  return [...words].flatMap((word) => freeLaying(view, word) ?? [])
}

/** What a laying is expected to bring if the others doubt it so likely: a caught one wins them ten each, of which the average gains its part. */
export function pointsOf(view: TurnView, laying: Laying, chances: readonly number[]): number {
  const doubters = chances.reduce((sum, chance) => sum + chance, 0)
  const rest = restWorth(view, laying.rest)
  if (laying.isTrue) return laying.value + DOUBT_POINTS * doubters + rest
  const believed = chances.reduce((product, chance) => product * (1 - chance), 1)
  return believed * laying.value - (DOUBT_POINTS * doubters) / Math.max(1, chances.length) + rest
}

/** The laying that brings most; undefined: none brings more than keeping the hand. */
export function bestLaying(
  view: TurnView,
  layings: readonly Laying[],
  foresee: Foresee,
): Laying | undefined {
  let best: Laying | undefined
  let most = restWorth(view, view.hand)
  for (const laying of layings) {
    const points = pointsOf(view, laying, foresee(laying))
    if (points <= most) continue
    best = laying
    most = points
  }
  return best
}

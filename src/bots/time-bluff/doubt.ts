/** Whether to doubt: what a pile costs against what catching a bluff wins. */
import type { OfKind } from '../../engine/basics/kinds'
import { present } from '../../engine/basics/invariant'
import { seatAfter } from '../../engine/basics/seat'
import type { PhaseView, TimeBluffView } from '../../games/time-bluff/outside/contract'
import { pointsOf } from '../../games/time-bluff/outside/faces'
import type { Memory } from './memory'
import { heightAt, laidCount } from './places'
import { topsOf, type LyingModel } from './truth'
import type { Claim } from './claim'

/** What a level weighs when it doubts; all in minus points. */
export interface DoubtTaste {
  readonly model: LyingModel
  /** Worth of every card that a caught layer takes, to one of his opponents. */
  readonly gainPerCard: number
  /** Worth of opening the place and of stopping the layer. */
  readonly gain: number
  /** Cost of every card that a wrong doubter takes. */
  readonly lossPerCard: number
  /** Cost of being wrong at all. */
  readonly loss: number
  /** The same of a wrong doubt of last cards, which ends the round; absent: as of any other. */
  readonly lastLossPerCard?: number
  readonly lastLoss?: number
  /** Advantage below which he believes. */
  readonly margin: number
  /** Within which part of what is at stake he is of two minds, so that nobody can foresee a doubt; 0: never. */
  readonly softness: number
  /** How much less sure of a doubt one is who does not see the doubter's hand; in parts of the stake. */
  readonly unseenHand?: number
}

/** The doubt window. */
export type DoubtPhase = OfKind<PhaseView, 'doubt'>

/** The claim that stands in the doubt window of `view`, as the memory completes it. */
export function claimOf(view: TimeBluffView, phase: DoubtPhase, memory: Memory): Claim {
  const { play } = phase
  const below = { face: 'open' as const, ...play.on }
  const places = view.places.map((place, index) =>
    index === play.place && place.kind === 'pile' ? { ...place, top: below } : place,
  )
  const before = places.slice(0, play.place).filter((place) => place.kind === 'pile').length
  const laid = laidCount(play)
  const heights = view.places.flatMap((place, index) =>
    place.kind === 'pile' ? [place.layers.length - (index === play.place ? laid : 0)] : [],
  )
  const last = present(memory.play, 'who is asked has seen the play')
  const above = play.pair ?? play.open
  return {
    layer: play.layer,
    tops: topsOf(places),
    heights,
    place: before,
    closing: play.closing,
    ...(above === undefined ? {} : { above }),
    shown: [play.pair, play.open].filter((card) => card !== undefined),
    handBefore: last.handBefore,
    known: last.known,
    next: view.players[seatAfter(play.layer, view.seats)]?.cards ?? 0,
  }
}

function handPoints(view: TimeBluffView): number {
  return (view.hand ?? []).reduce((sum, card) => sum + pointsOf(card), 0)
}

/** Whether a doubt keeps nobody from ending the round: after last cards another hand than the layer's is empty (TB-87). */
function isOverAnyway({ players }: TimeBluffView, { play }: DoubtPhase): boolean {
  return play.closing && players.some(({ cards }, seat) => seat !== play.layer && cards === 0)
}

/** What a doubt promises, in minus points. */
export interface Prospect {
  /** The expected advantage over belief. */
  readonly advantage: number
  /** What being right and being wrong lie apart. */
  readonly stake: number
}

/** What a wrong doubt of a pile of so many cards costs. */
function lossOf(taste: DoubtTaste, closing: boolean, height: number): number {
  const { loss, lossPerCard, lastLoss = loss, lastLossPerCard = lossPerCard } = taste
  return closing ? lastLoss + lastLossPerCard * height : loss + lossPerCard * height
}

/** What a doubt promises if the claim is right with this chance. */
export function prospectAt(
  view: TimeBluffView,
  phase: DoubtPhase,
  truth: number,
  taste: DoubtTaste,
): Prospect {
  const height = heightAt(view, phase.play.place)
  const lastChance = phase.play.closing ? handPoints(view) : 0
  const goesOn = isOverAnyway(view, phase) ? 0 : taste.gain + lastChance
  const win = goesOn + taste.gainPerCard * height
  const lose = lossOf(taste, phase.play.closing, height)
  return { advantage: (1 - truth) * win - truth * lose - taste.margin, stake: win + lose }
}

/** How likely somebody of this taste doubts. */
export function chanceToDoubt({ advantage, stake }: Prospect, { softness }: DoubtTaste): number {
  if (softness === 0) return advantage > 0 ? 1 : 0
  return 1 / (1 + Math.exp(-advantage / (softness * stake)))
}

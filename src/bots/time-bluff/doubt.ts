/** Whether to doubt: what a pile costs against what catching a bluff wins. */
import type { PhaseView, TimeBluffView } from '../../games/time-bluff/outside/contract'
import { pointsOf } from './faces'
import type { Memory } from './memory'
import { cardsOf, chanceOfTruth, topsOf, type Claim, type LyingModel } from './truth'
import type { Unseen } from './unseen'

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
  /** Advantage below which he believes. */
  readonly margin: number
}

type DoubtPhase = PhaseView & { kind: 'doubt' }

/** The claim that stands in the doubt window of `view`, as the memory completes it. */
export function claimOf(view: TimeBluffView, phase: DoubtPhase): Claim {
  const { play } = phase
  const laid = 1 + (play.open === undefined ? 0 : 1) + (play.pair === undefined ? 0 : 1)
  const below = { face: 'open' as const, ...play.on }
  const places = view.places.map((place, index) =>
    index === play.place && place.kind === 'pile' ? { ...place, top: below } : place,
  )
  const tops = topsOf(places)
  const before = places.slice(0, play.place).filter((place) => place.kind === 'pile').length
  return {
    layer: play.layer,
    tops,
    place: before,
    ...(play.open === undefined ? {} : { open: play.open }),
    handBefore: cardsOf(view, play.layer) + laid,
  }
}

function pileHeight(view: TimeBluffView, phase: DoubtPhase): number {
  const place = view.places[phase.play.place]
  return place?.kind === 'pile' ? place.layers.length : 0
}

function handPoints(view: TimeBluffView): number {
  return (view.hand ?? []).reduce((sum, card) => sum + pointsOf(card), 0)
}

/** The expected advantage of a doubt over belief, in minus points. */
export function advantageOfDoubt(
  view: TimeBluffView,
  phase: DoubtPhase,
  knowledge: { readonly memory: Memory; readonly unseen: Unseen },
  taste: DoubtTaste,
): number {
  const truth = chanceOfTruth(claimOf(view, phase), knowledge.memory, knowledge.unseen, taste.model)
  const height = pileHeight(view, phase)
  const lastChance = phase.play.closing ? handPoints(view) : 0
  const win = taste.gain + taste.gainPerCard * height + lastChance
  const lose = taste.loss + taste.lossPerCard * height
  return (1 - truth) * win - truth * lose - taste.margin
}

/** How somebody doubts who counts cards and goes by a plain line: what sharp expects of careful players. */
import type { DoubtTaste } from './doubt'

/** Doubts what is likely enough a lie by the cards alone, whoever claims it. */
export const COUNTER: DoubtTaste = {
  model: { honesty: 0.8, weight: 1e9, lowPiles: 0, lowClosings: 0, sureness: 1 },
  gainPerCard: 0.33,
  gain: 1,
  lossPerCard: 1,
  loss: 0.3,
  margin: -0.5,
  softness: 0,
}

/** Where the number of a gain stands. */
import { besideOf, type Extent } from './besideSpot'
import type { Gain } from '../playing/scene'
import { belowCardOf, cardPlaceOf, findShownSpot, type CardPlace } from './spots'

/** Of its letters, in rem and in parts of the window's height, as the styles have it, and what a sign and the edge take of one of them. */
const SIZE = { least: 1.4, share: 0.032, most: 1.9 }
const SHARES = { sign: 0.62, edge: 0.8, cards: 1, line: 1.35 }

function extentOf({ text, cards }: Gain): Extent {
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize || '16')
  const letter = Math.max(SIZE.least * rem, Math.min(SIZE.share * innerHeight, SIZE.most * rem))
  const signs = text.length * SHARES.sign + SHARES.edge + (cards ? SHARES.cards : 0)
  return { width: signs * letter, height: SHARES.line * letter }
}

/** The middle of it; undefined where its spot is not shown. */
export function placeOfGain(box: HTMLElement, gain: Gain): CardPlace | undefined {
  const found = findShownSpot(box, gain.at)
  if (!found) return undefined
  if (gain.beside) return besideOf(box, found, extentOf(gain))
  return gain.below ? belowCardOf(found) : cardPlaceOf(found)
}

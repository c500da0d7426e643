/** What the score of the team is made of (TL-25, TL-26). */
import type { TijdlijnView } from '../../../games/tijdlijn/outside/contract'
import { RANKED_CARDS, rankOf, type Rank } from '../../../games/tijdlijn/outside/ranks'

/** How many cards lie where. */
export interface Tally {
  readonly bottom: number
  readonly slots: number
  readonly discard: number
  readonly pile: number
  readonly front: number
}

/** Counts the cards on the table. */
export function tallyOf({ line, discard, pile, players }: TijdlijnView): Tally {
  return {
    bottom: line.reduce((sum, { cards }) => sum + cards.length, 0),
    slots: line.reduce((sum, { slot }) => sum + slot.length, 0),
    discard: discard.length,
    pile,
    front: players.reduce((sum, { cards }) => sum + cards.length, 0),
  }
}

/** The score, counted from what lies there (TL-25). */
export function scoreOfTally({ bottom, slots, discard, pile, front }: Tally): number {
  return bottom * 2 + slots - discard - pile - front
}

/** The rank that the score would give now; undefined where there is none (TL-29). */
export function rankNow({ options, score }: TijdlijnView): Rank | undefined {
  const isRanked = options.mode === 'co-operative' && options.cards === RANKED_CARDS
  return isRanked && score !== undefined ? rankOf(score) : undefined
}

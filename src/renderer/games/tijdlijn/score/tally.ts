/** What the score of the team is made of (TL-25, TL-26). */
import type { Seat } from '../../../../engine/basics/seat'
import type { TijdlijnView } from '../../../../games/tijdlijn/outside/contract'
import { RANKED_CARDS, rankOf, type Rank } from '../../../../games/tijdlijn/outside/ranks'

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

/** How those who play together stand. */
export interface Standing {
  /** What is won or lost for good: by the cards that lie in the line or were discarded. */
  readonly won: number
  /** Cards that can still be laid: a point each for those that are left at the end (TL-25). */
  readonly left: number
  /** Of these, in front of those who play. */
  readonly front: number
  /** Cards that can never be laid, and cost a point each wherever they end: stuck ones (TL-13), and those at a seat that was given up (TL-31). */
  readonly lost: number
  /** Nothing is laid any more: the score counts what is left. */
  readonly isSettled: boolean
}

/** What is won so far, apart from what may still be laid: before the end nobody has lost a point for that. */
export function standingOf(view: TijdlijnView): Standing {
  const tally = tallyOf(view)
  const playing = view.players.flatMap(({ left, cards }) => (left ? [] : cards))
  const front = playing.filter(({ stuck }) => !stuck).length
  const left = tally.pile + front
  return {
    won: scoreOfTally({ ...tally, pile: 0, front: 0 }),
    left,
    front,
    lost: tally.front - front,
    isSettled: view.phase.kind !== 'turn' || left === 0,
  }
}

/** The points that stand on the table: what is won, and once nothing is laid any more, with what is left. */
export function pointsOf(view: TijdlijnView): number {
  const { won, isSettled } = standingOf(view)
  return isSettled ? (view.score ?? 0) : won
}

/** How good a score is where no rank says so. */
export type Praise = 'start' | 'fair' | 'good' | 'strong'

/** From which share of the highest possible score it is called so, the best first. */
const PRAISED: readonly (readonly [Praise, number])[] = [
  ['strong', 0.75],
  ['good', 0.5],
  ['fair', 0.25],
]

/** How a finished match without ranks went (TL-29): the most that its cards can bring, and how near to it the team came. */
export function outOfMost({ options, score }: Pick<TijdlijnView, 'options' | 'score'>):
  | {
      readonly cards: number
      readonly best: number
      readonly score: number
      readonly praise: Praise
    }
  | undefined {
  const { mode, cards } = options
  if (mode !== 'co-operative' || cards === RANKED_CARDS || score === undefined) return undefined
  // All in the bottom row but the card that opens the discards.
  const best = (cards - 1) * 2 - 1
  const [praise] = PRAISED.find(([, from]) => score >= best * from) ?? ['start']
  return { cards, best, score, praise }
}

/** Competitive: who plays off (TC-08); nobody before it comes to that. */
export function playOffOf({
  players,
  playOffAfter,
}: Pick<TijdlijnView, 'players' | 'playOffAfter'>): Seat[] {
  if (playOffAfter === undefined) return []
  return players.flatMap(({ out, left }, seat) => (out === undefined && !left ? [seat] : []))
}

/** The rank that the score would give now; undefined where there is none (TL-29), and as long as a low score only says that the match is young. */
export function rankNow({ options, score, pile, phase }: TijdlijnView): Rank | undefined {
  const isRanked = options.mode === 'co-operative' && options.cards === RANKED_CARDS
  if (!isRanked || score === undefined) return undefined
  const isYoung = score < 0 && pile > 0 && phase.kind === 'turn'
  return isYoung ? undefined : rankOf(score)
}

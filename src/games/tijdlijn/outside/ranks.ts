/** How good a co-operative score is (TL-26). */

const LOWEST = {
  timeless: -Infinity,
  newcomers: 0,
  able: 11,
  learned: 21,
  veterans: 31,
  experts: 41,
  brilliant: 51,
  travellers: 61,
} as const

/** A rank of the team. */
export type Rank = keyof typeof LOWEST

/** All ranks, the lowest first. */
export const RANKS = [
  'timeless',
  'newcomers',
  'able',
  'learned',
  'veterans',
  'experts',
  'brilliant',
  'travellers',
] as const satisfies readonly Rank[]

/** Cards of a match whose score has a rank (TL-29). */
export const RANKED_CARDS = 36

/** The rank of a score with 36 cards. */
export function rankOf(score: number): Rank {
  return RANKS.findLast((rank) => score >= LOWEST[rank]) ?? RANKS[0]
}

/** The lowest score of a rank; -Infinity for the lowest rank. */
export function lowestScoreOf(rank: Rank): number {
  return LOWEST[rank]
}

/** How the first place was decided where gems alone did not (TR-36). */

/** More cards in hand decided, or nothing could. */
export type Tie = 'hands' | 'shared'

/** What decided among those with the most gems; undefined if one alone had them. All by seat. */
export function tieOf({
  ranks,
  gems,
}: {
  readonly ranks: readonly number[]
  readonly gems: readonly number[]
}): Tie | undefined {
  const most = Math.max(...gems)
  if (gems.filter((n) => n === most).length < 2) return undefined
  return ranks.filter((rank) => rank === 1).length > 1 ? 'shared' : 'hands'
}

/** How places were decided among those with equally many gems (TR-36), in words. */
import type { Voice } from '../voice/voice'

/** What a place is made of; all by seat. */
export interface Places {
  readonly ranks: readonly number[]
  readonly gems: readonly number[]
  /** Cards in hand. */
  readonly hands: readonly number[]
}

/** Those who have as many gems as somebody else of another place, the better place first; several such are apart. */
function decidedByHands({ ranks, gems, hands }: Places): { seat: number; n: number }[][] {
  const sums = [...new Set(gems)].sort((one, other) => other - one)
  const groups = sums.map((sum) =>
    gems
      .flatMap((n, seat) => (n === sum ? [{ seat, n: hands[seat] ?? 0 }] : []))
      .sort((one, other) => other.n - one.n),
  )
  return groups.filter((group) => new Set(group.map(({ seat }) => ranks[seat])).size > 1)
}

/** A sentence for what cards in hand have decided, with their numbers, and one for a win that is shared; undefined where gems alone decided. */
export function tieText(places: Places, voice: Voice): string | undefined {
  const groups = decidedByHands(places).map((group) =>
    group.map(({ seat, n }) => voice.about(seat, 'gems', { n })).join(', '),
  )
  const isShared = places.ranks.filter((rank) => rank === 1).length > 1
  const said = [
    ...(groups.length > 0 ? [voice.table('score.tie.hands', { hands: groups.join('; ') })] : []),
    ...(isShared ? [voice.table('score.tie.shared')] : []),
  ]
  return said.length > 0 ? said.join(' ') : undefined
}

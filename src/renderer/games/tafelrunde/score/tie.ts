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

/** What cards in hand have decided in one such group, with their numbers: it says for which place, unless for the first. */
function decidedText(
  group: readonly { seat: number; n: number }[],
  ranks: Places['ranks'],
  voice: Voice,
): string {
  const hands = group.map(({ seat, n }) => voice.about(seat, 'gems', { n })).join(', ')
  const place = Math.min(...group.map(({ seat }) => ranks[seat] ?? ranks.length))
  if (place === 1) return voice.table('score.tie.hands', { hands })
  const named = voice.table(`score.tie.place.${String(place)}`)
  return voice.table('score.tie.handsOf', { place: named, hands })
}

/** A sentence for each place that cards in hand have decided, and one for a win that is shared; undefined where gems alone decided. */
export function tieText(places: Places, voice: Voice): string | undefined {
  const { ranks } = places
  const isShared = ranks.filter((rank) => rank === 1).length > 1
  const said = [
    ...decidedByHands(places).map((group) => decidedText(group, ranks, voice)),
    ...(isShared ? [voice.table('score.tie.shared')] : []),
  ]
  return said.length > 0 ? said.join(' ') : undefined
}

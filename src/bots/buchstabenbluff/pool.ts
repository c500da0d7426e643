/** What cannot be seen: the cards that others may hold or draw. */
import type {
  BuchstabenbluffView,
  Card,
  WordView,
} from '../../games/buchstabenbluff/outside/contract'
import type { Random } from '../../engine/chance/random'
import type { Pool } from './fit'

/** Cards of a word that nobody holds or can draw, as far as they can be seen; those of a bluff went to the discards. */
function outOfPlay({ fate, cards, open }: WordView): readonly Card[] {
  switch (fate) {
    case 'bluff':
      return []
    case 'pending':
    case 'believed':
    case 'true':
      return cards ?? open.map(({ card }) => card)
  }
}

function without(counts: readonly number[], seen: Iterable<Card>): number[] {
  const left = [...counts]
  for (const card of seen) left[card] = Math.max(0, (left[card] ?? 0) - 1)
  return left
}

/** What nobody at the table has seen for sure: the whole deck without what lies open. A word of the viewer's own counts as unseen. */
export function publicPool({ counts, discards, words, you }: BuchstabenbluffView): Pool {
  const isOwnSecret = ({ seat, fate }: WordView): boolean =>
    seat === you && (fate === 'believed' || fate === 'pending')
  const gone = words.flatMap((word) =>
    isOwnSecret(word) ? word.open.map(({ card }) => card) : outOfPlay(word),
  )
  return without(counts, [...discards, ...gone])
}

/** What the viewer has not seen: without his hand, his pile, the discards and the words that were turned up. */
export function unseenPool(view: BuchstabenbluffView): Pool {
  const { counts, discards, words, hand = [] } = view
  return without(counts, [...hand, ...discards, ...words.flatMap(outOfPlay)])
}

/** What a card of the pool is worth on average; 0 if it is empty. */
export function meanValue(pool: Pool, values: readonly number[]): number {
  let cards = 0
  let worth = 0
  pool.forEach((count, face) => {
    cards += count
    worth += count * (values[face] ?? 0)
  })
  return cards === 0 ? 0 : worth / cards
}

/** So many cards from the pool at random, fewer if there are not as many. */
export function drawFrom(pool: Pool, count: number, random: Random): Card[] {
  const left = [...pool]
  let cards = left.reduce((sum, one) => sum + one, 0)
  const drawn: Card[] = []
  for (; drawn.length < count && cards > 0; cards--) {
    let at = random.below(cards)
    const face = left.findIndex((one) => (at -= one) < 0)
    left[face] = (left[face] ?? 0) - 1
    drawn.push(face)
  }
  return drawn
}

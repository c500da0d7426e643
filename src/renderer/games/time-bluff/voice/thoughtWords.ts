/** Which cards advice of a bot of Time Bluff speaks of, in words. */
import type { Thought } from '../../../../engine/contract/thought'
import type { Listener } from '../../../speech/listener/listener'
import { cardName } from './readableCard'

const SLOTS = ['hidden', 'pair', 'open'] as const

/** The word `cards` of a thought: what is to be laid and how, in the order of laying. */
export function thoughtWords(
  { values }: Thought,
  { t }: Listener,
): Readonly<Record<string, string>> {
  const cards = SLOTS.flatMap((slot) => {
    const card = values[slot]
    return card === undefined
      ? []
      : [t(`timeBluffTable.thought.adviseCard.${slot}`, { card: cardName(card, t) })]
  })
  return { cards: cards.join('; ') }
}

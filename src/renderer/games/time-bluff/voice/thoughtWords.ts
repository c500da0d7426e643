/** Which cards a thought of a bot of Time Bluff speaks of, and whose doubt, in words. */
import type { Thought } from '../../../../engine/contract/thought'
import type { Listener } from '../../../speech/listener/listener'
import { Voice } from './voice'

const SLOTS = ['hidden', 'pair', 'open'] as const

/** That somebody doubts, as the sentence goes on: of two players it can only be the other one, who is the listener himself where a bot has laid. */
function doubtsText(kind: string, voice: Voice): string {
  const { you } = voice.listener
  const other = you === undefined ? undefined : voice.onlyOther(you)
  if (other === undefined) return voice.table('thought.doubts.somebody')
  if (!kind.startsWith('advise')) return voice.table('thought.doubts.you')
  return voice.table('thought.doubts.other', { name: voice.name(other) })
}

/** The word `cards` of a thought, what is to be laid and how, in the order of laying, and `doubts`, that somebody does. */
export function thoughtWords(
  { kind, values }: Thought,
  listener: Listener,
): Readonly<Record<string, string>> {
  const voice = new Voice(listener)
  const cards = SLOTS.flatMap((slot) => {
    const card = values[slot]
    if (card === undefined) return []
    return [voice.table(`thought.adviseCard.${slot}`, { card: voice.card(card) })]
  })
  return { cards: cards.join('; '), doubts: doubtsText(kind, voice) }
}

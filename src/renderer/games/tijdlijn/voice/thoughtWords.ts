/** What bots of Tijdlijn speak of, in words: the place in the line, the card that is meant, and the one that was played. */
import type { Json } from '../../../../engine/basics/json'
import type { Thought } from '../../../../engine/contract/thought'
import { isTijdlijnView } from '../../../../games/tijdlijn/outside/guards'
import type { Listener } from '../../../speech/listener/listener'
import { cardInSight } from './names'
import { Voice } from './voice'

/** The words `gap`, `card` and `own` of a thought, whether it speaks of them or not. */
export function thoughtWords(
  { values }: Thought,
  listener: Listener,
  view: Json,
): Readonly<Record<string, string>> {
  const voice = new Voice(listener)
  const on: unknown = view
  const cardAt = (handle: number | undefined) =>
    isTijdlijnView(on) && handle !== undefined ? cardInSight(on, handle) : undefined
  const [card, own] = [cardAt(values['card']), cardAt(values['own'])]
  const { after, before } = values
  return {
    gap: voice.gap({
      ...(after !== undefined && { after }),
      ...(before !== undefined && { before }),
    }),
    card: card ? voice.card(card) : '…',
    own: own ? voice.known(own) : voice.table('thatCard'),
  }
}

/** Which cards of the hand would be honest as the hidden one, and on which piles: for the one who lays, and for nobody else. */
import type { Card } from '../../../games/time-bluff/outside/cards'
import { PLACES, type TimeBluffView } from '../../../games/time-bluff/outside/contract'
import { progressOf, slotsOf, type Draft } from './draft'
import { isHonest } from './rules'

/** Whether the next card of the hand would lie hidden. */
export function choosesHidden(view: TimeBluffView, draft: Draft): boolean {
  const progress = progressOf(view, draft)
  const missing = progress.kind === 'missing' ? progress.what : undefined
  return slotsOf(view, draft).includes('hidden') && (draft.active ?? missing) === 'hidden'
}

/** The piles on which a card would be honest beside what is chosen already, numbered from 1; where a pile is chosen, that one alone. */
export function fittingPiles(view: TimeBluffView, draft: Draft, hidden: Card): readonly number[] {
  const { open, pair } = draft.cards
  const places = draft.place === undefined ? PLACES : [draft.place]
  return places
    .filter((place) =>
      isHonest(view, {
        kind: 'lay',
        place,
        hidden,
        ...(open && { open: open.card }),
        ...(pair && { pair: pair.card }),
      }),
    )
    .map((place) => place + 1)
}

/** Which cards of the hand would be honest as the hidden one, and on which piles: for the one who lays, and for nobody else. */
import type { Card } from '../../../../games/time-bluff/outside/cards'
import type { TimeBluffView } from '../../../../games/time-bluff/outside/contract'
import { PLACES, type Place } from '../../../../games/time-bluff/outside/places'
import { progressOf, slotsOf, type Draft } from '../ask/draft'
import { isHonest } from '../rules'

/** Whether the next card of the hand would lie hidden. */
export function choosesHidden(view: TimeBluffView, draft: Draft): boolean {
  const progress = progressOf(view, draft)
  const missing = progress.kind === 'missing' ? progress.what : undefined
  return slotsOf(view, draft).includes('hidden') && (draft.active ?? missing) === 'hidden'
}

/** The places on which a card would be honest beside what is chosen already, whichever pile is chosen. */
export function fittingPlaces(view: TimeBluffView, draft: Draft, hidden: Card): readonly Place[] {
  const { open, pair } = draft.cards
  return PLACES.filter((place) =>
    isHonest(view, {
      kind: 'lay',
      place,
      hidden,
      ...(open && { open: open.card }),
      ...(pair && { pair: pair.card }),
    }),
  )
}

/** The same as piles numbered from 1; where a pile is chosen, that one alone. */
export function fittingPiles(view: TimeBluffView, draft: Draft, hidden: Card): readonly number[] {
  return fittingPlaces(view, draft, hidden)
    .filter((place) => draft.place === undefined || draft.place === place)
    .map((place) => place + 1)
}

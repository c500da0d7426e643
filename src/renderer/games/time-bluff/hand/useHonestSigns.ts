/** Signs for the one who lays, and for nobody else: where his cards would be honest, and where they are a bluff. */
import { computed, type ComputedRef } from 'vue'
import type { Card } from '../../../../games/time-bluff/outside/cards'
import type { TimeBluffView } from '../../../../games/time-bluff/outside/contract'
import type { Place } from '../../../../games/time-bluff/outside/places'
import { isHonest } from '../../../../games/time-bluff/outside/truth'
import { decisionOf } from '../../../../games/time-bluff/outside/check'
import { legalMoves } from '../../../../games/time-bluff/outside/legalMoves'
import { useSettings } from '../../../stores/settings'
import type { Draft, Progress } from '../ask/draft'
import { choosesHidden, fittingPiles, fittingPlaces } from './fittingPiles'
import type { HandCard } from './handCards'

/** What the signs follow from. */
export interface HonestSignsOptions {
  readonly view: () => TimeBluffView
  readonly draft: () => Draft
  readonly progress: () => Progress
}

/** The signs; none where the settings want none. */
export interface HonestSigns {
  /** The piles on which a card of the hand would be honest, numbered from 1, while a card to hide is chosen. */
  readonly fittingPilesOf: (card: HandCard) => readonly number[]
  /** Where the card that is chosen to lie hidden would be honest. */
  readonly honestPlaces: ComputedRef<readonly Place[]>
  /** The chosen place, once all is chosen and it is a bluff there. */
  readonly bluffPlace: ComputedRef<Place | undefined>
}

/** The cards that may lie hidden with what is chosen already: a card that leaves no other to lie open is none of them. */
function hideable(view: TimeBluffView, { cards: { open, pair } }: Draft): ReadonlySet<Card> {
  const cards = new Set<Card>()
  for (const move of legalMoves(view)) {
    if (move.kind !== 'lay') continue
    const isOpen = open === undefined || move.open === open.card
    if (isOpen && (pair === undefined || move.pair === pair.card)) cards.add(move.hidden)
  }
  return cards
}

/** Follows the move that is being put together. */
export function useHonestSigns({ view, draft, progress }: HonestSignsOptions): HonestSigns {
  const { settings } = useSettings()
  const fitting = computed(() =>
    settings.truth && choosesHidden(view(), draft()) ? hideable(view(), draft()) : new Set<Card>(),
  )
  return {
    fittingPilesOf: ({ card }) =>
      fitting.value.has(card) ? fittingPiles(view(), draft(), card) : [],
    honestPlaces: computed(() => {
      const { hidden } = draft().cards
      if (!settings.truth || decisionOf(view()) !== 'lay' || !hidden) return []
      return fittingPlaces(view(), draft(), hidden.card)
    }),
    bluffPlace: computed(() => {
      const now = progress()
      const isBluff = settings.truth && now.kind === 'ready' && isHonest(view(), now.move) === false
      return isBluff ? draft().place : undefined
    }),
  }
}

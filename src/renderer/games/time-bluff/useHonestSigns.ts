/** Signs for the one who lays, and for nobody else: where his cards would be honest. */
import { computed, type ComputedRef } from 'vue'
import type { Place, TimeBluffView } from '../../../games/time-bluff/outside/contract'
import { decisionOf } from '../../../games/time-bluff/outside/check'
import { useSettings } from '../../stores/settings'
import type { Draft } from './draft'
import { choosesHidden, fittingPiles, fittingPlaces } from './fittingPiles'
import type { HandCard } from './handCards'

/** What the signs follow from. */
export interface HonestSignsOptions {
  readonly view: () => TimeBluffView
  readonly draft: () => Draft
}

/** The signs; none where the settings want none. */
export interface HonestSigns {
  /** The piles on which a card of the hand would be honest, numbered from 1, while a card to hide is chosen. */
  readonly fittingPilesOf: (card: HandCard) => readonly number[]
  /** Where the card that is chosen to lie hidden would be honest. */
  readonly honestPlaces: ComputedRef<readonly Place[]>
}

/** Follows the move that is being put together. */
export function useHonestSigns({ view, draft }: HonestSignsOptions): HonestSigns {
  const { settings } = useSettings()
  return {
    fittingPilesOf: ({ card }) =>
      settings.truth && choosesHidden(view(), draft()) ? fittingPiles(view(), draft(), card) : [],
    honestPlaces: computed(() => {
      const { hidden } = draft().cards
      if (!settings.truth || decisionOf(view()) !== 'lay' || !hidden) return []
      return fittingPlaces(view(), draft(), hidden.card)
    }),
  }
}

/** Carrying cards over the table of Tijdlijn: to the line, to a place of the row, to the discards. */
import { computed, type ComputedRef } from 'vue'
import { ownCards } from '../../../../games/tijdlijn/outside/check'
import type {
  CardHandle,
  StandingView,
  TijdlijnView,
} from '../../../../games/tijdlijn/outside/contract'
import { useCardDrag, type CardDrag } from '../../../table/cards/cardDrag'
import type { Choosing } from '../ask/useChoosing'
import type { Turn } from '../ask/useTurn'

interface CarryingOptions {
  readonly view: () => TijdlijnView
  readonly turn: Turn
  readonly choosing: Choosing
}

/** Cards that are carried, and presses, where the one that ends a carry does nothing. */
export interface Carrying {
  readonly drag: CardDrag<CardHandle>
  /** The card that is in the air. */
  readonly carried: ComputedRef<StandingView | undefined>
  choose(card: CardHandle): void
  takeBack(): void
}

/** Carries cards, and chooses them by a press. */
export function useCarrying({ view, turn, choosing }: CarryingOptions): Carrying {
  const drag = useCardDrag<CardHandle>({
    canCarry: () => turn.asked.value !== undefined,
    dropped: (card, target) => {
      // Its date decides where it goes, not the place where it was let go (TL-06): there is nothing left to choose.
      if (target === 'line') turn.playAtOnce(card)
      else if (target === 'discard') turn.aimAtDiscards(card)
      else {
        if (turn.draft.value.card !== card) choosing.choose(card)
        const at = Number(target.replace('gap-', ''))
        if (target.startsWith('gap-') && turn.draft.value.gap !== at) turn.chooseGap(at)
      }
    },
    missed: () => {
      turn.miss()
    },
  })
  return {
    drag,
    carried: computed(() => ownCards(view()).find(({ card }) => card === drag.carried.value?.item)),
    choose: (card) => {
      if (!drag.swallowsClick()) choosing.choose(card)
    },
    takeBack: () => {
      if (!drag.swallowsClick()) choosing.undo()
    },
  }
}

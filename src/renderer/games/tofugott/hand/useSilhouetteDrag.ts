/** Carrying silhouettes: into the places of answers and guesses, from one to another, and back into the hand. */
import type { Silhouette } from '../../../../games/tofugott/outside/silhouettes'
import { useCardDrag, type CardDrag } from '../../../table/cards/cardDrag'
import type { Choosing } from '../ask/useChoosing'

/** What carrying gives. */
export interface SilhouetteDrag {
  readonly drag: CardDrag<Silhouette>
  /** The same choosing for what is pressed: what was just carried is not pressed as well. */
  readonly pressing: Choosing
  /** Begins to carry what lies in a place. */
  grabAnswer(event: PointerEvent, place: number): void
  /** Begins to carry the guess from where it was put. */
  grabGuess(event: PointerEvent): void
}

function drop(choosing: Choosing, silhouette: Silhouette, target: string): void {
  const [kind, place] = target.split(':')
  const isThere = choosing.draft.value.guess === silhouette
  if (kind === 'hand') choosing.putBack(silhouette)
  else if (kind === 'guess') {
    if (!isThere) choosing.choose(silhouette)
  } else if (choosing.asked.value === 'answer') {
    choosing.choose(silhouette, place === undefined ? undefined : Number(place))
  } else choosing.refusePlace()
}

/** Lets silhouettes be carried at any time but while a move is sent: where that leads to nothing, it is said. */
export function useSilhouetteDrag(choosing: Choosing): SilhouetteDrag {
  const drag = useCardDrag<Silhouette>({
    canCarry: () => !choosing.sending.value,
    dropped: (silhouette, target) => {
      drop(choosing, silhouette, target)
    },
  })
  return {
    drag,
    pressing: {
      ...choosing,
      choose: (silhouette, place) => {
        if (!drag.swallowsClick()) choosing.choose(silhouette, place)
      },
      press: (place) => {
        if (!drag.swallowsClick()) choosing.press(place)
      },
    },
    grabAnswer: (event, place) => {
      const silhouette = choosing.draft.value.answers[place]
      if (silhouette !== undefined) drag.start(event, silhouette)
    },
    grabGuess: (event) => {
      const { guess } = choosing.draft.value
      if (guess !== undefined) drag.start(event, guess)
    },
  }
}

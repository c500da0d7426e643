/** Which step of the guide fits what happens. */
import { decisionOf } from '../../../games/tofugott/outside/check'
import type { TofugottView } from '../../../games/tofugott/outside/contract'

/** Points were given already, and mean something to whoever guesses or waits. */
function hasScored({ turn, settled }: TofugottView): boolean {
  return turn > 0 || settled.length > 0
}

/** 1: one's own card is chosen and answered, 2: one is guessed at, 3: cards are turned, 4: points were given; undefined at the end, and while others choose their first card: nothing is to be known of that. */
export function guideMoment(view: TofugottView): number | undefined {
  const decision = decisionOf(view)
  if (decision === 'keep' || decision === 'answer') return 1
  switch (view.phase.kind) {
    case 'keeping':
      return hasScored(view) ? 4 : undefined
    case 'locking':
      return hasScored(view) ? 4 : 2
    case 'revealing':
      return 3
    case 'over':
      return undefined
  }
}

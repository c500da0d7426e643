/** Which step of the guide fits what happens. */
import { decisionOf } from '../../../games/tofugott/outside/check'
import type { TofugottView } from '../../../games/tofugott/outside/contract'

/** Points were given already, and mean something to whoever guesses or waits. */
function hasScored({ turn, settled }: TofugottView): boolean {
  return turn > 0 || settled.length > 0
}

/**
 * 1: one's own card is chosen and answered, 2: one is guessed at, 3: cards are turned, 4: points were given, 5 and 6: as 2 and 3, at one's own
 * answers; undefined at the end, and while others choose their first card: nothing is to be known of that. A first guess comes after points
 * for whoever begins.
 */
export function guideMoment(view: TofugottView): number | undefined {
  const decision = decisionOf(view)
  if (decision === 'keep' || decision === 'answer') return 1
  const isOwnTurn = view.active === view.you
  switch (view.phase.kind) {
    case 'keeping':
      return hasScored(view) ? 4 : undefined
    case 'locking':
      if (isOwnTurn) return 5
      return view.settled.length > 0 ? 4 : 2
    case 'revealing':
      return isOwnTurn ? 6 : 3
    case 'over':
      return undefined
  }
}

/** What stands behind `step` in the name of a step's words: what a miss costs depends on the table (TG-18). */
export function stepName(step: number, { options }: TofugottView): string {
  return step === 4 && options.floor !== 'none' ? `${String(step)}ToFloor` : String(step)
}

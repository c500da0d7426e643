/** Where the focus goes in the hand with each step: whoever chooses cards one after the other stays there. */
import { nextTick } from 'vue'
import { cameBack, type Draft } from '../ask/draft'

/** Where the guess lies beside the question. */
const GUESS = '.tofugott-ask .slot'

/** Whoever takes a card back goes on with it; whoever has chosen one goes on with the next, as long as the hand had the focus. A guess is one card: the focus goes with it, else a second press would take another one instead. */
export async function leadInHand(before: Draft, after: Draft): Promise<void> {
  const back = cameBack(before, after)
  const wasThere = document.activeElement?.closest('.silhouette-hand') !== null
  await nextTick()
  const key = back === undefined ? '[tabindex="0"]' : `[data-key="${back}"]`
  if (back === undefined && !wasThere) return
  const isGuess = back === undefined && after.guess !== undefined
  const place = isGuess ? GUESS : `.silhouette-hand ${key}`
  document.querySelector<HTMLElement>(place)?.focus({ preventScroll: true })
}

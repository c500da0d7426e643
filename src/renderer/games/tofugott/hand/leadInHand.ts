/** Where the focus goes in the hand with each step: whoever chooses cards one after the other stays there. */
import { nextTick } from 'vue'
import { cameBack, type Draft } from '../ask/draft'

/** Whoever takes a card back goes on with it; whoever has chosen one goes on with the next, as long as the hand had the focus. */
export async function leadInHand(before: Draft, after: Draft): Promise<void> {
  const back = cameBack(before, after)
  const wasThere = document.activeElement?.closest('.silhouette-hand') !== null
  await nextTick()
  const key = back === undefined ? '[tabindex="0"]' : `[data-key="${back}"]`
  if (back === undefined && !wasThere) return
  document.querySelector<HTMLElement>(`.silhouette-hand ${key}`)?.focus({ preventScroll: true })
}

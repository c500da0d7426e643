/** What is held up over a table, for all to see: where, how long, and that it stays with its place while the row around it moves. */
import { shallowRef, type ShallowRef } from 'vue'
import { readingOf } from '../playing/timing'
import { openingTime } from '../playing/useOpened'
import type { ShownScene, StageAround } from '../playing/useStage'
import { heldNow, heldUpOf, isSamePlace, type HeldUpPlace } from './heldUp'
import { shareOf } from './holdingUp'
import { cardPlaceOf, type CardPlace } from './spots'

/** What is held up. */
export interface HeldUp extends HeldUpPlace {
  readonly from: CardPlace
  /** Milliseconds until all lies open. */
  readonly time: number
  /** Milliseconds after which it goes, 0 where it stays until the end. */
  readonly until: number
  /** From where to where the cloth reaches: nothing is stamped beside it. */
  readonly within: { readonly left: number; readonly right: number }
}

/** Looks as often as the page is drawn, until there is nothing more to see. */
function eachFrame(look: () => boolean): void {
  requestAnimationFrame(() => {
    if (look()) eachFrame(look)
  })
}

/** Holds up what a scene turns over; `start` is where it lay. */
export function useHeldUp(around: () => StageAround): {
  readonly verdict: ShallowRef<HeldUp | undefined>
  hold(box: HTMLElement, shown: ShownScene, start: HTMLElement): void
} {
  const verdict = shallowRef<HeldUp>()
  /** False: it is gone, or is held elsewhere. */
  function follow(box: HTMLElement, number: number): boolean {
    const now = around().stage.scene.value
    const { value: held } = verdict
    if (!held || now?.number !== number || !now.scene.verdict) return false
    const place = heldNow(box, now.scene.verdict, now.hasArrived)
    if (place && !isSamePlace(held, place)) verdict.value = { ...held, ...place }
    return place !== undefined
  }
  return {
    verdict,
    hold(box, shown, start) {
      const { scene, number } = shown
      if (!scene.verdict) return
      verdict.value = {
        from: cardPlaceOf(start),
        ...heldUpOf(box, scene.verdict),
        time: openingTime(shown),
        until: readingOf(scene) * shareOf(shown),
        within: (box.querySelector('.cloth') ?? box).getBoundingClientRect(),
      }
      eachFrame(() => follow(box, number))
    },
  }
}

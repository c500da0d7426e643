/** Keeps in sight what happens in the time line: where something lands, which place is chosen, which card has just come. */
import { nextTick, onMounted, watch } from 'vue'
import type { CardHandle } from '../../../../games/tijdlijn/outside/contract'
import type { Strip } from './useStrip'

/** What the strip shows, as far as it can change. */
export interface LineHappenings {
  /** Another one whenever its cards are larger or smaller. */
  readonly size: () => unknown
  /** How many cards lie there. */
  readonly count: () => number
  /** Another one whenever anything in it has changed: a card on another makes the rest smaller. */
  readonly line: () => unknown
  /** A card that has just come to lie here. */
  readonly fresh: () => CardHandle | undefined
  /** Where things are about to land, as a spot. */
  readonly landing: () => string | undefined
  readonly chosenGap: () => number | undefined
  /** Somebody is choosing a place, or stands in the line by key: what others play does not take it out of sight. */
  readonly isStudied: () => boolean
}

const AFTER_RENDER = { flush: 'post' } as const

/** Follows as long as the component lives. */
export function useLineInSight(strip: Strip, happens: LineHappenings): void {
  const { size, count, line, fresh, landing, chosenGap, isStudied } = happens
  watch(
    landing,
    (spot) => {
      if (spot !== undefined && !isStudied()) strip.reveal(`[data-spot="${spot}"]`, 'instant')
    },
    AFTER_RENDER,
  )
  function showChosen(at: number | undefined, behavior: ScrollBehavior): void {
    if (at !== undefined) strip.reveal(`[data-spot="gap-${String(at)}"]`, behavior)
  }
  function showFresh(card: CardHandle | undefined, behavior: ScrollBehavior): void {
    if (card !== undefined) strip.reveal(`[data-key="card-${String(card)}"]`, behavior)
  }
  // A page that is loaded again: what came last, unless a place has been chosen already.
  onMounted(() => {
    showFresh(fresh(), 'instant')
    showChosen(chosenGap(), 'instant')
  })
  watch(
    chosenGap,
    (at) => {
      showChosen(at, 'smooth')
    },
    AFTER_RENDER,
  )
  // A card more at the left shifts all others: what one looks at stays where it is.
  watch([size, line], async () => {
    const settle = strip.anchor()
    await nextTick()
    settle()
    strip.measure()
    // Whatever finds its size only once it has been drawn.
    requestAnimationFrame(() => {
      strip.measure()
    })
  })
  // Once it lies there: the line has grown, and its middle is elsewhere.
  watch(
    [fresh, count],
    async ([card]) => {
      // What one looks at has been put back first: that would end the scroll.
      await nextTick()
      if (!isStudied()) showFresh(card, 'smooth')
    },
    AFTER_RENDER,
  )
}

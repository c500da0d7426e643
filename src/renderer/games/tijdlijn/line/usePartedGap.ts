/** A card that is held up in the line: the places on both sides of it move apart, so that its year can be compared with theirs. */
import { computed, watch, type ComputedRef } from 'vue'
import { useStageAround } from '../../../stage/playing/useStage'
import { partedBy } from '../scenery/things'
import type { Strip } from './useStrip'

/** The gap in which a card is held just now, as it is counted in a move; it is brought to the middle of the window. */
export function usePartedGap(strip: Strip): ComputedRef<number | undefined> {
  const around = useStageAround()
  const parted = computed(() => {
    const shown = around?.stage.scene.value
    const verdict = shown?.scene.verdict
    // One that is right lies there once it has arrived, and is a place by itself.
    if (!verdict || (shown.hasArrived && verdict.tone === 'good')) return undefined
    return partedBy(verdict.held?.[0])
  })
  watch(
    parted,
    (at) => {
      if (at !== undefined) strip.center(`[data-spot="gap-${String(at)}"]`)
    },
    { flush: 'post' },
  )
  return parted
}

/** The guide through the first raid: shown and told once on a computer, skippable at any step. */
import { computed, ref, watch, type ComputedRef } from 'vue'

const DONE = 'stammtisch.guide.tafelrunde'
const STEPS = 4

/** The guide. */
export interface FirstRaid {
  /** From 1; undefined when it is over or was never wanted. */
  readonly step: ComputedRef<number | undefined>
  next(): void
  skip(): void
}

/** Guides who takes part in a match; `tell` says each step aloud. */
export function useFirstRaid(takesPart: () => boolean, tell: (step: number) => void): FirstRaid {
  const at = ref(localStorage.getItem(DONE) === null ? 1 : STEPS + 1)
  const step = computed(() => (takesPart() && at.value <= STEPS ? at.value : undefined))
  function skip(): void {
    at.value = STEPS + 1
    localStorage.setItem(DONE, '1')
  }
  watch(
    step,
    (number) => {
      if (number !== undefined) tell(number)
    },
    { immediate: true },
  )
  return {
    step,
    skip,
    next: () => {
      if (at.value >= STEPS) skip()
      else at.value += 1
    },
  }
}

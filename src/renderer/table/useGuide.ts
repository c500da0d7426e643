/** A guide through somebody's first match of a game: shown and told once on a computer, skippable at any step. */
import { computed, ref, watch, type ComputedRef } from 'vue'

/** What a game's guide is. */
export interface GuideOptions {
  /** The game's id: each is remembered for itself. */
  readonly game: string
  readonly steps: number
  /** Whether this is a moment for it. */
  readonly isWanted: () => boolean
  /** Says a step aloud; from 1. */
  readonly tell: (step: number) => void
}

/** The guide. */
export interface Guide {
  /** From 1; undefined when it is over or was never wanted. */
  readonly step: ComputedRef<number | undefined>
  next(): void
  skip(): void
}

/** Guides who plays a game for the first time. */
export function useGuide({ game, steps, isWanted, tell }: GuideOptions): Guide {
  const done = `stammtisch.guide.${game}`
  const at = ref(localStorage.getItem(done) === null ? 1 : steps + 1)
  const step = computed(() => (isWanted() && at.value <= steps ? at.value : undefined))
  function skip(): void {
    at.value = steps + 1
    localStorage.setItem(done, '1')
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
      if (at.value >= steps) skip()
      else at.value += 1
    },
  }
}

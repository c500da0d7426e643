/** Goes through a match by itself: each step once the one before has been seen and read. */
import { onScopeDispose, readonly, ref, watch, type Ref } from 'vue'
import { readingTime } from '../../stage/captions/useCaptions'
import type { LookedAt } from './useLookBack'

/** Milliseconds that a step stays at most after its pictures. */
const LONGEST = 4000

/** Going on by itself. */
export interface LookBackRun {
  readonly isRunning: Readonly<Ref<boolean>>
  toggle(): void
  stop(): void
}

/** Runs from where one is to the end, unless it is stopped. */
export function useLookBackRun(
  { place, told, isPlaying, forward }: LookedAt,
  entries: number,
): LookBackRun {
  const isRunning = ref(false)
  let timer: ReturnType<typeof setTimeout> | undefined
  watch([isRunning, isPlaying, place], ([runs, plays]) => {
    clearTimeout(timer)
    if (place.value.at >= entries) isRunning.value = false
    else if (runs && !plays) {
      timer = setTimeout(() => void forward(), readingTime(told.value.text, LONGEST))
    }
  })
  onScopeDispose(() => {
    clearTimeout(timer)
  })
  return {
    isRunning: readonly(isRunning),
    toggle: () => {
      isRunning.value = !isRunning.value
    },
    stop: () => {
      isRunning.value = false
    },
  }
}

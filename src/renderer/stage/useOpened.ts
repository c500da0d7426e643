/** When what happens may be said: a card that is turned over is told of once it lies open. */
import { onScopeDispose, watch } from 'vue'
import type { Json } from '../../engine/json'
import { timingOf, turningOf } from './timing'
import type { ShownScene, Stage } from './useStage'

/** Milliseconds from the beginning of a step until all that it turns over lies open; 0 where it turns nothing. */
export function openingTime({ scene, moves }: Pick<ShownScene, 'scene' | 'moves'>): number {
  const full = timingOf(scene, 'full').moves
  return full === 0 ? 0 : (turningOf(scene) * moves) / full
}

/** Calls `tell` with the events that each change of the stage begins, and with one that turns cards over not before they lie open. */
export function useOpened(stage: Stage, tell: (events: readonly Json[]) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  watch(stage.count, () => {
    clearTimeout(timer)
    const begun = stage.begun.value
    const wait = stage.scene.value ? openingTime(stage.scene.value) : 0
    tell(wait > 0 ? begun.slice(0, -1) : begun)
    if (wait > 0) timer = setTimeout(() => tell(begun.slice(-1)), wait)
  })
  onScopeDispose(() => clearTimeout(timer))
}

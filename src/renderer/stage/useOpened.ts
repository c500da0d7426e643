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

/** What may be said of events. */
export interface OpenedPorts {
  /** Of these events all but the first lines, as many as were told before. */
  readonly tell: (events: readonly Json[], before: number) => void
  /** Of an event that turns cards over, so many lines while they are still being turned. */
  readonly tellBefore: (event: Json, lines: number) => void
}

/** Calls `tell` with the events that each change of the stage begins, and with one that turns cards over not before they lie open. */
export function useOpened(stage: Stage, { tell, tellBefore }: OpenedPorts): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  watch(stage.count, () => {
    clearTimeout(timer)
    const begun = stage.begun.value
    const { value: shown } = stage.scene
    const wait = shown ? openingTime(shown) : 0
    const turning = wait > 0 ? begun.at(-1) : undefined
    tell(turning === undefined ? begun : begun.slice(0, -1), 0)
    if (turning === undefined) return
    const before = shown?.scene.verdict?.before ?? 0
    if (before > 0) tellBefore(turning, before)
    timer = setTimeout(() => tell([turning], before), wait)
  })
  onScopeDispose(() => clearTimeout(timer))
}

/** When what happens may be said: a card that is turned over is told of once it lies open. */
import { onScopeDispose, watch } from 'vue'
import type { Json } from '../../../engine/basics/json'
import { timingOf, turningOf } from './timing'
import type { ShownScene, Stage } from './useStage'

/** Milliseconds from the beginning of a step until all that it turns over lies open; 0 where it turns nothing. */
export function openingTime({ scene, moves }: Pick<ShownScene, 'scene' | 'moves'>): number {
  const full = timingOf(scene, 'full').moves
  return full === 0 ? 0 : (turningOf(scene) * moves) / full
}

/** Milliseconds from the beginning of a step until all its sums are counted; 0 where it counts nothing. */
function countedTime({ scene, moves }: Pick<ShownScene, 'scene' | 'moves'>): number {
  return (scene.sums ?? []).length > 0 ? moves : 0
}

/** What may be said of events. */
export interface OpenedPorts {
  /** Of these events all but the first lines, as many as were told before. */
  readonly tell: (events: readonly Json[], before: number) => void
  /** Of an event that turns cards over, so many lines while they are still being turned. */
  readonly tellBefore: (event: Json, lines: number) => void
  /** Of an event whose sums are being counted, what is known already; false: it is told at once. */
  readonly tellCounting: (event: Json) => boolean
}

/** Calls `tell` with the events that each change of the stage begins: with one that turns cards over not before they lie open, with one that counts once it has counted. */
export function useOpened(stage: Stage, { tell, tellBefore, tellCounting }: OpenedPorts): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let counted: (() => void) | undefined
  function tellTurning(event: Json, { scene }: ShownScene, wait: number): void {
    const before = scene.verdict?.before ?? 0
    if (before > 0) tellBefore(event, before)
    timer = setTimeout(() => tell([event], before), wait)
  }
  function tellSums(event: Json, wait: number): void {
    if (!tellCounting(event)) {
      tell([event], 0)
      return
    }
    counted = () => {
      counted = undefined
      tell([event], 0)
    }
    timer = setTimeout(counted, wait)
  }
  watch(stage.count, () => {
    clearTimeout(timer)
    counted?.()
    const begun = stage.begun.value
    const { value: shown } = stage.scene
    const last = begun.at(-1)
    const [turns, counts] = shown ? [openingTime(shown), countedTime(shown)] : [0, 0]
    if (!shown || last === undefined || turns + counts === 0) {
      tell(begun, 0)
      return
    }
    if (turns > 0 || begun.length > 1) tell(begun.slice(0, -1), 0)
    if (turns > 0) tellTurning(last, shown, turns)
    else tellSums(last, counts)
  })
  onScopeDispose(() => clearTimeout(timer))
}

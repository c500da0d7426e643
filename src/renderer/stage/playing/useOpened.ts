/** When what happens may be said: a card that is turned over is told of once it lies open. */
import { onScopeDispose, watch } from 'vue'
import type { Json } from '../../../engine/basics/json'
import { timingOf, turningOf, turnsOf } from './timing'
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
  /** A card begins to be turned over: the first one, and each of a row after it. */
  readonly turn: () => void
  /** Of an event whose sums are being counted, what is known already; false: it is told at once. */
  readonly tellCounting: (event: Json) => boolean
}

/** Calls `tell` with the events that each change of the stage begins: with one that turns cards over not before they lie open, with one that counts once it has counted. */
export function useOpened(
  stage: Stage,
  { tell, tellBefore, turn, tellCounting }: OpenedPorts,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let counted: (() => void) | undefined
  let turning: ReturnType<typeof setTimeout> | undefined
  /** So many cards, one after the other. */
  function turnCards(left: number, stagger: number): void {
    turn()
    if (left > 1) turning = setTimeout(turnCards, stagger, left - 1, stagger)
  }
  function tellTurning(event: Json, { scene }: ShownScene, wait: number): void {
    const before = scene.verdict?.before ?? 0
    if (before > 0) tellBefore(event, before)
    const cards = scene.verdict?.faces.length ?? 0
    turnCards(cards, turnsOf(cards, wait).stagger)
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
  function stop(): void {
    clearTimeout(timer)
    clearTimeout(turning)
  }
  watch(stage.count, () => {
    stop()
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
  onScopeDispose(stop)
}

/** The clock of a decision, ticking in the window between two messages of the host. */
import { onScopeDispose, shallowRef, watch, type ShallowRef } from 'vue'
import type { DecisionView } from '../../protocol/messages'

/** Time that is left for a decision, in milliseconds. */
export interface Deadline {
  readonly left: number
  readonly limit: number
}

const TICK = 200

/** Follows the clock of a decision; undefined without a limit. */
export function useDeadline(
  decision: () => DecisionView | undefined,
): Readonly<ShallowRef<Deadline | undefined>> {
  const deadline = shallowRef<Deadline>()
  let timer: ReturnType<typeof setInterval> | undefined

  function stop(): void {
    clearInterval(timer)
    timer = undefined
    deadline.value = undefined
  }
  watch(
    decision,
    (now) => {
      stop()
      if (now?.left === undefined || now.limit === undefined) return
      const { limit } = now
      const end = performance.now() + now.left
      const tick = (): void => {
        deadline.value = { left: Math.max(0, end - performance.now()), limit }
      }
      tick()
      timer = setInterval(tick, TICK)
    },
    { immediate: true },
  )
  onScopeDispose(stop)
  return deadline
}

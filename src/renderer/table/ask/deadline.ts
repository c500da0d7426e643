/** The clock of a question, ticking in the window between two messages of the host. */
import { onScopeDispose, shallowRef, watch, type ShallowRef } from 'vue'
import type { AwaitedView, OwnQuestion } from '../../../protocol/tableViews'
import type { BoardProps } from '../../games/gameTable'

/** Time that is left for a question, in milliseconds. */
export interface Deadline {
  readonly left: number
  readonly limit: number
}

/** A question's clock as the host told it; more left than the limit: it starts when there is no more left. */
export interface ToldClock {
  /** Milliseconds left when it arrived. */
  readonly left?: number | undefined
  /** The whole limit in milliseconds. */
  readonly limit?: number | undefined
  /** When that was, in milliseconds of the window's clock. */
  readonly arrived: number
}

const TICK = 200

function commonClock(awaited: AwaitedView): Pick<OwnQuestion, 'left' | 'limit'> | undefined {
  switch (awaited.kind) {
    case 'names':
      return awaited.seats.find(({ left }) => left !== undefined)
    case 'number':
      return awaited
    case 'hidden':
      return undefined
  }
}

/** The clock worth showing: of the own question, else of whoever is seen to be short of time; undefined if nobody is asked. */
export function clockOf({
  own,
  awaited,
  arrived,
}: Pick<BoardProps, 'own' | 'awaited' | 'arrived'>): ToldClock | undefined {
  const clock = own[0] ?? commonClock(awaited)
  return clock && { left: clock.left, limit: clock.limit, arrived }
}

/** Follows a clock; undefined without a limit. */
export function useDeadline(
  clock: () => ToldClock | undefined,
): Readonly<ShallowRef<Deadline | undefined>> {
  const deadline = shallowRef<Deadline>()
  let timer: ReturnType<typeof setInterval> | undefined

  function stop(): void {
    clearInterval(timer)
    timer = undefined
    deadline.value = undefined
  }
  watch(
    clock,
    (now) => {
      stop()
      if (now?.left === undefined || now.limit === undefined) return
      const { limit } = now
      const end = now.arrived + now.left
      const tick = (): void => {
        deadline.value = { left: Math.min(limit, Math.max(0, end - performance.now())), limit }
      }
      tick()
      timer = setInterval(tick, TICK)
    },
    { immediate: true },
  )
  onScopeDispose(stop)
  return deadline
}

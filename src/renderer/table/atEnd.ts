/** That the match is over and its end has been seen, for whatever lies over the table meanwhile. */
import { inject, provide, watch, type InjectionKey } from 'vue'

const IS_OVER: InjectionKey<() => boolean> = Symbol('is over')

/** Tells everything on a board whether the result stands above it. */
export function provideIsOver(isOver: () => boolean): void {
  provide(IS_OVER, isOver)
}

/** Whether the result stands above the board one lies on; outside a board it never does. */
export function useIsOver(): () => boolean {
  return inject(IS_OVER, () => false)
}

/** Does something once the result comes; not for what is begun after that. Never outside a board. */
export function useAtEnd(act: () => void): void {
  const isOver = inject(IS_OVER, undefined)
  watch(
    () => isOver?.() === true,
    (isEnd) => {
      if (isEnd) act()
    },
  )
}

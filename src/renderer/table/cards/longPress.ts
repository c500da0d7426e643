/** Holding a finger on something, where there is no right button. */
import { onScopeDispose } from 'vue'

/** A press that lasts, on a screen that is touched. */
export interface LongPress {
  start(event: PointerEvent, held: () => void): void
  /** Whether the click that follows a long press must be ignored. */
  swallowsClick(): boolean
}

/** How long one holds, in milliseconds. */
const HOLD = 480
const SLACK = 8

/** Tells a long press from a tap or a carry. */
export function useLongPress(): LongPress {
  let timer: ReturnType<typeof setTimeout> | undefined
  let listening: AbortController | undefined
  let held = false

  function stop(): void {
    clearTimeout(timer)
    listening?.abort()
  }
  onScopeDispose(stop)

  return {
    start: (down, act) => {
      stop()
      held = false
      // A mouse has a right button.
      if (down.pointerType === 'mouse') return
      listening = new AbortController()
      const { signal } = listening
      timer = setTimeout(() => {
        stop()
        held = true
        act()
      }, HOLD)
      window.addEventListener(
        'pointermove',
        (event) => {
          const far = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY)
          if (far > SLACK) stop()
        },
        { signal },
      )
      window.addEventListener('pointerup', stop, { signal })
      window.addEventListener('pointercancel', stop, { signal })
    },
    swallowsClick: () => {
      const was = held
      held = false
      return was
    },
  }
}

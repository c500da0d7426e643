/** A home for a focus whose element is gone: the slip that asks, marked with `data-focus-home`. */
import { nextTick, watch, type Ref } from 'vue'

/** What is watched. */
export interface FocusHomeOptions {
  readonly box: Readonly<Ref<HTMLElement | null | undefined>>
  /** Everything after which elements may be gone. */
  readonly changes: () => unknown
}

/** Brings the focus home where the browser has dropped it to the page, and only there. */
export function useFocusHome({ box, changes }: FocusHomeOptions): void {
  watch(
    changes,
    () => {
      const isHeld = box.value?.contains(document.activeElement) ?? false
      if (!isHeld) return
      void nextTick(() => {
        if (document.activeElement !== null && document.activeElement !== document.body) return
        box.value?.querySelector<HTMLElement>('[data-focus-home]')?.focus()
      })
    },
    { flush: 'pre' },
  )
}

/** A home for a focus whose element is gone: the slip that asks, marked with `data-focus-home`. */
import { nextTick, watch, type Ref } from 'vue'

/** What is watched. */
export interface FocusHomeOptions {
  readonly box: Readonly<Ref<HTMLElement | null | undefined>>
  /** Everything after which elements may be gone. */
  readonly changes: () => unknown
}

/** Brings the focus home where the browser has dropped it to the page, and only there: whatever else was chosen keeps it. */
export function useFocusHome({ box, changes }: FocusHomeOptions): void {
  /** Nothing has taken the focus from the box since it had it. */
  let isOurs = false
  function isDropped(): boolean {
    return document.activeElement === null || document.activeElement === document.body
  }
  watch(
    changes,
    () => {
      if (!isDropped()) isOurs = box.value?.contains(document.activeElement) ?? false
      if (!isOurs) return
      void nextTick(() => {
        if (isDropped()) box.value?.querySelector<HTMLElement>('[data-focus-home]')?.focus()
      })
    },
    { flush: 'pre' },
  )
}

/** A home for a focus whose element is gone: the same one when it is back, marked with `data-focus-name`, otherwise the slip that asks, marked with `data-focus-home`. */
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
  /** What had the focus before it was dropped, by its name. */
  let name: string | undefined
  function isDropped(): boolean {
    return document.activeElement === null || document.activeElement === document.body
  }
  function isAtHome(): boolean {
    return document.activeElement?.hasAttribute('data-focus-home') ?? false
  }
  function remember(): void {
    const { activeElement } = document
    isOurs = box.value?.contains(activeElement) ?? false
    if (activeElement instanceof HTMLElement && !isAtHome()) {
      name = activeElement.dataset['focusName']
    }
  }
  function home(): HTMLElement | null | undefined {
    return box.value?.querySelector<HTMLElement>('[data-focus-home]')
  }
  function named(): HTMLElement | null | undefined {
    return name === undefined
      ? undefined
      : box.value?.querySelector<HTMLElement>(`[data-focus-name="${CSS.escape(name)}"]`)
  }
  watch(
    changes,
    () => {
      if (!isDropped()) remember()
      if (!isOurs) return
      void nextTick(() => {
        if (isDropped()) (named() ?? home())?.focus()
      })
    },
    { flush: 'pre' },
  )
}

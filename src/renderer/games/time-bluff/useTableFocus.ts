/** Keeps the keyboard on the table: digits and Escape while choosing, and a home for a focus whose element is gone. */
import { nextTick, watch, type Ref } from 'vue'
import { PLACES, type Place } from '../../../games/time-bluff/contract'

/** What the keyboard needs. */
export interface TableFocusOptions {
  readonly box: Readonly<Ref<HTMLElement | null | undefined>>
  /** Everything after which elements may be gone. */
  readonly changes: () => unknown
  readonly choosing: () => boolean
  readonly choosePlace: (place: Place) => void
  readonly undo: () => void
}

/** What the table listens with. */
export interface TableFocus {
  onKeydown(event: KeyboardEvent): void
}

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.matches('input, select, textarea, [contenteditable]')
  )
}

/** Minds the keyboard. */
export function useTableFocus(options: TableFocusOptions): TableFocus {
  watch(
    options.changes,
    () => {
      const held = options.box.value?.contains(document.activeElement) ?? false
      if (!held) return
      void nextTick(() => {
        // Only where the browser has dropped the focus to the page.
        if (document.activeElement !== null && document.activeElement !== document.body) return
        options.box.value?.querySelector<HTMLElement>('[data-focus-home]')?.focus()
      })
    },
    { flush: 'pre' },
  )
  return {
    onKeydown: (event) => {
      const plain = !event.altKey && !event.ctrlKey && !event.metaKey
      if (!plain || isWriting(event.target) || !options.choosing()) return
      const place = PLACES.find((number) => event.key === String(number + 1))
      if (place !== undefined) options.choosePlace(place)
      else if (event.key === 'Escape') options.undo()
      else return
      event.preventDefault()
    },
  }
}

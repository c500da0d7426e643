/** Keeps the keyboard on the table: digits and Escape while choosing, and a home for a focus whose element is gone. */
import type { Ref } from 'vue'
import { PLACES, type Place } from '../../../games/time-bluff/outside/contract'
import { useFocusHome } from '../../table/focusHome'

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
  useFocusHome(options)
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

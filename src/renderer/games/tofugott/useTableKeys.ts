/** Keys of the table: digits choose the place of the next answer, Escape takes back. */
import { PLACES } from './draft'
import type { Choosing } from './useChoosing'

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.matches('input, select, textarea, [contenteditable]')
  )
}

/** What the table listens with. */
export function useTableKeys(choosing: Choosing): (event: KeyboardEvent) => void {
  return (event) => {
    const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey
    if (!isPlain || isWriting(event.target)) return
    const place = PLACES.findIndex((_, number) => event.key === String(number + 1))
    if (place !== -1 && choosing.asked.value === 'answer') choosing.press(place)
    else if (event.key === 'Escape') choosing.undo()
    else return
    event.preventDefault()
  }
}

/** The sheets that lie open, the topmost last: all that lies outside of it is inert, and what is said there is heard by nobody. */
import { computed, shallowRef, type ComputedRef } from 'vue'

const open = shallowRef<readonly HTMLElement[]>([])

/** A sheet has been opened over all others. */
export function noteOpenDialog(dialog: HTMLElement): void {
  noteClosedDialog(dialog)
  open.value = [...open.value, dialog]
}

/** A sheet is open no more. */
export function noteClosedDialog(dialog: HTMLElement): void {
  open.value = open.value.filter((one) => one !== dialog)
}

/** The sheet that lies over everything; undefined: none is open. */
export function useTopDialog(): ComputedRef<HTMLElement | undefined> {
  return computed(() => open.value.at(-1))
}

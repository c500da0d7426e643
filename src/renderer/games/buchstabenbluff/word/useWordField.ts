/** The keyboard of the field in which a word is typed. */
import type { Ref } from 'vue'
import { UNNAMED, type Slot } from './draft'
import type { Composing } from './useComposing'
import { DRAW_KEY } from '../ask/useTurnKeys'

/** What the field works on. */
export interface WordFieldOptions {
  readonly field: Readonly<Ref<HTMLInputElement | null>>
  readonly composing: Composing
  readonly draw: () => void
}

/** What the field answers, and the ways into it. */
export interface WordField {
  readonly onInput: (event: Event) => void
  readonly onKeydown: (event: KeyboardEvent) => void
  readonly focus: () => void
  /** Where the letter of a question mark is to be typed. */
  readonly focusUnnamed: () => void
  /** Where the letter of a place is typed. */
  readonly focusLetter: (slot: Slot) => void
}

/** Types into the word, draws, and leads out of the empty field. */
export function useWordField({ field, composing, draw }: WordFieldOptions): WordField {
  /** No word has a plus: whoever types need not leave the field to draw. Escape empties the field, then it leads out of it. */
  function onKeydown(event: KeyboardEvent): void {
    const isEmpty = composing.draft.value.text === ''
    if (event.key === 'Escape' && isEmpty) {
      field.value?.closest<HTMLElement>('[data-focus-home]')?.focus()
    }
    if (event.key !== DRAW_KEY) return
    event.preventDefault()
    draw()
  }
  function onInput(event: Event): void {
    if (event.target instanceof HTMLInputElement) composing.type(event.target.value)
  }
  function select(from: number, to: number): void {
    field.value?.focus()
    field.value?.setSelectionRange(from, to)
  }
  function focusUnnamed(): void {
    const at = composing.draft.value.text.indexOf(UNNAMED)
    select(at, at + UNNAMED.length)
  }
  function focusLetter({ sign }: Slot): void {
    const before = Array.from(composing.draft.value.text).slice(0, sign).join('')
    select(before.length, before.length + 1)
  }
  return { onInput, onKeydown, focus: () => field.value?.focus(), focusUnnamed, focusLetter }
}

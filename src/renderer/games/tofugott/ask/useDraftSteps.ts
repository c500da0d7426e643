/** The steps in which a draft came about, so that the last one can be taken back. */
import { watch, type ShallowRef } from 'vue'
import { EMPTY_DRAFT, type Draft } from './draft'

/** What is stepped through. */
export interface DraftStepsOptions {
  readonly draft: ShallowRef<Draft>
  readonly change: (next: Draft) => void
  /** Is told of every step, back or forth; not of a draft that was sent, or asked for no more. */
  readonly changed: (before: Draft, after: Draft) => void
}

/** Changes of a draft that can be taken back one by one. */
export interface DraftSteps {
  step(next: Draft): void
  /** Takes the last step back; whether there was one. */
  back(): boolean
  /** Takes all steps back. */
  clear(): void
}

/** Keeps the steps as long as the draft lasts. */
export function useDraftSteps({ draft, change, changed }: DraftStepsOptions): DraftSteps {
  let past: readonly Draft[] = []

  function show(next: Draft): void {
    const before = draft.value
    change(next)
    changed(before, next)
  }
  watch(draft, (now) => {
    if (now === EMPTY_DRAFT) past = []
  })
  return {
    step: (next) => {
      past = [...past, draft.value]
      show(next)
    },
    back: () => {
      const before = past.at(-1)
      if (before === undefined) return false
      past = past.slice(0, -1)
      show(before)
      return true
    },
    clear: () => {
      if (draft.value !== EMPTY_DRAFT) show(EMPTY_DRAFT)
    },
  }
}

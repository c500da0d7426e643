/** The question whether a match is really to end, in the place of the button that asks for it. */
import { nextTick, ref, useTemplateRef, type Ref } from 'vue'

/** Whether it is asked, and the way to it. */
export interface EndQuestion {
  readonly isEnding: Readonly<Ref<boolean>>
  /** Asks, and leads the focus to the text with the template's ref `question`. */
  readonly askToEnd: () => void
  /** It goes on. */
  readonly stay: () => void
}

/** Asks once more before a match ends; the text of the question has the template's ref `question`. */
export function useEndQuestion(): EndQuestion {
  const isEnding = ref(false)
  const question = useTemplateRef<HTMLElement>('question')
  function askToEnd(): void {
    isEnding.value = true
    // The button that was pressed is gone.
    void nextTick(() => question.value?.focus({ preventScroll: true }))
  }
  function stay(): void {
    isEnding.value = false
  }
  return { isEnding, askToEnd, stay }
}

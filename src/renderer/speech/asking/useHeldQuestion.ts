/** By ear, too, nothing is asked before it can be answered: a question waits while the table still shows what led to it. */
import { onScopeDispose, watch, type WatchSource } from 'vue'
import { useSpeech } from '../useSpeech'

/** Holds questions as long as something is shown, and the component lives. */
export function useHeldQuestion(isShowing: WatchSource<boolean>): void {
  const { holdQuestion } = useSpeech()
  // At once: the question comes with the message that begins the pictures.
  watch(isShowing, holdQuestion, { immediate: true, flush: 'sync' })
  onScopeDispose(() => {
    holdQuestion(false)
  })
}

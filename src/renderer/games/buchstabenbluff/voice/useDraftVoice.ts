/** What is heard of a word while it is put together. */
import { onMounted, watch } from 'vue'
import { useSpeech } from '../../../speech/useSpeech'
import type { DraftText } from './draftText'

/** What is told of. */
export interface DraftVoiceOptions {
  readonly told: () => DraftText
  /** As it is typed. */
  readonly text: () => string
  /** The word as it lies, whole; empty while nothing has been chosen. */
  readonly soFar: () => string
  /** Why it was refused; undefined if it was not. */
  readonly refusal: () => string | undefined
}

/** Tells as long as the component lives: not every letter that is typed, but what has become of the word when the typing pauses, even if that is the same as before. */
export function useDraftVoice({ told, text, soFar, refusal }: DraftVoiceOptions): void {
  const speech = useSpeech()
  /** The word of which what is said once was said. */
  let warned = ''
  watch([() => told().heard, text], ([heard, typed]) => {
    const once = warned === typed ? '' : told().heardOnce
    if (once !== '') warned = typed
    speech.sayAtRest(`${heard} ${once}`.trim())
  })
  // Whoever comes back to a word that lies ready hears of it, and of its refusal.
  onMounted(() => {
    if (text() !== '') speech.sayAtRest(`${soFar()} ${refusal() ?? ''}`.trim())
  })
  // What is refused is said at once, and with its reason.
  watch(refusal, (said) => {
    if (said !== undefined) speech.sayAtRest('')
  })
}

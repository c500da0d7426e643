/** Two answers to one question have the keys 1 and 2, wherever the focus is. */
import { onMounted, onScopeDispose } from 'vue'
import { useAheadOfQuestion } from '../../speech/asking/useAheadOfQuestion'
import { useSettings } from '../../stores/settings'
import { plainKey } from '../keys/keys'

const KEYS = ['1', '2']

/** What the keys answer. */
export interface AnswerKeys {
  /** An answer is on its way. */
  readonly isSending: () => boolean
  /** 0 for the first answer, 1 for the second. */
  readonly answer: (place: number) => void
}

/** Answers by key; `keyOf` tells the key of each answer, undefined where nobody wants single keys. */
export function useAnswerKeys({ isSending, answer }: AnswerKeys) {
  const { settings } = useSettings()
  const isAhead = useAheadOfQuestion()
  function onKeydown(event: KeyboardEvent): void {
    const place = KEYS.indexOf(plainKey(event) ?? '')
    if (place < 0 || !settings.keys || isSending() || event.repeat) return
    event.preventDefault()
    // An answer stands: what is asked must have been said before it.
    if (!isAhead()) answer(place)
  }
  onMounted(() => {
    window.addEventListener('keydown', onKeydown)
  })
  onScopeDispose(() => {
    window.removeEventListener('keydown', onKeydown)
  })
  return { keyOf: (place: number) => (settings.keys ? KEYS[place] : undefined) }
}

/** A hand that is sorted lay in that order already: that is said, and stands where one has pressed for a moment. */
import { onScopeDispose, ref, type Ref } from 'vue'
import { useI18n } from 'vue-i18n'
import { useSpeech } from '../../speech/useSpeech'

/** Milliseconds for which it is seen. */
const SEEN = 2500

/** A hand that can be sorted. */
export interface InOrder {
  /** The hand lay in the order in which it has just been sorted. */
  readonly isIn: Readonly<Ref<boolean>>
  /** Sorts the hand, and tells where that has moved no card. */
  sort(how: () => void): void
}

/** `cards` tells how they lie, each by its own name. */
export function useInOrder(cards: () => readonly string[]): InOrder {
  const { t } = useI18n()
  const speech = useSpeech()
  const isIn = ref(false)
  let seen: ReturnType<typeof setTimeout> | undefined

  function forget(): void {
    clearTimeout(seen)
    isIn.value = false
  }
  onScopeDispose(forget)
  return {
    isIn,
    sort(how) {
      forget()
      const before = cards().join()
      how()
      if (cards().join() !== before) return
      isIn.value = true
      seen = setTimeout(forget, SEEN)
      speech.say(t('table.inOrder'))
    },
  }
}

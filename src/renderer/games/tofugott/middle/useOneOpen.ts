/** Where there is room for one question card at a time the open one is the chosen one, from the first moment on (TG-34): to look at a card and to choose it are one press there. */
import { onMounted, onScopeDispose, ref, watch, type Ref } from 'vue'
import { useSpeech } from '../../../speech/useSpeech'
import type { Choosing } from '../ask/useChoosing'

/** What the style sheet says where only one of the cards is open. */
const ONE_OPEN = '--one-open'

/** Chooses what is open as long as the component lives. */
export function useOneOpen(
  box: Readonly<Ref<HTMLElement | null>>,
  choosing: () => Choosing,
): Readonly<Ref<boolean>> {
  const speech = useSpeech()
  const isOneOpen = ref(false)
  function measure(): void {
    const says = box.value && getComputedStyle(box.value).getPropertyValue(ONE_OPEN)
    isOneOpen.value = says?.trim() === '1'
    choosing().open.value = isOneOpen.value ? 0 : undefined
  }
  function chooseOpen(): void {
    const { asked, draft, chooseCard } = choosing()
    const isOpen = isOneOpen.value && asked.value === 'keep' && draft.value.card === undefined
    // Whoever listens is asked first.
    if (isOpen) speech.whenHeard(() => draft.value.card ?? chooseCard(0), 'choice')
  }
  let watching: ResizeObserver | undefined
  onMounted(() => {
    measure()
    watching = new ResizeObserver(measure)
    if (box.value) watching.observe(box.value)
  })
  onScopeDispose(() => {
    watching?.disconnect()
    choosing().open.value = undefined
  })
  watch(() => [isOneOpen.value, choosing().asked.value, choosing().draft.value.card], chooseOpen, {
    flush: 'post',
  })
  return isOneOpen
}

/** Whether something that scrolls has more below what is in sight. */
import { onScopeDispose, ref, watch, type Ref } from 'vue'

/** Pixels that are not worth a sign. */
const LEAST = 4

/** Follows what scrolls, and everything in it, as long as the component lives; null: it is not there. */
export function useMoreBelow(box: () => HTMLElement | null | undefined): Readonly<Ref<boolean>> {
  const isMore = ref(false)
  const sizes = new ResizeObserver(measure)
  let heard: HTMLElement | undefined

  function measure(): void {
    const { scrollTop = 0, clientHeight = 0, scrollHeight = 0 } = heard ?? {}
    isMore.value = scrollTop + clientHeight < scrollHeight - LEAST
  }
  function leave(): void {
    sizes.disconnect()
    heard?.removeEventListener('scroll', measure)
  }
  watch(
    box,
    (element) => {
      leave()
      heard = element ?? undefined
      heard?.addEventListener('scroll', measure, { passive: true })
      if (heard) for (const one of [heard, ...heard.children]) sizes.observe(one)
      measure()
    },
    { flush: 'post', immediate: true },
  )
  onScopeDispose(leave)
  return isMore
}

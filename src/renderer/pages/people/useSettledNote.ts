/** A note that has said all it can once what it tells of is settled. */
import { onScopeDispose, ref, watch, type Ref } from 'vue'

/** Milliseconds in which a line is read. */
const READING = 7000

/** Whether it has been read by now; `settled`: what is told and will not change by itself, undefined while it still may. */
export function useSettledNote(settled: () => string | undefined): Readonly<Ref<boolean>> {
  const isRead = ref(false)
  let timer: ReturnType<typeof setTimeout> | undefined
  watch(
    settled,
    (told) => {
      clearTimeout(timer)
      isRead.value = false
      if (told === undefined) return
      timer = setTimeout(() => {
        isRead.value = true
      }, READING)
    },
    { immediate: true },
  )
  onScopeDispose(() => {
    clearTimeout(timer)
  })
  return isRead
}

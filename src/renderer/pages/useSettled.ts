/** Whether what the host says of itself, of its tables and of oneself is there: nothing that is shown before is moved by it. */
import { onScopeDispose, ref, watch, type Ref } from 'vue'
import { useTable } from '../stores/table'

/** Milliseconds in which the rest follows a welcome, and after which nobody waits for a host. */
const REST = 120
const LONGEST = 1000

/** True once it is there, at once for whoever comes back; for the component in whose setup it is called. */
export function useSettled(): Readonly<Ref<boolean>> {
  const table = useTable()
  const isSettled = ref(table.state.welcome !== undefined)
  const timers = new Set<ReturnType<typeof setTimeout>>()
  function settleIn(milliseconds: number): void {
    const settle = (): void => {
      isSettled.value = true
    }
    timers.add(setTimeout(settle, milliseconds))
  }
  if (!isSettled.value) settleIn(LONGEST)
  watch(
    () => table.state.welcome !== undefined,
    (isWelcome) => {
      if (isWelcome) settleIn(REST)
    },
  )
  onScopeDispose(() => {
    for (const timer of timers) clearTimeout(timer)
  })
  return isSettled
}

/** Whether what the host says of itself, of its tables and of oneself is there: nothing that is shown before is moved by it. */
import { onScopeDispose, ref, watch, type Ref } from 'vue'
import { useTable } from '../../stores/table'

/** Milliseconds in which the rest follows a welcome if all that tells its end is left out, and after which nobody waits for a host. */
const REST = 1000
const LONGEST = 4000
/** Milliseconds for what the host has found in the network, which comes last. */
const LAST = 120

/** The letters of the window: a line in others may be longer. */
async function untilLetters(): Promise<void> {
  if ('fonts' in document) await document.fonts.ready
}

/** True once it is there, or no host answers, at once for whoever comes back; for the component in whose setup it is called. */
export function useSettled(): Readonly<Ref<boolean>> {
  const table = useTable()
  const isSettled = ref(table.state.welcome !== undefined)
  const timers = new Set<ReturnType<typeof setTimeout>>()
  const settle = (): void => {
    isSettled.value = true
  }
  const settleIn = (milliseconds: number): void => void timers.add(setTimeout(settle, milliseconds))
  if (!isSettled.value) settleIn(LONGEST)
  watch(
    () => {
      const { welcome, catalogues, connection } = table.state
      // What can be chosen comes after all tables, one's own too (P-09).
      if (welcome && Object.keys(catalogues).length > 0) return 'told'
      if (connection === 'lost' || connection === 'ended') return 'silent'
      return welcome ? 'welcome' : 'waiting'
    },
    async (known) => {
      if (known === 'welcome') settleIn(REST)
      if (known === 'silent') settle()
      if (known !== 'told') return
      await untilLetters()
      settleIn(LAST)
    },
    { immediate: true },
  )
  onScopeDispose(() => {
    for (const timer of timers) clearTimeout(timer)
  })
  return isSettled
}

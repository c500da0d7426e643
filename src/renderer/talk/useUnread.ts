/** How many lines of the chat nobody has looked at yet. */
import { computed, ref, watch, type ComputedRef } from 'vue'
import { isRecord } from '../../engine/basics/json'
import { keepTabValue, readTabValue } from '../stores/tabValue'
import { useTable } from '../stores/table'

/** Where this tab keeps what was read last, and at which table by whom. */
const READ = 'stammtisch.chatRead'

function keptFor(place: string): number | undefined {
  const kept = readTabValue(READ)
  if (!isRecord(kept) || kept.place !== place) return undefined
  return typeof kept.number === 'number' ? kept.number : undefined
}

/** Counts lines that others have said since the talk was last in sight, over a reload too; what was said before one came counts as read. */
export function useUnread(isInSight: () => boolean): ComputedRef<number> {
  const store = useTable()
  const place = (): string => `${store.table?.id ?? ''} ${store.person ?? ''}`
  const last = (): number => store.state.chat.at(-1)?.number ?? 0
  const read = ref(0)

  function note(number: number): void {
    read.value = number
    keepTabValue(READ, { place: place(), number })
  }
  watch(
    place,
    (now) => {
      note(keptFor(now) ?? last())
    },
    { immediate: true },
  )
  watch([last, isInSight], ([number, inSight]) => {
    // A talk that was begun anew counts anew.
    if (inSight || number < read.value) note(number)
  })
  return computed(
    () =>
      store.state.chat.filter(
        ({ number, person }) => number > read.value && person !== store.person,
      ).length,
  )
}

/** How many lines of the chat nobody has looked at yet. */
import { computed, ref, watch, type ComputedRef } from 'vue'
import { useTable } from '../stores/table'

/** Counts lines that others have said since the talk was last in sight; what was said before one came counts as read. */
export function useUnread(isInSight: () => boolean): ComputedRef<number> {
  const store = useTable()
  const last = (): number => store.state.chat.at(-1)?.number ?? 0
  const read = ref(last())

  watch([last, isInSight], ([number, inSight]) => {
    // Another table counts anew.
    if (inSight || number < read.value) read.value = number
  })
  return computed(
    () =>
      store.state.chat.filter(
        ({ number, person }) => number > read.value && person !== store.person,
      ).length,
  )
}

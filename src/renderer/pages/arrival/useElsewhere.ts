/** The table at which this person sits in another tab of the same browser. */
import { onScopeDispose, shallowRef, watch, type ShallowRef } from 'vue'
import { useTable } from '../../stores/table'
import { tableElsewhere, type SeatedAt } from '../../stores/tokens'

/** Follows where another tab sits; undefined: nowhere, or this tab holds a seat itself. */
export function useElsewhere(): Readonly<ShallowRef<SeatedAt | undefined>> {
  const store = useTable()
  const elsewhere = shallowRef<SeatedAt>()
  function look(): void {
    elsewhere.value = store.state.welcome && tableElsewhere(store.target)
  }
  watch(() => store.state.welcome, look, { immediate: true })
  window.addEventListener('storage', look)
  onScopeDispose(() => {
    window.removeEventListener('storage', look)
  })
  return elsewhere
}

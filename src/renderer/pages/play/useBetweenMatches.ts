/** Whether the next match is on its way: who has just seen a result is not led through the room where the table is set up. */
import { onScopeDispose, ref, watch, type Ref } from 'vue'
import type { Phase } from '../../../protocol/terms'
import { useTable } from '../../stores/table'

/** Milliseconds in which cards come if everybody is there; after that the room shows who is waited for. */
const SOON = 2500

/** True from the moment at which a match is gone until the next one is there, not longer than that usually takes. */
export function useBetweenMatches(phase: () => Phase): Readonly<Ref<boolean>> {
  const store = useTable()
  const isBetween = ref(false)
  let timer: ReturnType<typeof setTimeout> | undefined
  watch(
    [phase, () => store.match === undefined],
    ([now, isAway], [, wasAway]) => {
      if (isAway && wasAway === false && now !== 'gathering') {
        isBetween.value = true
        timer = setTimeout(() => {
          isBetween.value = false
        }, SOON)
      } else if (!isAway || now === 'gathering') {
        clearTimeout(timer)
        isBetween.value = false
      }
    },
    { flush: 'sync' },
  )
  onScopeDispose(() => {
    clearTimeout(timer)
  })
  return isBetween
}

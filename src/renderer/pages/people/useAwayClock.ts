/** How long it takes until somebody answers for a person who has just gone. */
import { computed, shallowRef, watch, type ComputedRef } from 'vue'
import type { TableView } from '../../../protocol/tableViews'
import { AWAY_GRACE } from '../../../protocol/terms'
import { useDeadline } from '../../table/ask/deadline'

/** People who are away and for whom nobody answers yet. */
function lonelyIn({ seats }: TableView): readonly string[] {
  return seats.flatMap((seat) =>
    seat.kind === 'person' && !seat.connected && seat.bot === undefined ? [seat.person] : [],
  )
}

/** Whole seconds until the first seat is answered for; undefined where that never happens, has happened, or where nobody saw when it began. */
export function useAwayClock(table: () => TableView): ComputedRef<number | undefined> {
  const since = shallowRef<ReadonlyMap<string, number>>(new Map())
  watch(
    () => lonelyIn(table()).join(' '),
    (now, before) => {
      const known = before.split(' ')
      const begun = now.split(' ').flatMap((person): [string, number][] => {
        const at = known.includes(person) ? since.value.get(person) : performance.now()
        return person === '' || at === undefined ? [] : [[person, at]]
      })
      since.value = new Map(begun)
    },
  )
  const deadline = useDeadline(() => {
    const isAnswered = ['bot', 'pass'].includes(table().absence)
    if (!isAnswered || since.value.size === 0) return undefined
    return { left: AWAY_GRACE, limit: AWAY_GRACE, arrived: Math.min(...since.value.values()) }
  })
  return computed(() => {
    const seconds = Math.ceil((deadline.value?.left ?? 0) / 1000)
    return seconds > 0 ? seconds : undefined
  })
}

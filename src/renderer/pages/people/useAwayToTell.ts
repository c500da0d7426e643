/** Of whom a note still tells that they are away: of each until it has been read what becomes of his seat, since the plates say it too. */
import { computed, watch, type ComputedRef } from 'vue'
import type { OfKind } from '../../../engine/basics/kinds'
import type { SeatView } from '../../../protocol/tableViews'
import { useToldAway } from '../../stores/toldAway'
import { useSettledNote } from './useSettledNote'

type Person = OfKind<SeatView, 'person'>

/** What is known of who is away. */
export interface AwayPorts {
  readonly away: () => readonly Person[]
  /** Nobody has to wait for this one any more. */
  readonly isSettled: (seat: Person) => boolean
  /** All of them are told of as long as they are away. */
  readonly lasts: () => boolean
}

/** Those who are still to be told of. */
export function useAwayToTell({ away, isSettled, lasts }: AwayPorts): ComputedRef<Person[]> {
  const told = useToldAway()
  const toTell = computed(() => away().filter(({ person }) => lasts() || !told.has(person)))
  const settled = computed(() =>
    lasts() ? [] : toTell.value.filter(isSettled).map(({ person }) => person),
  )
  const isRead = useSettledNote(() => settled.value.join(' ') || undefined)
  watch(isRead, (now) => {
    if (now) told.add(settled.value)
  })
  watch(
    () => away().map(({ person }) => person),
    (people) => {
      told.keepOnly(people)
    },
    { immediate: true },
  )
  return toTell
}

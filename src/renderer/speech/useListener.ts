/** The listener of this window: own seat, names around the table, own language. */
import { computed, type ComputedRef } from 'vue'
import { useI18n } from 'vue-i18n'
import { useTable } from '../stores/table'
import { isBotSeat, namesOf, type Listener } from './listener'
import type { SpokenTable } from './spokenTable'

/** Who listens at the table one is at, or at another one. */
export function useListener(store: SpokenTable = useTable()): ComputedRef<Listener> {
  const { t } = useI18n()
  const translate = (key: string, named: Record<string, unknown> = {}): string => t(key, named)
  return computed(() => {
    const seats = store.table?.seats ?? []
    const listener = {
      names: namesOf(seats),
      isBot: (seat: number) => isBotSeat(seats[seat]),
      t: translate,
    }
    return store.you === undefined ? listener : { you: store.you, ...listener }
  })
}

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
    const { table, match, state } = store
    const seats = table?.seats ?? []
    const past = state.history.find(({ number }) => number === match?.number)
    const listener = {
      // Whoever has gone since the match was over has still played it.
      names: namesOf(seats).map((name, seat) => (name === '' ? (past?.names[seat] ?? '') : name)),
      isBot: (seat: number) => isBotSeat(seats[seat]),
      t: translate,
    }
    return store.you === undefined ? listener : { you: store.you, ...listener }
  })
}

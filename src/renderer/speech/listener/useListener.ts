/** The listener of this window: own seat, names around the table, own language. */
import { computed, type ComputedRef } from 'vue'
import { useI18n } from 'vue-i18n'
import type { SeatView } from '../../../protocol/tableViews'
import { useSettings } from '../../stores/settings'
import { useTable } from '../../stores/table'
import { isBotSeat, namesOf, type Listener } from './listener'
import { seatsOfMatch } from './playersOf'
import type { SpokenTable } from '../spokenTable'

/** Those around the match: once it is over those who played it, whoever has gone or come since. */
export function useSeatsOfMatch(store: SpokenTable = useTable()): ComputedRef<readonly SeatView[]> {
  return computed(() => {
    const { table, match, state } = store
    const past = state.history.find(({ number }) => number === match?.number)
    return seatsOfMatch(table?.seats ?? [], match?.outcome && past)
  })
}

/** Who listens to what is told of the table itself: whoever sits there now. */
export function useTableListener(store: SpokenTable = useTable()): ComputedRef<Listener> {
  return useListenerAt(store, () => store.table?.seats ?? [])
}

/** Who listens to the match at the table one is at, or at another one; whoever took a seat after its end has not played it. */
export function useListener(store: SpokenTable = useTable()): ComputedRef<Listener> {
  const seats = useSeatsOfMatch(store)
  return useListenerAt(store, () => seats.value)
}

function useListenerAt(
  store: SpokenTable,
  seatsNow: () => readonly SeatView[],
): ComputedRef<Listener> {
  const { t } = useI18n()
  const { settings } = useSettings()
  const translate = (key: string, named: Record<string, unknown> = {}): string => t(key, named)
  return computed(() => {
    const { table, match, state, you } = store
    const seats = seatsNow()
    const past = state.history.find(({ number }) => number === match?.number)
    const listener = {
      // Whoever has gone since the match was over has still played it.
      names: namesOf(seats).map((name, seat) => (name === '' ? (past?.names[seat] ?? '') : name)),
      isBot: (seat: number) => isBotSeat(seats[seat]),
      findsTruth: !settings.truth,
      t: translate,
    }
    const isOwn = you !== undefined && seats[you] === table?.seats[you]
    return isOwn ? { you, ...listener } : listener
  })
}

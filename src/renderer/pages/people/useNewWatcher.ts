/** Somebody who has come to watch a running match, for whoever can give him the seat of a computer; each of them once in an evening. */
import { computed, onScopeDispose, ref, type ComputedRef } from 'vue'
import type { TableView } from '../../../protocol/tableViews'
import { useTable } from '../../stores/table'
import { keepTabValue, readTabValue } from '../../stores/tabValue'
import { isSeatKept } from './seatGift'

/** Where this tab keeps whom it has told of, at which table. */
const TOLD = 'stammtisch.newWatchers'

/** Who watches. */
type Watcher = TableView['spectators'][number]

/** Somebody who has just come to watch, and of whom the player has not been told. */
export interface NewWatcher {
  /** Undefined: nobody is to be told of, or nothing could be given. */
  readonly watcher: ComputedRef<Watcher | undefined>
  /** It has been read. */
  done(): void
}

function readTold(): readonly unknown[] {
  const kept = readTabValue(TOLD)
  return Array.isArray(kept) ? kept : []
}

/** Notes who comes as long as the component lives. */
export function useNewWatcher(table: () => TableView): NewWatcher {
  const store = useTable()
  /** Names: the notice knows no more, and nobody on a host is called like anybody else. */
  const came = ref<readonly string[]>([])
  const told = ref(readTold().filter((one) => typeof one === 'string'))
  const keyOf = ({ person }: Watcher): string => `${table().id} ${person}`

  onScopeDispose(
    store.listen({
      happened: () => undefined,
      noticed: (notices) => {
        const names = notices.flatMap((one) => (one.kind === 'watches' ? [one.name] : []))
        if (names.length > 0) came.value = [...came.value, ...names]
      },
    }),
  )
  /** Of whoever has asked for a seat is told already. */
  function hasAsked(person: string): boolean {
    return store.state.chat.some(
      (line) => 'phrase' in line && line.phrase === 'seat-please' && line.person === person,
    )
  }
  /** Whoever has held cards of this match takes them again without being given them. */
  function couldBeGiven({ person }: Watcher): boolean {
    const { seats, phase } = table()
    return (
      ['playing', 'paused'].includes(phase) &&
      !hasAsked(person) &&
      seats.some(({ kind }) => kind === 'bot') &&
      !seats.some((seat) => isSeatKept(seat, person))
    )
  }
  const watcher = computed(() =>
    store.isKeeper
      ? table().spectators.find(
          (one) =>
            came.value.includes(one.name) &&
            one.person !== store.person &&
            !told.value.includes(keyOf(one)) &&
            couldBeGiven(one),
        )
      : undefined,
  )
  return {
    watcher,
    done: () => {
      if (!watcher.value) return
      told.value = [...told.value, keyOf(watcher.value)]
      keepTabValue(TOLD, told.value)
    },
  }
}

/** Hurrying the rest of a match for whoever only watches computers: no pictures, and quick computers if the viewer sets their pace; as before once it is over. */
import { provide, ref, watch, type Ref } from 'vue'
import type { Command } from '../../../protocol/clientMessages'
import type { MatchView, TableView } from '../../../protocol/tableViews'
import type { Pace } from '../../../protocol/terms'
import { useSettings } from '../../stores/settings'
import { useTable } from '../../stores/table'
import { HURRY_REST } from '../../table/hurryRest'

/** What is hurried, and how the host is told. */
interface HurriedRestSource {
  readonly table: () => TableView
  readonly match: () => MatchView
  readonly run: (command: Command) => unknown
}

/** The name of whoever keeps the table. */
function keeperName({ keeper, seats, spectators }: TableView): string {
  const seated = seats.flatMap((seat) => (seat.kind === 'person' ? [seat] : []))
  return [...seated, ...spectators].find(({ person }) => person === keeper)?.name ?? ''
}

/** Lets boards hurry the rest as long as the component lives; whether it is hurried now. */
export function useHurriedRest({ table, match, run }: HurriedRestSource): Readonly<Ref<boolean>> {
  const store = useTable()
  const { settings } = useSettings()
  const isHurried = ref(false)
  /** The pace that was changed. */
  let before: Pace | undefined

  function hurry(): void {
    isHurried.value = true
    if (!store.isKeeper || table().pace === 'quick') return
    before = table().pace
    // For this match alone: the host goes back by itself, whoever is still here then (P-68).
    run({ kind: 'setPace', pace: 'quick', forMatch: true })
  }
  /** What somebody has set since then stays. */
  function goOnAsBefore(): void {
    isHurried.value = false
    if (before !== undefined && store.isKeeper && table().pace === 'quick') {
      run({ kind: 'setPace', pace: before })
    }
    before = undefined
  }

  watch([() => match().outcome !== undefined, () => match().number], () => {
    isHurried.value = false
    before = undefined
  })
  provide(HURRY_REST, {
    isHurried: () => isHurried.value,
    canHurry: () => settings.motion !== 'off' || (store.isKeeper && table().pace !== 'quick'),
    keeper: () => (store.isKeeper ? undefined : keeperName(table())),
    toggle: () => {
      if (isHurried.value) goOnAsBefore()
      else hurry()
    },
  })
  return isHurried
}

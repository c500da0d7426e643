/** The tables to go on at: the one a person is at, else the last one at which he has a seat; and all others. */
import { computed, type ComputedRef } from 'vue'
import type { OwnTable } from '../../../protocol/tableViews'
import { useTable } from '../../stores/table'

/** A table to go on at. */
export interface OwnTableLine {
  readonly id: string
  readonly name: string
  readonly game: string
  readonly offer?: string
  /** Names of the others who are there. */
  readonly waiting: readonly string[]
  /** How many seats computers have. */
  readonly computers: number
  /** Others belong to it, there or not. */
  readonly isShared: boolean
  /** Some of the others are away. */
  readonly lacksOthers: boolean
  /** He is at it now: nothing has to be asked. */
  readonly isHere: boolean
}

function lineOf(table: OwnTable, at: string | undefined): OwnTableLine {
  return {
    ...table,
    computers: table.seats - table.people,
    isShared: table.people > 1,
    lacksOthers: table.waiting.length < table.people - 1,
    isHere: table.id === at,
  }
}

/** The one that matters most: where he is, then where somebody waits, then where a match runs; the last one of these. */
export function useOwnTable(): ComputedRef<OwnTableLine | undefined> {
  const store = useTable()
  return computed(() => {
    const { mine } = store.state
    const { table } = store
    const known = mine.find(({ id }) => id === table?.id)
    if (table && !known) {
      const others = { waiting: [], computers: 0, isShared: true, lacksOthers: false }
      return { ...table, ...others, isHere: true }
    }
    const found =
      known ??
      mine.find(({ waiting }) => waiting.length > 0) ??
      mine.find(({ running }) => running) ??
      mine[0]
    return found && lineOf(found, table?.id)
  })
}

/** All others at which he has a seat, the last one first. */
export function useOtherOwnTables(): ComputedRef<readonly OwnTableLine[]> {
  const store = useTable()
  const own = useOwnTable()
  return computed(() =>
    store.state.mine
      .filter(({ id }) => id !== own.value?.id)
      .map((table) => lineOf(table, store.table?.id)),
  )
}

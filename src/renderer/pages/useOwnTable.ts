/** The table to go on at: the one a person is at, else one at which he has a seat. */
import { computed, type ComputedRef } from 'vue'
import { useTable } from '../stores/table'

/** A table to go on at. */
export interface OwnTableLine {
  readonly id: string
  readonly name: string
  readonly game: string
  readonly offer?: string
  /** Names of the others who are there. */
  readonly waiting: readonly string[]
  /** Others belong to it, there or not. */
  readonly isShared: boolean
  /** He is at it now: nothing has to be asked. */
  readonly isHere: boolean
}

/** The one that matters most: where he is, then where somebody waits, then where a match runs. */
export function useOwnTable(): ComputedRef<OwnTableLine | undefined> {
  const store = useTable()
  return computed(() => {
    const { mine } = store.state
    const { table } = store
    const known = mine.find(({ id }) => id === table?.id)
    if (table && !known) return { ...table, waiting: [], isShared: true, isHere: true }
    const found =
      known ??
      mine.find(({ waiting }) => waiting.length > 0) ??
      mine.find(({ running }) => running) ??
      mine[0]
    return found && { ...found, isShared: found.people > 1, isHere: found === known }
  })
}

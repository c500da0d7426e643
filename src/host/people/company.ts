/** Who plays here from elsewhere: whoever runs the host is asked before they are cut off. */
import type { Session } from './session'
import type { Table } from '../table/table'

/** The guests of a host. */
export interface Company {
  /** Names of those who are connected from another computer. */
  readonly guests: readonly string[]
  /** Whether one of them is at a table where a match runs. */
  readonly isPlaying: boolean
}

/** The guests among `sessions`, at the moment. */
export function companyOf(sessions: readonly Session[], tables: readonly Table[]): Company {
  const guests = sessions.filter((one) => one.connection !== undefined && !one.local)
  const playing = new Set(tables.filter(({ match }) => match.isPlaying()).map(({ id }) => id))
  return {
    guests: guests.map(({ name }) => name),
    isPlaying: guests.some(({ table }) => table !== undefined && playing.has(table)),
  }
}

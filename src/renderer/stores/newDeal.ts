/** Which match this window has seen being dealt: only that is dealt before its eyes. Whoever loads the page anew sees how it stands. */
import type { MatchMessage } from '../../protocol/hostMessages'
import type { Notice } from '../../protocol/tableViews'

/** Follows what happens at the table. */
export interface NewDeal {
  noticed(notices: readonly Notice[], table: string): void
  happened(message: MatchMessage): void
  /** Whether the match on this table began while this window was there, and its deal has not been seen. */
  isNew(table: string): boolean
  /** The deal has been seen, or something else is looked at. */
  seen(): void
}

/** A new one: nothing has begun. */
export function createNewDeal(): NewDeal {
  let started: string | undefined
  return {
    noticed(notices, table) {
      if (notices.some(({ kind }) => kind === 'started')) started = table
    },
    happened({ table, match }) {
      if (table === started && match.entries > 0) started = undefined
    },
    isNew: (table) => table === started,
    seen() {
      started = undefined
    },
  }
}

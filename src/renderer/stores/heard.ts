/** Who hears what happens at the table: at once, or in one line whoever was looking at something else. */
import type { MatchMessage } from '../../protocol/hostMessages'
import type { Notice } from '../../protocol/tableViews'

/** Hears what happens at the table, each thing once and in order. */
export interface TableListener {
  happened(message: MatchMessage): void
  noticed(notices: readonly Notice[]): void
  /** So many things have happened while nobody listened; they are not told again. */
  missed(count: number): void
}

/** Hands on what happens at one table after the other. */
export interface Heard {
  happened(message: MatchMessage): void
  noticed(notices: readonly Notice[], table: string): void
  /** Adds a listener; calling the answer removes it. */
  listen(listener: TableListener): () => void
}

/** What came before a table's page was loaded is told as soon as it is there; more than this is only counted. */
const MOST_KEPT = 20

/** A new one; nothing has been heard. */
export function createHeard(): Heard {
  const listeners = new Set<TableListener>()
  let kept: ((listener: TableListener) => void)[] = []
  let missed = 0
  /** Somebody has listened at this table already: what comes while nobody does is only counted. */
  let hasBeenHeard = false
  let at: string | undefined

  function tell(table: string, things: number, telling: (listener: TableListener) => void): void {
    if (table !== at) {
      at = table
      kept = []
      missed = 0
      hasBeenHeard = listeners.size > 0
    }
    if (listeners.size > 0) for (const listener of listeners) telling(listener)
    else if (hasBeenHeard || kept.length >= MOST_KEPT) missed += things
    else kept.push(telling)
  }
  return {
    happened: (message) => {
      tell(message.table, message.events.length > 0 ? 1 : 0, (listener) => {
        listener.happened(message)
      })
    },
    noticed: (notices, table) => {
      tell(table, notices.length, (listener) => {
        listener.noticed(notices)
      })
    },
    listen(listener) {
      const entry = { ...listener }
      listeners.add(entry)
      hasBeenHeard = true
      for (const telling of kept.splice(0)) telling(entry)
      if (missed > 0) entry.missed(missed)
      missed = 0
      return () => listeners.delete(entry)
    },
  }
}

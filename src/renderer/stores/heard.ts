/** Who hears what happens at the table: at once, or together afterwards whoever was looking at something else. */
import type { MatchMessage } from '../../protocol/hostMessages'
import type { Notice } from '../../protocol/tableViews'

/** Something that happened at the table. */
export type Happening =
  | { readonly kind: 'happened'; readonly message: MatchMessage }
  | { readonly kind: 'noticed'; readonly notices: readonly Notice[] }

/** What happened while nobody listened. */
export interface Missed {
  /** The latest of it, in order. */
  readonly latest: readonly Happening[]
  /** So many things came before that and are only counted. */
  readonly earlier: number
}

/** Hears what happens at the table, each thing once and in order. */
export interface TableListener {
  happened(message: MatchMessage): void
  noticed(notices: readonly Notice[]): void
  /** Things have happened while nobody listened; they are told by nothing else. Absent: it hears only what happens from now on, and takes nothing from who tells the rest. */
  missed?(missed: Missed): void
}

/** Hands on what happens at one table after the other. */
export interface Heard {
  happened(message: MatchMessage): void
  noticed(notices: readonly Notice[], table: string): void
  /** What waits for a listener is told to nobody. */
  forget(): void
  /** Adds a listener; calling the answer removes it. One that fails over what has waited for it is not added. */
  listen(listener: TableListener): () => void
}

/** What came before a table's page was loaded is told as soon as it is there; more than this is only counted. */
const MOST_AT_FIRST = 20
/** What comes while another page is looked at is kept for the log; what is older than the latest so many is only counted. */
const MOST_MISSED = 200

function thingsIn(happening: Happening): number {
  if (happening.kind === 'noticed') return happening.notices.length
  return happening.message.events.length > 0 ? 1 : 0
}

/** What waits for somebody to listen, bounded. */
function createWaiting() {
  let first: Happening[] = []
  let latest: Happening[] = []
  let earlier = 0
  return {
    begin(): void {
      first = []
      latest = []
      earlier = 0
    },
    /** `isFirst`: nobody has listened at this table yet. */
    add(happening: Happening, isFirst: boolean): void {
      if (isFirst && first.length < MOST_AT_FIRST) first.push(happening)
      else latest.push(happening)
      const dropped = latest.length > MOST_MISSED ? latest.shift() : undefined
      if (dropped) earlier += thingsIn(dropped)
    },
    take(): { readonly first: readonly Happening[]; readonly missed: Missed } {
      const taken = { first, missed: { latest, earlier } }
      this.begin()
      return taken
    },
  }
}

function tell(listener: TableListener, happening: Happening): void {
  if (happening.kind === 'happened') listener.happened(happening.message)
  else listener.noticed(happening.notices)
}

/** A new one; nothing has been heard. */
export function createHeard(): Heard {
  const listeners = new Set<TableListener>()
  /** Somebody tells all that happens. */
  const isTold = (): boolean => [...listeners].some(({ missed }) => missed !== undefined)
  const waiting = createWaiting()
  /** Somebody has listened at this table already. */
  let hasBeenHeard = false
  let at: string | undefined

  function hear(table: string, happening: Happening): void {
    if (table !== at) {
      at = table
      waiting.begin()
      hasBeenHeard = isTold()
    }
    for (const listener of listeners) tell(listener, happening)
    if (!isTold()) waiting.add(happening, !hasBeenHeard)
  }
  return {
    happened: (message) => {
      hear(message.table, { kind: 'happened', message })
    },
    noticed: (notices, table) => {
      hear(table, { kind: 'noticed', notices })
    },
    forget: () => {
      waiting.begin()
    },
    listen(listener) {
      const entry = { ...listener }
      listeners.add(entry)
      const stop = (): void => void listeners.delete(entry)
      if (!entry.missed) return stop
      hasBeenHeard = true
      const { first, missed } = waiting.take()
      try {
        for (const happening of first) tell(entry, happening)
        if (missed.latest.length > 0) entry.missed(missed)
      } catch (error) {
        listeners.delete(entry)
        throw error
      }
      return stop
    },
  }
}

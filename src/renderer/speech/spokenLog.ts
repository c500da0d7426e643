/** What has been told at one table, line by line. */
import { ref, type Ref } from 'vue'

/** A line that was told. */
export interface SpokenLine {
  /** Unique and growing. */
  readonly number: number
  readonly text: string
  /** How many events of games had been told when it was. */
  readonly after: number
  /** The round or turn in which it was told; absent: in none. */
  readonly group?: { readonly number: number; readonly text: string } | undefined
}

/** Lines kept. */
const MOST_LINES = 400

/** The log of the table one is at. */
export interface SpokenLog {
  readonly lines: Readonly<Ref<readonly SpokenLine[]>>
  /** That of another place begins anew. */
  openLog(where: string): void
  /** Whether this is to be told at this place for the first time; asked again: no. */
  isFirst(what: string): boolean
  /** A match begins: what was told of the last one, and the round or turn it was told in, is over. */
  openMatch(): void
  /** Somebody else looks at the log: each has his own of the same place. */
  turnTo(whose: string): void
  /** What is told from here on belongs to this round or turn. */
  openGroup(heading: string): void
  /** Puts a line into the log without saying it. */
  note(text: string): void
  /** Another text for the latest line, which tells of one event more. */
  amend(text: string): void
  /** What is told from here on is told of one event more, or comes after it. */
  follow(): void
  /** The lines without those of the latest events, as many as have not been seen. */
  linesBut(unseen: number): readonly SpokenLine[]
}

/** An empty one. */
export function createLog(): SpokenLog {
  const lines = ref<readonly SpokenLine[]>([])
  const events = ref(0)
  let count = 0
  let group: SpokenLine['group']
  let groups = 0
  let place = ''
  let ear = ''
  let isPlayed = false
  const firsts = new Set<string>()
  const ofOthers = new Map<string, readonly SpokenLine[]>()
  function beginAnew(): void {
    lines.value = []
    ofOthers.clear()
    group = undefined
    isPlayed = false
  }
  return {
    lines,
    openLog: (where) => {
      if (where === place) return
      beginAnew()
      firsts.clear()
      place = where
    },
    isFirst: (what) => {
      const isNew = !firsts.has(what)
      firsts.add(what)
      return isNew
    },
    // What was said before the first match belongs to it.
    openMatch: () => {
      if (isPlayed) beginAnew()
    },
    turnTo: (whose) => {
      ofOthers.set(ear, lines.value)
      ear = whose
      lines.value = ofOthers.get(whose) ?? []
    },
    openGroup: (text) => {
      if (text === group?.text) return
      groups += 1
      isPlayed = true
      group = { number: groups, text }
    },
    note: (text) => {
      count += 1
      const line = { number: count, text, after: events.value, group }
      lines.value = [...lines.value, line].slice(-MOST_LINES)
    },
    amend: (text) => {
      const last = lines.value.at(-1)
      if (last) lines.value = [...lines.value.slice(0, -1), { ...last, text, after: events.value }]
    },
    follow: () => {
      events.value += 1
      isPlayed = true
    },
    linesBut: (unseen) => lines.value.filter(({ after }) => after <= events.value - unseen),
  }
}

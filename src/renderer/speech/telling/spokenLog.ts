/** What has been told at one table, line by line. */
import { ref, shallowRef, type Ref } from 'vue'
import { retoldLines, type Retell, type Told, type ToldLine } from './retelling'

/** A line that was told. */
export interface SpokenLine extends ToldLine {
  /** Unique and growing. */
  readonly number: number
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
  note(text: string, of?: Told): void
  /** Another text for the latest line, which tells of one event more. */
  amend(text: string, of?: Told): void
  /** Tells of events only what may still be told of them. */
  retell(retell: Retell): void
  /** What is told from here on is told of one event more, or comes after it. */
  follow(): void
  /** The lines without those of the latest events, as many as have not been seen. */
  linesBut(unseen: number): readonly SpokenLine[]
}

/** What was told for the first time. */
function createFirsts() {
  const known = new Set<string>()
  return {
    isFirst: (what: string): boolean => {
      const isNew = !known.has(what)
      known.add(what)
      return isNew
    },
    forget: (): void => {
      known.clear()
    },
  }
}

/** A log without lines, for the table that is opened. */
export function createLog(): SpokenLog {
  const lines = shallowRef<readonly SpokenLine[]>([])
  const events = ref(0)
  let count = 0
  let group: SpokenLine['group']
  let groups = 0
  let place = ''
  let ear = ''
  let isPlayed = false
  const firsts = createFirsts()
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
      firsts.forget()
      place = where
    },
    isFirst: firsts.isFirst,
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
    note: (text, of) => {
      count += 1
      const line = { number: count, text, after: events.value, group, of }
      lines.value = [...lines.value, line].slice(-MOST_LINES)
    },
    amend: (text, of) => {
      const last = lines.value.at(-1)
      if (last) lines.value = lines.value.with(-1, { ...last, text, of, after: events.value })
    },
    retell: (retell) => {
      lines.value = retoldLines(lines.value, retell)
    },
    follow: () => {
      events.value += 1
      isPlayed = true
    },
    linesBut: (unseen) => lines.value.filter(({ after }) => after <= events.value - unseen),
  }
}

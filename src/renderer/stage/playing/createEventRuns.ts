/** Events that are told together, such as card after card, as one line under the pictures. */
import type { Json } from '../../../engine/basics/json'
import type { Captions } from '../captions/useCaptions'

/** The lines for all of these events in a row, what came of them last; undefined: they are not told together. */
export type InRow = (events: readonly Json[]) => readonly string[] | undefined

/** Follows what goes on, whether it is seen or not: its line counts as that of the log does. */
export interface EventRuns {
  /** The events before the first that is told with others like it, and all from there on: a row may begin behind what is told by itself. */
  parts(events: readonly Json[]): readonly (readonly Json[])[]
  /** Shows what belongs to events if they are told with others like them; what is left is told by itself. */
  show(events: readonly Json[]): readonly Json[]
  /** They are passed over; a line that stands there already counts them, too. */
  pass(events: readonly Json[]): void
}

/** What came so far, with its lines, and the events that do not belong to it. */
interface Taken {
  readonly row: readonly Json[]
  readonly lines: readonly string[]
  readonly rest: readonly Json[]
}

/** As many of these events as go on with those before. */
function goOn(inRow: InRow, before: readonly Json[], events: readonly Json[]): Taken | undefined {
  for (let count = events.length; count > 0; count -= 1) {
    const row = [...before, ...events.slice(0, count)]
    const lines = inRow(row)
    if (lines) return { row, lines, rest: events.slice(count) }
  }
  return undefined
}

/** Joins like events in one caption from now on; none has come yet. */
export function createEventRuns({ show }: Pick<Captions, 'show'>, inRow: InRow): EventRuns {
  let row: readonly Json[] = []
  let shown = 0
  /** A line more stands below the others; as many as before: the last one says it all. */
  function showAll(lines: readonly string[]): void {
    const added = lines.slice(shown)
    if (added.length === 0) show(lines.at(-1) ?? '', 'instead')
    for (const line of added) show(line)
    shown = lines.length
  }
  function forget(): void {
    row = []
    shown = 0
  }
  /** Takes them into the row, or begins another one with them, and shows its lines if they are to be seen. */
  function take(events: readonly Json[], isSeen: () => boolean): readonly Json[] {
    const longer = row.length === 0 ? undefined : goOn(inRow, row, events)
    if (!longer) forget()
    const taken = longer ?? goOn(inRow, [], events)
    if (!taken) return events
    row = taken.row
    if (isSeen()) showAll(taken.lines)
    if (taken.rest.length > 0) forget()
    return taken.rest
  }
  function parts(events: readonly Json[]): readonly (readonly Json[])[] {
    const goesOn = row.length > 0 && goOn(inRow, row, events) !== undefined
    const first = events.findIndex((_, at) => goOn(inRow, [], events.slice(at)) !== undefined)
    if (goesOn || first <= 0) return [events]
    return [events.slice(0, first), events.slice(first)]
  }
  return {
    parts,
    show: (events) => take(events, () => true),
    pass: (events) => {
      for (const part of parts(events)) take(part, () => shown > 0)
    },
  }
}

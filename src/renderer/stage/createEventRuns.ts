/** Events that are told together, such as card after card, as one line under the pictures. */
import type { Json } from '../../engine/json'
import type { Captions } from './useCaptions'

/** The lines for all of these events in a row, what came of them last; undefined: they are not told together. */
export type InRow = (events: readonly Json[]) => readonly string[] | undefined

/** Shows what belongs to an event if it is told with others like it, and tells whether it was. */
export function createEventRuns(
  { show }: Pick<Captions, 'show'>,
  inRow: InRow,
): (events: readonly Json[]) => boolean {
  let row: readonly Json[] = []
  let shown = 0
  /** A line more stands below the others; as many as before: the last one says it all. */
  function showAll(lines: readonly string[]): void {
    const added = lines.slice(shown)
    if (added.length === 0) show(lines.at(-1) ?? '', 'instead')
    for (const line of added) show(line)
    shown = lines.length
  }
  return ([event, ...others]) => {
    if (event === undefined) return false
    // One picture for all of them: they are told with no other.
    if (others.length > 0) {
      row = []
      shown = 0
      const lines = inRow([event, ...others])
      if (lines) showAll(lines)
      return lines !== undefined
    }
    const longer = row.length === 0 ? undefined : inRow([...row, event])
    const lines = longer ?? inRow([event])
    if (longer === undefined) shown = 0
    if (lines !== undefined) showAll(lines)
    if (lines === undefined) row = []
    else row = longer === undefined ? [event] : [...row, event]
    return lines !== undefined
  }
}

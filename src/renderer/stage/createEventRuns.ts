/** Events that are told together, such as card after card, as one line under the pictures. */
import type { Json } from '../../engine/json'
import type { Captions } from './useCaptions'

/** One line for all of these events in a row; undefined: they are not told together. */
export type InRow = (events: readonly Json[]) => string | undefined

/** Shows what belongs to an event if it is told with others like it, and tells whether it was. */
export function createEventRuns(
  { show }: Pick<Captions, 'show'>,
  inRow: InRow,
): (events: readonly Json[]) => boolean {
  let row: readonly Json[] = []
  return ([event, ...others]) => {
    if (event === undefined || others.length > 0) {
      row = []
      return false
    }
    const longer = row.length === 0 ? undefined : inRow([...row, event])
    const text = longer ?? inRow([event])
    if (text !== undefined) show(text, longer === undefined ? undefined : 'instead')
    if (text === undefined) row = []
    else row = longer === undefined ? [event] : [...row, event]
    return text !== undefined
  }
}

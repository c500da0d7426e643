/** Equal events in a row, such as card after card, as one line under the pictures. */
import type { Json } from '../../engine/json'
import type { Captions } from './useCaptions'

/** One line for so many of an event; undefined: it is told by itself. */
export type Counted = (event: Json, count: number) => string | undefined

/** Shows what belongs to an event if it is counted, and tells whether it was. */
export function createEventRuns(
  { show }: Pick<Captions, 'show'>,
  counted: Counted,
): (events: readonly Json[]) => boolean {
  let kind = ''
  let count = 0
  return ([event, ...others]) => {
    const next = JSON.stringify(event)
    count = next === kind && others.length === 0 ? count + 1 : 1
    kind = next
    const text = event === undefined || others.length > 0 ? undefined : counted(event, count)
    if (text === undefined) return false
    show(text, count > 1 ? 'instead' : undefined)
    return true
  }
}

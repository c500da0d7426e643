/** What this window was told of the match on its table: a board that is made anew, after another page was looked at, knows as much as before. */
import type { Json } from '../../engine/basics/json'
import type { MatchMessage } from '../../protocol/hostMessages'

/** A match as far as this window was told of it. */
export interface Story {
  readonly table: string
  readonly match: number
  /** The view at first. */
  readonly first: Json
  /** What had happened before that, oldest first, as far as it was told; absent: nothing was. */
  readonly before?: readonly Json[]
  /** All events since, in order. */
  readonly events: readonly Json[]
}

/** The story after a message; another match begins another one, and so does a story that is told whole: whoever has left has missed what came in between. */
export function storyAfter(
  before: Story | undefined,
  { table, match, events, missed = [], story }: MatchMessage,
): Story {
  if (before?.table !== table || before.match !== match.number || story !== undefined) {
    const told = story === undefined ? {} : { before: story }
    return { table, match: match.number, first: match.view, ...told, events: [] }
  }
  return { ...before, events: [...before.events, ...missed, ...events] }
}

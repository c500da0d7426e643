/** What differs from one view of a match to the next; what is the same is compared and never made text of. */
import { isRecord, type Json } from '../../engine/basics/json'
import { isSameJson } from '../../engine/basics/sameJson'
import type { MatchView } from '../../protocol/tableViews'

type Data = Readonly<Record<string, unknown>>

/** The field that goes with the time: how much of it is left. */
const TIME = 'left'

/** The fields in which it is. */
const TIMED: ReadonlySet<string> = new Set(['own', 'awaited'])

function isGone(before: Data, after: Data): boolean {
  for (const name in before) {
    if (before[name] !== undefined && after[name] === undefined) return true
  }
  return false
}

function areAlike(one: Data, other: Data): boolean {
  for (const name in one) {
    if (!isSameJson(one[name], other[name], TIMED.has(name) ? TIME : undefined)) return false
  }
  return !isGone(other, one)
}

/** Whether a viewer who looks at no clock sees the same. */
export function looksSame(one: MatchView, other: MatchView): boolean {
  return areAlike(one, other)
}

function isListOfRecords(value: unknown): value is readonly Data[] {
  return Array.isArray(value) && value.length > 1 && value.every(isRecord)
}

/** What has changed of a game's view: its fields, and of those that are lists as long as before the items, by their place. */
interface ViewChange {
  readonly view: Data | undefined
  readonly items: Readonly<Record<string, Data>> | undefined
}

function changedItems(before: readonly Data[], after: readonly Data[]): Data | undefined {
  let changed: Record<string, Data> | undefined
  for (const [place, item] of after.entries()) {
    if (!isSameJson(before[place], item)) (changed ??= {})[place] = item
  }
  return changed
}

function changeOfView(before: Data, after: Data): ViewChange {
  let view: Record<string, unknown> | undefined
  let items: Record<string, Data> | undefined
  for (const name in after) {
    const value = after[name]
    const old = before[name]
    if (value === undefined || isSameJson(old, value)) continue
    if (isListOfRecords(value) && isListOfRecords(old) && old.length === value.length) {
      const changed = changedItems(old, value)
      if (changed) (items ??= {})[name] = changed
    } else (view ??= {})[name] = value
  }
  return { view, items }
}

function ifOther<Value>(before: Value, after: Value): Value | undefined {
  return isSameJson(before, after) ? undefined : after
}

/** What stays as it is as long as the match lasts, and what is told by its own fields. */
type Apart = 'number' | 'game' | 'commitment' | 'view'

/** The message that tells of a change; what is undefined is left out. */
type ChangeMessage = ViewChange & {
  readonly [Name in Exclude<keyof MatchView, Apart>]: MatchView[Name] | undefined
} & {
  readonly type: 'matchChange'
  readonly version: number
  readonly events: readonly Json[] | undefined
}

/**
 * What has changed since as a message, as JSON; undefined: another match, or something is gone that is not told by what has
 * changed. Over one line nobody is told of two tables, and a change is of one match: which ones stands in the message that it changes.
 */
export function formatChange(
  before: MatchView,
  after: MatchView,
  { version, events }: { readonly version: number; readonly events: readonly Json[] },
): string | undefined {
  const isOther =
    before.number !== after.number ||
    before.game !== after.game ||
    before.commitment !== after.commitment
  if (isOther || !isRecord(before.view) || !isRecord(after.view)) return undefined
  if (isGone(before, after) || isGone(before.view, after.view)) return undefined
  const { view, items } = changeOfView(before.view, after.view)
  // One literal: to put parts of it together costs more than to make text of it.
  return JSON.stringify({
    type: 'matchChange',
    version,
    own: ifOther(before.own, after.own),
    awaited: ifOther(before.awaited, after.awaited),
    entries: ifOther(before.entries, after.entries),
    outcome: ifOther(before.outcome, after.outcome),
    view,
    items,
    events: events.length > 0 ? events : undefined,
  } satisfies ChangeMessage)
}

/** A match whole, as JSON: first what tells it from others. */
export function formatMatch({ number, game, commitment, ...rest }: MatchView): string {
  return JSON.stringify({ number, game, commitment, ...rest })
}

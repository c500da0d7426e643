/** What differs from one view of a match to the next, as text; what is the same is compared and never made text of. */
import { isRecord } from '../../engine/basics/json'
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

/** Fields as JSON one after the other, without braces. */
class FieldTexts {
  text = ''

  add(name: string, value: string): void {
    if (this.text !== '') this.text += ','
    this.text += `${JSON.stringify(name)}:${value}`
  }

  addIn(name: string, { text }: FieldTexts): void {
    if (text !== '') this.add(name, `{${text}}`)
  }
}

function addItems(
  items: FieldTexts,
  name: string,
  [before, after]: readonly (readonly Data[])[],
): void {
  const changed = new FieldTexts()
  for (const [place, item] of after?.entries() ?? []) {
    if (!isSameJson(before?.[place], item)) changed.add(String(place), JSON.stringify(item))
  }
  items.addIn(name, changed)
}

function addView(message: FieldTexts, before: Data, after: Data): void {
  const view = new FieldTexts()
  const items = new FieldTexts()
  for (const name in after) {
    const value = after[name]
    const old = before[name]
    if (value === undefined || isSameJson(old, value)) continue
    if (isListOfRecords(value) && isListOfRecords(old) && old.length === value.length) {
      addItems(items, name, [old, value])
    } else view.add(name, JSON.stringify(value))
  }
  message.addIn('view', view)
  message.addIn('items', items)
}

/** What stays as it is as long as the match lasts, and what is told by its own fields. */
const APART: ReadonlySet<string> = new Set(['number', 'game', 'commitment', 'view'])

function addStanding(message: FieldTexts, before: Data, after: Data): void {
  for (const name in after) {
    const value = after[name]
    if (value === undefined || APART.has(name) || isSameJson(before[name], value)) continue
    message.add(name, JSON.stringify(value))
  }
}

/**
 * What has changed since, as fields of a message without the braces, empty if nothing has; undefined: another match, or something is gone that is not
 * told by what has changed.
 */
export function formatChange(before: MatchView, after: MatchView): string | undefined {
  const isOther =
    before.number !== after.number ||
    before.game !== after.game ||
    before.commitment !== after.commitment
  if (isOther || !isRecord(before.view) || !isRecord(after.view)) return undefined
  if (isGone(before, after) || isGone(before.view, after.view)) return undefined
  const fields = new FieldTexts()
  addStanding(fields, before, after)
  addView(fields, before.view, after.view)
  return fields.text
}

/** A match whole, as JSON: first what tells it from others. */
export function formatMatch({ number, game, commitment, ...rest }: MatchView): string {
  return JSON.stringify({ number, game, commitment, ...rest })
}

/** A match and a table as texts: what is sent of them, and by what it is known whether anything but the time has changed. */
import { isRecord } from '../engine/json'
import type { MatchView, TableView } from '../protocol/tableViews'

/** The texts of data by the names of its fields. */
type Fields = ReadonlyMap<string, string>

/** The texts of a view by the names of its fields; of a list of records the text of each. */
type ViewFields = ReadonlyMap<string, string | readonly string[]>

/** A match as a viewer sees it, as texts. */
export interface MatchTexts {
  /** All of it, as JSON. */
  readonly whole: string
  /** The same at any time of the clock; no JSON. */
  readonly look: string
  /** What stays as it is as long as the match lasts. */
  readonly fixed: string
  /** Questions, clocks, how many entries, the result. */
  readonly standing: Fields
  /** The fields of the game's view; undefined: it has none. */
  readonly view: ViewFields | undefined
}

function timeless<Question extends object>({
  left: _left,
  ...rest
}: Question & { readonly left?: number }): object {
  return rest
}

/** What is seen of a table at any time of the clock. */
export function lookOfTable({ next, ...table }: TableView): string {
  return JSON.stringify({ ...table, ...(next ? { next: timeless(next) } : {}) })
}

function fieldsOf(data: object): Fields {
  const fields = new Map<string, string>()
  for (const [name, value] of Object.entries(data)) {
    if (value !== undefined) fields.set(name, JSON.stringify(value))
  }
  return fields
}

function viewFieldsOf(view: Readonly<Record<string, unknown>>): ViewFields {
  const fields = new Map<string, string | readonly string[]>()
  for (const [name, value] of Object.entries(view)) {
    const isOfRecords = Array.isArray(value) && value.length > 1 && value.every(isRecord)
    fields.set(
      name,
      isOfRecords ? value.map((item) => JSON.stringify(item)) : JSON.stringify(value),
    )
  }
  return fields
}

/** Fields as JSON, without the braces. */
function formatFields(fields: ViewFields): string {
  let text = ''
  for (const [name, value] of fields) {
    const shown = typeof value === 'string' ? value : `[${value.join(',')}]`
    text += `${text === '' ? '' : ','}${JSON.stringify(name)}:${shown}`
  }
  return text
}

/** The texts of a match; every part of it is made text once, for all that is told of it. */
export function formatMatch({
  view,
  number,
  game,
  commitment,
  ...standing
}: MatchView): MatchTexts {
  const { own, awaited, ...rest } = standing
  const waiting =
    awaited.kind === 'names'
      ? { kind: awaited.kind, seats: awaited.seats.map((one) => timeless(one)) }
      : timeless(awaited)
  const fields = {
    fixed: JSON.stringify({ number, game, commitment }),
    standing: fieldsOf(standing),
    view: isRecord(view) ? viewFieldsOf(view) : undefined,
  }
  const shown = fields.view ? `{${formatFields(fields.view)}}` : JSON.stringify(view)
  const look = JSON.stringify({ ...rest, own: own.map((one) => timeless(one)), awaited: waiting })
  return {
    ...fields,
    whole: `${fields.fixed.slice(0, -1)},${formatFields(fields.standing)},"view":${shown}}`,
    look: fields.fixed + look + shown,
  }
}

/** The fields that have another text than before; undefined: one is gone. */
function changedFields(before: Fields, after: Fields): Fields | undefined {
  for (const name of before.keys()) if (!after.has(name)) return undefined
  return new Map([...after].filter(([name, text]) => before.get(name) !== text))
}

/** The items that have another text than before, by their place; undefined: what was there is no list of as many. */
function changedItems(
  before: string | readonly string[] | undefined,
  after: readonly string[],
): Fields | undefined {
  if (typeof before === 'string' || before?.length !== after.length) return undefined
  const items = after.map((text, place) => [String(place), text] as const)
  return new Map(items.filter(([, text], place) => before[place] !== text))
}

/** The fields of a view that are different, and of lists the items; undefined: one is gone. */
function changedView(
  before: ViewFields,
  after: ViewFields,
): { readonly view: ViewFields; readonly items: Fields } | undefined {
  for (const name of before.keys()) if (!after.has(name)) return undefined
  const view = new Map<string, string | readonly string[]>()
  const items = new Map<string, string>()
  for (const [name, value] of after) {
    const changed = typeof value === 'string' ? undefined : changedItems(before.get(name), value)
    if (!changed) {
      if (before.get(name) !== value) view.set(name, value)
    } else if (changed.size > 0) items.set(name, `{${formatFields(changed)}}`)
  }
  return { view, items }
}

/**
 * What has changed since, as fields of a message without the braces, empty if nothing has; undefined: another match, or something is gone that is not
 * told by what has changed.
 */
export function formatChange(before: MatchTexts, after: MatchTexts): string | undefined {
  if (before.fixed !== after.fixed || !before.view || !after.view) return undefined
  const standing = changedFields(before.standing, after.standing)
  const shown = changedView(before.view, after.view)
  if (!standing || !shown) return undefined
  const parts = [
    formatFields(standing),
    shown.view.size > 0 ? `"view":{${formatFields(shown.view)}}` : '',
    shown.items.size > 0 ? `"items":{${formatFields(shown.items)}}` : '',
  ]
  return parts.filter((part) => part !== '').join(',')
}

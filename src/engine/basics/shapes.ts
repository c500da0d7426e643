/** Guards for parsers: what data from outside has to look like. */
import { isRecord } from './json'
import { parseLine } from './text'

/** Whether unknown data is of a type. */
export type Guard<Value> = (value: unknown) => value is Value

/** One of a closed list of words or numbers. */
export function oneOf<const Value extends string | number>(values: readonly Value[]): Guard<Value> {
  return (value): value is Value => values.some((known) => Object.is(known, value))
}

/** A whole number from `from` to `to`; minus zero is none, because no text stands for it. */
export function wholeNumber(from: number, to: number): Guard<number> {
  return (value): value is number =>
    typeof value === 'number' &&
    Number.isInteger(value) &&
    value >= from &&
    value <= to &&
    !Object.is(value, -0)
}

/** A value, or none. */
export function optional<Value>(is: Guard<Value>): Guard<Value | undefined> {
  return (value): value is Value | undefined => value === undefined || is(value)
}

/** A list of at most so many. */
export function listOf<Value>(is: Guard<Value>, most: number): Guard<readonly Value[]> {
  return (value): value is readonly Value[] =>
    Array.isArray(value) && value.length <= most && value.every((item) => is(item))
}

/** A line of free text as it may be shown, of at most `longest` graphemes and not empty. */
export function lineOf(longest: number): Guard<string> {
  return (value): value is string => parseLine(value, longest) === value
}

/**
 * Takes data for a game's own view: the fields named here are objects and lists, the others are not looked at. A host of the same
 * program version keeps to the rest of the type; over one that does not the window says so and lives on.
 */
export function ownView<View extends object>(
  records: readonly (keyof View & string)[],
  lists: readonly (keyof View & string)[],
): Guard<View> {
  return (value): value is View =>
    isRecord(value) &&
    records.every((key) => isRecord(value[key])) &&
    lists.every((key) => Array.isArray(value[key]))
}

/** Takes data for one of a game's own events: it has a kind. The rest is as with `ownView`. */
export function ownEvent<Seen extends { readonly kind: string }>(): Guard<Seen> {
  return (value): value is Seen => isRecord(value) && typeof value.kind === 'string'
}

/** Plain data: what may be saved, sent and compared byte by byte. */
import { invariant } from './invariant'

/** A value that survives `JSON.parse(JSON.stringify(value))` unchanged. */
export type Json =
  string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined }

/** Whether a value is an object with string keys (no array, not null). */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether a value is plain data through and through. */
export function isJson(value: unknown): value is Json {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true
  if (typeof value === 'number') return Number.isFinite(value)
  // Every view and event of every viewer goes through here: loops make no lists on the way.
  if (Array.isArray(value)) {
    for (const item of value) if (!isJson(item)) return false
    return true
  }
  if (!isRecord(value)) return false
  for (const key in value) {
    const item = value[key]
    if (item !== undefined && !isJson(item)) return false
  }
  return true
}

/** The value itself, known to be plain data; a game that hands out anything else breaks its contract. */
export function toJson(value: unknown): Json {
  invariant(isJson(value), 'a game hands out plain data only')
  return value
}

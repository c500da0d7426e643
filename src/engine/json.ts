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
  if (Array.isArray(value)) return value.every((item) => isJson(item))
  return isRecord(value) && Object.values(value).every((item) => item === undefined || isJson(item))
}

/** The value itself, known to be plain data; a game that hands out anything else breaks its contract. */
export function toJson(value: unknown): Json {
  invariant(isJson(value), 'a game hands out plain data only')
  return value
}

/** Plain data: what may be saved, sent and compared byte by byte. */

/** A value that survives `JSON.parse(JSON.stringify(value))` unchanged. */
export type Json =
  string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined }

/** Whether a value is an object with string keys (no array, not null). */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

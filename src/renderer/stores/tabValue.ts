/** Plain data that this tab keeps over a reload. A window that stores nothing keeps nothing, and damaged data is none. */
import type { Json } from '../../engine/json'

/** What is kept under a key, to be checked by whoever reads it; undefined: nothing that can be read. */
export function readTabValue(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps a value; undefined: there is nothing to keep any more. */
export function keepTabValue(key: string, value: Json | undefined): void {
  try {
    if (value === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Private windows and full stores.
  }
}

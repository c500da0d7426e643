/** Plain data that this tab keeps over a reload. Damaged data is none. */
import type { Json } from '../../engine/basics/json'
import { keptByTab } from './kept'

/** What is kept under a key, to be checked by whoever reads it; undefined: nothing that can be read. */
export function readTabValue(key: string): unknown {
  try {
    return JSON.parse(keptByTab.getItem(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps a value; undefined: there is nothing to keep any more. */
export function keepTabValue(key: string, value: Json | undefined): void {
  if (value === undefined) keptByTab.removeItem(key)
  else keptByTab.setItem(key, JSON.stringify(value))
}

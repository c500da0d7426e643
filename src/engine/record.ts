/** The record of a match: everything needed to play it again, move by move. */
import type { OptionValue } from './game'
import type { Fairness } from './fairDeal'
import { canonicalJson, hashText } from './hash'
import type { Json } from './json'
import type { Seat } from './seat'

/** Counts up whenever a rule changes so that old records would play differently. */
export const RULES_VERSION = 1

/** A move as it was played. */
export interface RecordedMove {
  readonly seat: Seat
  readonly move: Json
  /** Played for the seat because its time ran out. */
  readonly fallback?: true
}

/** A match from the deal to where it stands. */
export interface MatchRecord {
  readonly game: string
  readonly rules: number
  readonly options: Readonly<Record<string, OptionValue>>
  readonly seats: number
  readonly fairness: Fairness
  readonly moves: readonly RecordedMove[]
}

/** SHA-256 over the record, independent of the order of keys. */
export function hashRecord(record: MatchRecord): string {
  return hashText(canonicalJson(record))
}

/** What the host writes into its journal of people, and reading it back. */
import * as v from 'valibot'
import { LANGUAGES } from '../../engine/basics/language'
import { FIGURES } from '../../protocol/terms'

const SavedPersonSchema = v.object({
  kind: v.literal('person'),
  person: v.string(),
  name: v.string(),
  language: v.picklist(LANGUAGES),
  figure: v.exactOptional(v.picklist(FIGURES)),
  tokens: v.array(v.string()),
  lastCommand: v.number(),
})

const BestSchema = v.object({
  kind: v.literal('best'),
  game: v.string(),
  key: v.string(),
  /** Sorted. */
  people: v.array(v.string()),
  /** The best so far. */
  score: v.number(),
  /** The best before the match that was counted last; absent: that was the first. */
  before: v.exactOptional(v.number()),
  /** The match that was counted last, by the commitment of its deal. */
  match: v.string(),
})

/** The best score of people who played together. */
export type BestRecord = v.InferOutput<typeof BestSchema>

/** The record, if it is one. */
export function parseBestRecord(raw: unknown): BestRecord | undefined {
  const parsed = v.safeParse(BestSchema, raw)
  return parsed.success ? parsed.output : undefined
}

/** A person as he stands from now on. */
export type PersonRecord = v.InferOutput<typeof SavedPersonSchema>

/** The record, if it is one. */
export function parsePersonRecord(raw: unknown): PersonRecord | undefined {
  const parsed = v.safeParse(SavedPersonSchema, raw)
  return parsed.success ? parsed.output : undefined
}

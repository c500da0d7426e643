/** What the host writes into its journal of people, and reading it back. */
import * as v from 'valibot'
import { LANGUAGES } from '../engine/language'

const SavedPersonSchema = v.object({
  kind: v.literal('person'),
  person: v.string(),
  name: v.string(),
  language: v.picklist(LANGUAGES),
  tokens: v.array(v.string()),
  lastCommand: v.number(),
})

/** A person as he stands from now on. */
export type PersonRecord = v.InferOutput<typeof SavedPersonSchema>

/** The record, if it is one. */
export function parsePersonRecord(raw: unknown): PersonRecord | undefined {
  const parsed = v.safeParse(SavedPersonSchema, raw)
  return parsed.success ? parsed.output : undefined
}

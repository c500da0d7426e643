/** What a table writes into its journal, and reading it back. */
import * as v from 'valibot'
import type { Json } from '../engine/json'
import { isJson } from '../engine/json'
import { ABSENCE_POLICIES, BOT_LEVELS, LANGUAGES, PHRASES } from '../protocol/messages'

const level = v.picklist(BOT_LEVELS)
const optionValue = v.union([v.string(), v.number()])
const json = v.custom<Json>((value) => isJson(value))

const SavedPersonSchema = v.object({
  person: v.string(),
  name: v.string(),
  language: v.picklist(LANGUAGES),
  tokens: v.array(v.string()),
  lastCommand: v.number(),
})

const HolderSchema = v.variant('kind', [
  v.object({ kind: v.literal('free') }),
  v.object({ kind: v.literal('bot'), name: v.string(), level }),
  v.object({ kind: v.literal('person'), person: v.string(), name: v.string(), gone: v.boolean() }),
])

const ChatSchema = v.union([
  v.object({
    number: v.number(),
    person: v.string(),
    name: v.string(),
    phrase: v.picklist(PHRASES),
  }),
  v.object({ number: v.number(), person: v.string(), name: v.string(), text: v.string() }),
])

const PastMatchSchema = v.object({
  number: v.number(),
  game: v.string(),
  names: v.array(v.string()),
  ranks: v.array(v.number()),
  scores: v.array(v.number()),
})

const FairnessSchema = v.object({
  secret: v.string(),
  contributions: v.array(v.string()),
  commitment: v.string(),
})

const MoveSchema = v.object({
  seat: v.number(),
  move: json,
  fallback: v.exactOptional(v.literal(true)),
})

const RecordSchema = v.object({
  game: v.string(),
  rules: v.number(),
  options: v.record(v.string(), optionValue),
  seats: v.number(),
  fairness: FairnessSchema,
  moves: v.array(MoveSchema),
})

const TableSchema = v.object({
  kind: v.literal('table'),
  id: v.string(),
  name: v.string(),
  game: v.string(),
  options: v.record(v.string(), optionValue),
  holders: v.array(HolderSchema),
  spectators: v.array(v.string()),
  people: v.array(SavedPersonSchema),
  keeper: v.string(),
  password: v.exactOptional(v.string()),
  absence: v.picklist(ABSENCE_POLICIES),
  chat: v.array(ChatSchema),
  history: v.array(PastMatchSchema),
  /** Matches begun so far. */
  matches: v.number(),
  playing: v.boolean(),
  /** Who has seen which hand of the running match; nobody sees two. Absent in older journals. */
  hands: v.exactOptional(v.array(v.object({ person: v.string(), seat: v.number() }))),
  /** The finished match whose end still lies on the table. */
  shown: v.exactOptional(v.number()),
})

const DealtSchema = v.object({
  kind: v.literal('dealt'),
  game: v.string(),
  options: v.record(v.string(), optionValue),
  seats: v.number(),
  fairness: FairnessSchema,
})

const PlayedSchema = v.object({
  kind: v.literal('played'),
  seat: v.number(),
  move: json,
  fallback: v.exactOptional(v.literal(true)),
  by: v.exactOptional(v.object({ person: v.string(), command: v.number() })),
})

const FinishedSchema = v.object({
  kind: v.literal('finished'),
  number: v.number(),
  record: RecordSchema,
})

const TableRecordSchema = v.variant('kind', [
  TableSchema,
  DealtSchema,
  PlayedSchema,
  FinishedSchema,
])

/** Everything about a table but its running match. */
export type SavedTable = v.InferOutput<typeof TableSchema>
/** Who holds a seat. */
export type Holder = v.InferOutput<typeof HolderSchema>
/** A match was dealt. */
export type DealtRecord = v.InferOutput<typeof DealtSchema>
/** A move was played. */
export type PlayedRecord = v.InferOutput<typeof PlayedSchema>
/** One record of a table's journal. */
export type TableRecord = v.InferOutput<typeof TableRecordSchema>

/** The record, if it is one. */
export function parseTableRecord(raw: unknown): TableRecord | undefined {
  const parsed = v.safeParse(TableRecordSchema, raw)
  return parsed.success ? parsed.output : undefined
}

/** What a table writes into its journal, and reading it back. */
import type { OfKind } from '../../engine/basics/kinds'
import * as v from 'valibot'
import { isJson, toJson, type Json } from '../../engine/basics/json'
import { isOptions, type Options } from '../../engine/options/options'
import { isDealRecord, isEntry, isMatchRecord } from '../../engine/match/record'
import type { DealRecord, Entry, MatchRecord } from '../../engine/match/record'
import type { Frozen } from '../../protocol/frozen'
import { RefusedSchema } from '../../protocol/hostMessages'
import { ChatLineSchema, PastMatchSchema } from '../../protocol/tableViews'
import { ABSENCE_POLICIES, BOT_LEVELS, BREAKS, PACES } from '../../protocol/terms'

const level = v.picklist(BOT_LEVELS)
const options = v.custom<Options>((value) => isOptions(value))
const json = v.custom<Json>((value) => isJson(value))
const deal = v.custom<DealRecord>((value) => isDealRecord(value))
const entry = v.custom<Entry>((value) => isEntry(value))
const matchRecord = v.custom<MatchRecord>((value) => isMatchRecord(value))
const refused = v.array(RefusedSchema)

/** Commands whose answer says that their person is at this table now. */
const led = v.array(v.number())

/** A command that a record came with, and the refusals that its person got since the record before. */
const by = v.exactOptional(
  v.object({ person: v.string(), command: v.number(), refused, led: v.exactOptional(led) }),
)

const HolderSchema = v.variant('kind', [
  v.object({ kind: v.literal('free') }),
  v.object({ kind: v.literal('bot'), name: v.string(), level }),
  v.object({
    kind: v.literal('person'),
    person: v.string(),
    name: v.string(),
    gone: v.boolean(),
    /** The level of the bot whose seat it was. */
    botBefore: v.exactOptional(level),
  }),
  v.object({ kind: v.literal('left'), name: v.string() }),
])

/** From which entry of the match on somebody has missed it, and a bot filled in for him. */
const AwaySchema = v.object({
  person: v.string(),
  missed: v.exactOptional(v.number()),
  standIn: v.exactOptional(v.number()),
})

const ProposalSchema = v.object({
  number: v.number(),
  person: v.string(),
  name: v.string(),
  proposal: json,
  agreed: v.array(v.string()),
  /** About the match that lies on the table; absent: about the options of the next one. */
  aboutMatch: v.exactOptional(v.literal(true)),
})

const fields = {
  id: v.string(),
  name: v.string(),
  game: v.string(),
  options,
  holders: v.array(HolderSchema),
  spectators: v.array(v.string()),
  /** Those of the spectators that are screens for a whole room; absent: none. */
  screens: v.exactOptional(v.array(v.string())),
  keeper: v.string(),
  password: v.exactOptional(v.object({ salt: v.string(), hash: v.string() })),
  /** For nobody else, until its keeper opens it. */
  private: v.exactOptional(v.literal(true)),
  absence: v.picklist(ABSENCE_POLICIES),
  /** Absent in journals that were begun before there was a choice. */
  pace: v.optional(v.picklist(PACES), 'usual'),
  /** The pace that comes back after the running match. */
  paceAfter: v.exactOptional(v.picklist(PACES)),
  /** Matches begun so far. */
  matches: v.number(),
  playing: v.boolean(),
  /** A match is to begin and is not dealt yet; after a restart it begins once its people are back. */
  begins: v.exactOptional(v.literal(true)),
  /** Who has seen which hand of the running match; nobody sees two. */
  hands: v.array(v.object({ person: v.string(), seat: v.number() })),
  /** Who is away and has missed something of the match that lies on the table; absent: nobody. */
  away: v.exactOptional(v.array(AwaySchema)),
  /** Seats of people at which a bot has played in the match that lies on the table; absent: none. */
  filledIn: v.exactOptional(v.array(v.number())),
  /** The finished match whose end still lies on the table. */
  shown: v.exactOptional(v.number()),
  /** What the last match hands on to the next one if the same sit there again, seat by seat. */
  carry: v.exactOptional(v.object({ options, seats: v.array(v.string()) })),
  proposals: v.array(ProposalSchema),
  /** What everybody has agreed to about the match that lies on the table. */
  adopted: v.exactOptional(v.array(json)),
  /** Proposals made so far. */
  proposed: v.number(),
  /** Sent away for the evening. */
  sentAway: v.array(v.string()),
  /** Nobody has been here for long: it waits to be taken up again. */
  resting: v.exactOptional(v.literal(true)),
  /** The address it was made from. */
  address: v.string(),
}

const SavedTableSchema = v.object(fields)

/** The whole table, after which nothing before counts. */
const TableSchema = v.object({
  kind: v.literal('table'),
  table: SavedTableSchema,
  /** The commands of its people that are carried out. */
  commands: v.array(
    v.object({ person: v.string(), command: v.number(), refused, led: v.exactOptional(led) }),
  ),
})

/** Fields of the table that are different from now on, and those that are gone. */
const change = { set: v.record(v.string(), json), gone: v.array(v.string()) }

const ChangeSchema = v.object({ kind: v.literal('change'), ...change, by })

const ChatSchema = v.object({ kind: v.literal('chat'), line: ChatLineSchema, by })

/** A match and its deal. */
const DealtSchema = v.object({ kind: v.literal('dealt'), deal, ...change })

const PlayedSchema = v.object({ kind: v.literal('played'), entry, by })

/** A finished match; its record is kept for the latest ones only. */
const FinishedSchema = v.object({
  kind: v.literal('finished'),
  past: PastMatchSchema,
  record: v.exactOptional(matchRecord),
})

/** A match that could not go on; what was played is kept for a report. */
const BrokenSchema = v.object({
  kind: v.literal('broken'),
  number: v.number(),
  why: v.picklist(BREAKS),
  record: v.exactOptional(matchRecord),
})

const TableRecordSchema = v.variant('kind', [
  TableSchema,
  ChangeSchema,
  ChatSchema,
  DealtSchema,
  PlayedSchema,
  FinishedSchema,
  BrokenSchema,
])

/** A table but for its match, its talk and its history. */
export type SavedTable = v.InferOutput<typeof SavedTableSchema>
/** Somebody who is away, and from which entry of the match on he has missed it and a bot filled in for him. */
export type Away = v.InferOutput<typeof AwaySchema>
/** Who holds a seat. */
export type Holder = v.InferOutput<typeof HolderSchema>
/** The password of a table: its scrypt hash and the salt. */
export interface SavedPassword {
  readonly salt: string
  readonly hash: string
}
/** Something put to the vote. */
export type SavedProposal = v.InferOutput<typeof ProposalSchema>
/** A command with the refusals around it. */
export type SavedCommand = Frozen<v.InferOutput<typeof TableSchema>>['commands'][number]
/** Fields of the table that are different from now on. */
export type TableChange = Pick<v.InferOutput<typeof ChangeSchema>, 'set' | 'gone'>
/** A match that could not go on. */
export type BrokenMatch = Omit<Frozen<v.InferOutput<typeof BrokenSchema>>, 'kind'>
/** One record of a table's journal, as it is read. */
export type ReadRecord = v.InferOutput<typeof TableRecordSchema>
/** One record of a table's journal, as it is written. */
export type TableRecord = Frozen<ReadRecord>

/** The record, if it is one. */
export function parseTableRecord(raw: unknown): ReadRecord | undefined {
  const parsed = v.safeParse(TableRecordSchema, raw)
  return parsed.success ? parsed.output : undefined
}

/** The table after a change; undefined if that is none. */
export function applyChange(saved: SavedTable, { set, gone }: TableChange): SavedTable | undefined {
  const kept = Object.fromEntries(Object.entries(saved).filter(([key]) => !gone.includes(key)))
  const parsed = v.safeParse(SavedTableSchema, { ...kept, ...set })
  return parsed.success ? parsed.output : undefined
}

/** What is different between two states of a table. */
export function changeBetween(before: SavedTable, after: SavedTable): TableChange {
  const old = new Map(Object.entries(before))
  const set: Record<string, Json> = {}
  for (const [key, value] of Object.entries(after)) {
    const isSame = JSON.stringify(old.get(key)) === JSON.stringify(value)
    old.delete(key)
    if (!isSame) set[key] = toJson(value)
  }
  return { set, gone: [...old.keys()] }
}

/** Whether a change changes nothing. */
export function isEmptyChange({ set, gone }: TableChange): boolean {
  return gone.length === 0 && Object.keys(set).length === 0
}

/** Whether this is a screen that shows the table to a whole room, and nobody. */
export function isScreen({ screens }: Pick<SavedTable, 'screens'>, person: string): boolean {
  return screens?.includes(person) === true
}

/** Who watches without sitting there; screens are nobody. */
export function watchersOf(saved: Pick<SavedTable, 'spectators' | 'screens'>): string[] {
  return saved.spectators.filter((person) => !isScreen(saved, person))
}

/** From now on what was played at this seat was not all its person's. */
export function noteFilledIn(draft: SavedTable, seat: number): void {
  draft.filledIn = [...new Set([...(draft.filledIn ?? []), seat])]
}

/** From now on a person is a screen for a whole room, or none any more. */
export function noteScreen(draft: SavedTable, person: string, isOne: boolean): void {
  const others = (draft.screens ?? []).filter((one) => one !== person)
  const screens = isOne ? [...others, person] : others
  if (screens.length > 0) draft.screens = screens
  else delete draft.screens
}

/** Whether a person holds the seat and has not gone for good. */
export function isHeld(holder: Holder): holder is OfKind<Holder, 'person'> {
  return holder.kind === 'person' && !holder.gone
}

/** The people who hold seats, in the order of these. */
export function peopleOn(holders: readonly Holder[]): string[] {
  const people: string[] = []
  for (const holder of holders) if (holder.kind === 'person') people.push(holder.person)
  return people
}

/** The name of whoever holds a seat; undefined where nobody does. */
export function nameOf(holder: Holder | undefined): string | undefined {
  return !holder || holder.kind === 'free' ? undefined : holder.name
}

/** Who sits there, as one text: the same sit together again if all texts are the same. */
export function nameSeat(holder: Holder): string {
  return holder.kind === 'person' ? `person ${holder.person}` : holder.kind
}

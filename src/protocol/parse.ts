/** Strict parsers: from a frame to a message, or a sentence for developers; nothing that arrives makes them throw. */
import * as v from 'valibot'
import type { Json } from '../engine/json'
import { isJson, isRecord } from '../engine/json'
import { err, ok, type Result } from '../engine/result'
import {
  ABSENCE_POLICIES,
  BOT_LEVELS,
  LANGUAGES,
  PHRASES,
  REFUSALS,
  type ClientMessage,
  type HostMessage,
} from './messages'

/** Bytes (as UTF-16 units) of a frame from a client at most. */
export const LONGEST_CLIENT_FRAME = 16_384
/** Bytes (as UTF-16 units) of a frame from a host at most. */
export const LONGEST_HOST_FRAME = 1_048_576

const DEEPEST_CLIENT = 8
const DEEPEST_HOST = 16
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype'])

const short = v.pipe(v.string(), v.maxLength(500))
const chat = v.pipe(v.string(), v.maxLength(4000))
const id = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/u))
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(11))
const seats = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12))
const language = v.picklist(LANGUAGES)
const level = v.picklist(BOT_LEVELS)
const optionValue = v.union([v.pipe(v.string(), v.maxLength(40)), v.pipe(v.number(), v.finite())])
const options = v.pipe(
  v.record(id, optionValue),
  v.check((record) => Object.keys(record).length <= 40),
)
const json = v.custom<Json>((value) => isJson(value))

const Command = v.variant('kind', [
  v.strictObject({ kind: v.literal('rename'), name: short, language }),
  v.strictObject({
    kind: v.literal('createTable'),
    game: id,
    name: short,
    seats,
    options,
    password: v.exactOptional(short),
    bots: v.exactOptional(level),
  }),
  v.strictObject({
    kind: v.literal('join'),
    as: v.picklist(['player', 'spectator']),
    seat: v.exactOptional(seat),
    password: v.exactOptional(short),
  }),
  v.strictObject({ kind: v.literal('leave') }),
  v.strictObject({ kind: v.literal('sit'), seat }),
  v.strictObject({ kind: v.literal('stand') }),
  v.strictObject({ kind: v.literal('ready'), ready: v.boolean() }),
  v.strictObject({ kind: v.literal('say'), text: chat }),
  v.strictObject({ kind: v.literal('sayPhrase'), phrase: v.picklist(PHRASES) }),
  v.strictObject({ kind: v.literal('move'), move: json }),
  v.strictObject({
    kind: v.literal('contribute'),
    bits: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/u)),
  }),
  v.strictObject({ kind: v.literal('setGame'), game: id, options, seats }),
  v.strictObject({ kind: v.literal('setTableName'), name: short }),
  v.strictObject({ kind: v.literal('setPassword'), password: v.exactOptional(short) }),
  v.strictObject({ kind: v.literal('setAbsence'), policy: v.picklist(ABSENCE_POLICIES) }),
  v.strictObject({ kind: v.literal('seatBot'), seat, level }),
  v.strictObject({ kind: v.literal('unseat'), seat }),
  v.strictObject({ kind: v.literal('kick'), person: id }),
  v.strictObject({ kind: v.literal('start') }),
  v.strictObject({ kind: v.literal('rematch') }),
  v.strictObject({ kind: v.literal('abandon') }),
  v.strictObject({ kind: v.literal('closeTable') }),
  v.strictObject({ kind: v.literal('openNetwork') }),
  v.strictObject({ kind: v.literal('closeNetwork') }),
  v.strictObject({ kind: v.literal('fetchRecord'), match: count }),
])

const FromClient = v.variant('type', [
  v.strictObject({
    type: v.literal('hello'),
    protocol: count,
    app: short,
    name: short,
    language,
    token: v.exactOptional(v.pipe(v.string(), v.maxLength(128))),
    known: v.exactOptional(v.strictObject({ table: id, version: count })),
  }),
  v.strictObject({
    type: v.literal('command'),
    id: v.pipe(count, v.minValue(1)),
    table: v.exactOptional(id),
    version: v.exactOptional(count),
    command: Command,
  }),
  v.strictObject({ type: v.literal('ping'), at: v.pipe(v.number(), v.finite()) }),
  v.strictObject({ type: v.literal('resync') }),
])

/** Whether nothing in `value` lies deeper than `depth` or hides behind a key that could touch prototypes. */
function isTame(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true
  if (depth === 0) return false
  if (Array.isArray(value)) return value.every((item) => isTame(item, depth - 1))
  return Object.entries(value).every(
    ([key, item]) => !FORBIDDEN_KEYS.has(key) && isTame(item, depth - 1),
  )
}

function parseTame(frame: string, longest: number, depth: number): Result<unknown, string> {
  if (frame.length > longest) return err('the frame is too long')
  let value: unknown
  try {
    value = JSON.parse(frame)
  } catch {
    return err('the frame is no JSON')
  }
  return isTame(value, depth) ? ok(value) : err('the frame is too deep or has a forbidden key')
}

/** A client's message; unknown keys, long texts and deep values are refused. */
export function parseClientMessage(frame: string): Result<ClientMessage, string> {
  const value = parseTame(frame, LONGEST_CLIENT_FRAME, DEEPEST_CLIENT)
  if (!value.ok) return value
  const parsed = v.safeParse(FromClient, value.value)
  return parsed.success ? ok(parsed.output) : err(parsed.issues[0].message)
}

const seatKind = v.variant('kind', [
  v.object({ kind: v.literal('free') }),
  v.object({
    kind: v.literal('person'),
    person: id,
    name: short,
    connected: v.boolean(),
    ready: v.boolean(),
    bot: v.exactOptional(level),
  }),
  v.object({ kind: v.literal('bot'), name: short, level }),
])

const decision = v.object({
  seat,
  kind: short,
  key: short,
  left: v.exactOptional(v.number()),
  limit: v.exactOptional(v.number()),
})

const chatLine = v.union([
  v.object({ number: count, person: id, name: short, phrase: v.picklist(PHRASES) }),
  v.object({ number: count, person: id, name: short, text: chat }),
])

const table = v.object({
  id,
  name: short,
  game: id,
  options: v.record(v.string(), optionValue),
  seats: v.pipe(v.array(seatKind), v.maxLength(12)),
  spectators: v.array(v.object({ person: id, name: short })),
  keeper: v.string(),
  locked: v.boolean(),
  absence: v.picklist(ABSENCE_POLICIES),
  phase: v.picklist(['gathering', 'dealing', 'playing', 'paused', 'over']),
  you: v.exactOptional(seat),
  chat: v.array(chatLine),
  match: v.exactOptional(
    v.object({
      number: count,
      game: id,
      view: json,
      awaited: v.array(decision),
      moves: count,
      over: v.boolean(),
      commitment: v.string(),
    }),
  ),
  history: v.array(
    v.object({
      number: count,
      game: id,
      names: v.array(short),
      ranks: v.array(v.number()),
      scores: v.array(v.number()),
    }),
  ),
})

const notice = v.variant('kind', [
  v.object({
    kind: v.picklist(['sat', 'stood', 'left', 'cut', 'returned', 'kicked']),
    name: short,
    seat: v.exactOptional(seat),
  }),
  v.object({ kind: v.picklist(['botTookOver', 'botGaveBack', 'timeUp']), name: short, seat }),
  v.object({
    kind: v.picklist(['started', 'abandoned', 'paused', 'resumed']),
    name: v.exactOptional(short),
  }),
  v.object({ kind: v.literal('matchOver'), winners: v.array(seat) }),
  v.object({ kind: v.literal('storageFailed') }),
])

const summary = v.object({
  id,
  name: short,
  game: id,
  seats: count,
  free: count,
  people: count,
  spectators: count,
  running: v.boolean(),
  locked: v.boolean(),
  mine: v.boolean(),
})

const FromHost = v.variant('type', [
  v.object({
    type: v.literal('welcome'),
    protocol: count,
    app: short,
    host: short,
    token: v.pipe(v.string(), v.maxLength(128)),
    person: id,
    name: short,
    local: v.boolean(),
    lastCommand: count,
  }),
  v.object({ type: v.literal('tables'), tables: v.array(summary) }),
  v.object({
    type: v.literal('network'),
    open: v.boolean(),
    addresses: v.array(v.object({ url: short, adapter: short, seen: v.boolean() })),
    problem: v.exactOptional(v.picklist(['port-in-use', 'no-network', 'not-allowed'])),
    discovery: v.picklist(['on', 'off', 'port-taken', 'no-network', 'failed']),
  }),
  v.object({
    type: v.literal('found'),
    tables: v.array(
      v.object({
        host: short,
        url: short,
        table: id,
        name: short,
        game: id,
        free: count,
        seats: count,
        locked: v.boolean(),
      }),
    ),
  }),
  v.object({
    type: v.literal('table'),
    version: count,
    table,
    events: v.array(json),
    notices: v.array(notice),
    missed: v.exactOptional(v.array(json)),
  }),
  v.object({
    type: v.literal('left'),
    table: id,
    why: v.picklist(['you-left', 'kicked', 'table-closed']),
  }),
  v.object({ type: v.literal('askContribution'), table: id, commitment: v.string() }),
  v.object({ type: v.literal('pong'), at: v.number() }),
  v.object({
    type: v.literal('goodbye'),
    why: v.picklist([
      'protocol-mismatch',
      'bad-message',
      'too-fast',
      'replaced-by-new-connection',
      'hello-missing',
      'host-closing',
      'too-many-connections',
      'kicked',
    ]),
    protocol: count,
    app: short,
  }),
])

const AnswerFromHost = v.variant('ok', [
  v.object({
    type: v.literal('answer'),
    id: count,
    ok: v.literal(true),
    table: v.exactOptional(id),
    record: v.exactOptional(json),
  }),
  v.object({
    type: v.literal('answer'),
    id: count,
    ok: v.literal(false),
    refusal: v.picklist(REFUSALS),
    reason: v.exactOptional(v.string()),
    rule: v.exactOptional(v.string()),
    option: v.exactOptional(
      v.object({
        key: v.string(),
        problem: v.picklist(['unknown-option', 'value-not-allowed']),
        allowed: v.string(),
      }),
    ),
  }),
])

/** A host's message; unknown keys are dropped, so that a newer host of the same protocol can say more. */
export function parseHostMessage(frame: string): Result<HostMessage, string> {
  const value = parseTame(frame, LONGEST_HOST_FRAME, DEEPEST_HOST)
  if (!value.ok) return value
  const isAnswer = isRecord(value.value) && value.value.type === 'answer'
  const parsed = isAnswer
    ? v.safeParse(AnswerFromHost, value.value)
    : v.safeParse(FromHost, value.value)
  return parsed.success ? ok(parsed.output) : err(parsed.issues[0].message)
}

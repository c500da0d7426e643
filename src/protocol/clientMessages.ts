/** Every message from a client to a host: each is written once, as its schema (SPEC.md, sections 2 and 3). */
import * as v from 'valibot'
import { DECK_FILE_LIMITS } from '../engine/decks/deckForm'
import { isRecord } from '../engine/basics/json'
import { LANGUAGES } from '../engine/basics/language'
import { err, ok, type Result } from '../engine/basics/result'
import { parseFrame, type FrameLimits } from './frame'
import type { Frozen } from './frozen'
import { count, hash, id, json, options, seat, seats, text } from './shapes'
import { ABSENCE_POLICIES, BOT_LEVELS, FIGURES, PACES, PHRASES, REACTIONS } from './terms'

/** What a frame from a client may be like: a table with a long list of house words fits. */
export const CLIENT_FRAME = { longest: 65_536, deepest: 8 } as const
/** The same on the host's own computer: a whole deck fits, its quotes escaped. */
export const LOCAL_FRAME = { longest: 2_097_152, deepest: 8 } as const

/** UTF-16 units of an own deck at most. */
const LONGEST_DECK = DECK_FILE_LIMITS.bytes

/** The id of a piece of a catalogue. */
const contentId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}\/[\w-]{1,64}$/u))
const language = v.picklist(LANGUAGES)
const level = v.picklist(BOT_LEVELS)
const figure = v.picklist(FIGURES)
const game = { game: id, options, seats }

const CommandSchema = v.variant('kind', [
  // in the lobby
  v.strictObject({
    kind: v.literal('rename'),
    name: text,
    language,
    figure: v.exactOptional(figure),
  }),
  v.strictObject({
    kind: v.literal('createTable'),
    ...game,
    name: text,
    password: v.exactOptional(text),
    /** Bots at once on all other seats, and start: a table alone. */
    bots: v.exactOptional(level),
    /** For nobody else, until its keeper opens it. */
    private: v.exactOptional(v.boolean()),
  }),
  /** Whether such a table could be dealt; answered like createTable, but nothing is made. */
  v.strictObject({ kind: v.literal('planTable'), ...game }),
  /** Practises a game alone, outside of any match: the game knows what can be asked. */
  v.strictObject({ kind: v.literal('practise'), game: id, question: json }),
  v.strictObject({
    kind: v.literal('join'),
    /** A screen watches for a whole room: the others are told of spectators alone. */
    as: v.picklist(['player', 'spectator', 'screen']),
    seat: v.exactOptional(seat),
    password: v.exactOptional(text),
  }),
  // only over a local connection
  v.strictObject({ kind: v.literal('openNetwork') }),
  v.strictObject({ kind: v.literal('closeNetwork') }),
  /** Looks at the folder of own decks again: answered with its path, its files and what is wrong with them. */
  v.strictObject({ kind: v.literal('lookAtDecks'), from: count }),
  /** Saves an own deck in the place of the one that has its name. */
  v.strictObject({
    kind: v.literal('saveDeck'),
    catalogue: id,
    name: id,
    /** The deck as JSON. */
    deck: v.pipe(v.string(), v.maxLength(LONGEST_DECK)),
  }),
  /** Whether entries of a sound deck, as JSON, are like shipped ones: answered with their numbers. */
  v.strictObject({
    kind: v.literal('compareDeck'),
    catalogue: id,
    deck: v.pipe(v.string(), v.maxLength(LONGEST_DECK)),
  }),
  v.strictObject({ kind: v.literal('fetchDeck'), deck: contentId, from: count }),
  v.strictObject({ kind: v.literal('deleteDeck'), deck: contentId }),
  // everybody at the table
  /** Goes away; a seat in a running match is kept, but for who gives it up with `forGood`. */
  v.strictObject({ kind: v.literal('leave'), forGood: v.exactOptional(v.literal(true)) }),
  v.strictObject({ kind: v.literal('sit'), seat }),
  /** Gives the seat up and watches; in a running match for good. */
  v.strictObject({ kind: v.literal('stand') }),
  /** Before a match: it may begin; after one: another one, please. */
  v.strictObject({ kind: v.literal('ready'), ready: v.boolean() }),
  /** The next match is not to begin by itself. `choosing`, of the keeper alone: he chooses another game, or does not any more. */
  v.strictObject({ kind: v.literal('hold'), choosing: v.exactOptional(v.boolean()) }),
  v.strictObject({ kind: v.literal('say'), text }),
  v.strictObject({ kind: v.literal('sayPhrase'), phrase: v.picklist(PHRASES) }),
  v.strictObject({ kind: v.literal('react'), reaction: v.picklist(REACTIONS) }),
  /** Answers the question of this name. */
  v.strictObject({ kind: v.literal('move'), question: text, move: json }),
  /** Points, advises: the game knows what. */
  v.strictObject({ kind: v.literal('signal'), signal: json }),
  /** Why the bot at a seat, or the one that moved last, did what it did: `thought` answers. */
  v.strictObject({ kind: v.literal('askWhy'), seat: v.exactOptional(seat) }),
  /** What a bot would do in one's own place: `thought` answers. */
  v.strictObject({ kind: v.literal('askAdvice') }),
  /** Puts something to the vote of everybody who sits. */
  v.strictObject({ kind: v.literal('propose'), proposal: json }),
  v.strictObject({ kind: v.literal('vote'), proposal: count, agree: v.boolean() }),
  // before the deal, when asked
  v.strictObject({
    kind: v.literal('commitShare'),
    /** SHA-256 of the bits that `openShare` will show. */
    commitment: hash,
    /** What the game asks people to bring. */
    facts: v.exactOptional(json),
  }),
  v.strictObject({
    kind: v.literal('openShare'),
    bits: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/u)),
  }),
  // the table's keeper
  v.strictObject({ kind: v.literal('setGame'), ...game }),
  v.strictObject({ kind: v.literal('setTableName'), name: text }),
  v.strictObject({ kind: v.literal('setPassword'), password: v.exactOptional(text) }),
  v.strictObject({ kind: v.literal('setPrivate'), private: v.boolean() }),
  v.strictObject({ kind: v.literal('setAbsence'), policy: v.picklist(ABSENCE_POLICIES) }),
  v.strictObject({
    kind: v.literal('setPace'),
    pace: v.picklist(PACES),
    /** Until the running match is over; absent: for good. */
    forMatch: v.exactOptional(v.literal(true)),
  }),
  v.strictObject({ kind: v.literal('seatBot'), seat, level }),
  v.strictObject({ kind: v.literal('unseat'), seat }),
  v.strictObject({ kind: v.literal('kick'), person: id }),
  /** In a running match: the seat of a bot, or of somebody who is away, goes to somebody who watches. */
  v.strictObject({ kind: v.literal('giveSeat'), seat, person: id }),
  v.strictObject({
    kind: v.literal('start'),
    /** False: whoever is not ready keeps nobody waiting; absent: all are waited for. */
    waits: v.exactOptional(v.literal(false)),
  }),
  /** Gives a running match up for all. */
  v.strictObject({ kind: v.literal('abandon') }),
  /** Closes the table for all. */
  v.strictObject({ kind: v.literal('closeTable') }),
  // after a match; both come in parts of a text
  v.strictObject({ kind: v.literal('fetchRecord'), match: count, from: count }),
  v.strictObject({ kind: v.literal('fetchContent'), hash, from: count }),
])

/** Each command by its kind: most of what comes is a move, and nobody tries all others on it first. */
const COMMANDS = new Map<unknown, v.GenericSchema<unknown, v.InferOutput<typeof CommandSchema>>>(
  CommandSchema.options.map((schema) => [schema.entries.kind.literal, schema]),
)

const HelloSchema = v.strictObject({
  type: v.literal('hello'),
  protocol: count,
  /** App version, for the message about a mismatch. */
  app: text,
  /** The person's wish for a name; the host may change it to keep names apart. */
  name: text,
  language,
  /** The portrait beside the name; absent: the host gives one. */
  figure: v.exactOptional(figure),
  /** Nothing is known here of what happened at the table: the story of its match is asked for, not only what was missed. */
  fresh: v.exactOptional(v.literal(true)),
  /** The secret of an earlier session; gives back its seats. Replaced by the one in `welcome`. */
  token: v.exactOptional(v.pipe(v.string(), v.maxLength(128))),
})

const CommandMessageSchema = v.strictObject({
  type: v.literal('command'),
  /** Counts up per session from 1; a repeated id is answered with the first answer. */
  id: v.pipe(count, v.minValue(1)),
  /** The table it is meant for; absent for commands of the lobby. */
  table: v.exactOptional(id),
  command: v.lazy((value) => (isRecord(value) && COMMANDS.get(value.kind)) || CommandSchema),
})

const SeenSchema = v.strictObject({
  type: v.literal('seen'),
  table: id,
  /** The name of the question that can be seen now. */
  question: text,
})

const ClientMessageSchema = v.variant('type', [
  HelloSchema,
  CommandMessageSchema,
  /** A question that one is asked can be seen: its clock may start. Answered by nothing. */
  SeenSchema,
  /** A sign of life; answered by `pong`. */
  v.strictObject({ type: v.literal('ping'), at: v.pipe(v.number(), v.finite()) }),
  /** Asks for everything anew. */
  v.strictObject({ type: v.literal('resync') }),
])

/** What can be asked of a host. */
export type Command = Frozen<v.InferOutput<typeof CommandSchema>>
/** The first message of a connection. */
export type Hello = Frozen<v.InferOutput<typeof HelloSchema>>
/** A command: carried out once, however often it arrives. */
export type CommandMessage = Frozen<v.InferOutput<typeof CommandMessageSchema>>
/** A question can be seen. */
export type Seen = Frozen<v.InferOutput<typeof SeenSchema>>
/** A message from the client. */
export type ClientMessage = Frozen<v.InferOutput<typeof ClientMessageSchema>>

/** Why a client's frame is not taken. */
export interface ClientMessageProblem {
  /** A sentence for developers. */
  readonly sentence: string
  /** It is a command with this id: it can be answered, and the connection goes on. */
  readonly command?: number
}

/** A client's message; unknown keys, too long texts and deep values are refused. */
export function parseClientMessage(
  frame: string,
  limits: FrameLimits = CLIENT_FRAME,
): Result<ClientMessage, ClientMessageProblem> {
  const value = parseFrame(frame, limits)
  if (!value.ok) return err({ sentence: value.error })
  const parsed = v.safeParse(ClientMessageSchema, value.value)
  if (parsed.success) return ok(parsed.output)
  const sentence = parsed.issues[0].message
  const asCommand = isRecord(value.value) && value.value.type === 'command'
  const command = asCommand && isRecord(value.value) ? value.value.id : undefined
  const isAnswerable = typeof command === 'number' && Number.isSafeInteger(command) && command > 0
  return err(isAnswerable ? { sentence, command } : { sentence })
}

/** Words that both ends of the wire share. */

/** Counts up with every incompatible change of a message. */
export const PROTOCOL_VERSION = 9

/** Hexadecimal digits of a fingerprint, by which people and links know a host. */
export const FINGERPRINT_DIGITS = 32

/** People who may be connected to a host at the same time. */
export const MOST_GUESTS = 640

/** Tables of a host at which somebody may be at the same time. */
export const MOST_OPEN_TABLES = 64
/** Those of them that somebody at one address may have made, but for the host's own computer. */
export const MOST_TABLES_BY_ADDRESS = 4

/** People who may watch a table at the same time. */
export const MOST_SPECTATORS = 200

/** How well a bot plays, the weakest first; gentle is for children. */
export const BOT_LEVELS = ['gentle', 'easy', 'solid', 'sharp'] as const
/** A bot's level. */
export type BotLevel = (typeof BOT_LEVELS)[number]

/** Milliseconds that a person may be away before somebody answers for him. */
export const AWAY_GRACE = 15_000
/** What happens to a seat whose person is gone: wait for ever, a bot plays on his behalf, the fallback is played, or the whole table pauses. */
export const ABSENCE_POLICIES = ['wait', 'bot', 'pass', 'pause'] as const
/** A policy for absent people. */
export type AbsencePolicy = (typeof ABSENCE_POLICIES)[number]

/** How fast the bots of a table play. */
export const PACES = ['calm', 'usual', 'quick'] as const
/** A pace of bots. */
export type Pace = (typeof PACES)[number]

/** Preset phrases of the chat: each listener reads them in his own language. */
export const PHRASES = [
  'hello',
  'well-played',
  'thanks',
  'hurry',
  'moment',
  'unbelievable',
  'caught',
  'goodbye',
  'seat-please',
] as const
/** A preset phrase. */
export type Phrase = (typeof PHRASES)[number]

/** What one shows without a word: a face beside one's name, told to each listener in his own language. */
export const REACTIONS = ['laugh', 'clap', 'gasp', 'doubt', 'heart', 'yawn'] as const
/** What one shows without a word. */
export type Reaction = (typeof REACTIONS)[number]

/** The portraits that people choose from. */
export const FIGURES = [
  'fox',
  'hare',
  'owl',
  'bear',
  'badger',
  'cat',
  'dog',
  'hedgehog',
  'raven',
  'frog',
  'goose',
  'ram',
  'wolf',
  'mouse',
  'boar',
  'otter',
  'deer',
  'goat',
  'rooster',
  'turtle',
  'mole',
  'squirrel',
  'heron',
  'horse',
] as const
/** Whose portrait stands beside a name. */
export type Figure = (typeof FIGURES)[number]

/** What a table is doing. */
export const PHASES = ['gathering', 'dealing', 'playing', 'paused', 'over'] as const
/** What a table is doing. */
export type Phase = (typeof PHASES)[number]

/** Why a command was refused. */
export const REFUSALS = [
  'malformed',
  'unknown-game',
  'option-not-allowed',
  'seats-not-allowed',
  'content-missing',
  'cannot-be-dealt',
  'no-such-table',
  'not-at-this-table',
  'wrong-password',
  'password-too-short',
  'too-many-tries',
  'table-private',
  'seat-taken',
  'other-hand-seen',
  'no-free-seat',
  'not-seated',
  'keeper-only',
  'local-only',
  'match-running',
  'no-match-running',
  'not-everybody-ready',
  'too-many-tables',
  'too-many-of-yours',
  'table-paused',
  'question-closed',
  'illegal-move',
  'nothing-to-vote-on',
  'advice-alone-only',
  'name-not-allowed',
  'text-not-allowed',
  'text-too-long',
  'too-fast',
  'no-such-person',
  'sent-away',
  'no-such-match',
  'no-such-content',
  'content-in-use',
  'not-practised',
  'practice-in-match',
  'deck-not-sound',
  'name-taken',
  'storage-failed',
  'disk-stuck',
  'network-failed',
  'fault',
] as const
/** A refusal. */
export type Refusal = (typeof REFUSALS)[number]

/** Why a host ends a connection, with the code of the WebSocket close. */
export const FAREWELLS = {
  'protocol-mismatch': 4001,
  'bad-message': 4002,
  'too-fast': 4003,
  'replaced-by-new-connection': 4004,
  'hello-missing': 4005,
  'host-closing': 4006,
  /** Another host answers than the one that was meant; said by the guest's own end. */
  'other-host': 4007,
} as const
/** Why a host ends a connection. */
export type Farewell = keyof typeof FAREWELLS

/** Farewells after which it makes no sense to try again. */
export const FINAL_FAREWELLS: readonly Farewell[] = [
  'protocol-mismatch',
  'replaced-by-new-connection',
  'other-host',
]

/** Why a person is at a table no more. */
export const LEAVINGS = ['you-left', 'kicked', 'table-closed'] as const
/** Why a person is at a table no more. */
export type Leaving = (typeof LEAVINGS)[number]

/** Why a match on a table cannot go on: a fault in its rules, a save of other rules, of other content, or a damaged save. */
export const BREAKS = ['fault', 'other-rules', 'other-content', 'damaged'] as const
/** Why a match on a table cannot go on. */
export type Break = (typeof BREAKS)[number]

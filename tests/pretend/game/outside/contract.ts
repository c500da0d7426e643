/** The words of Whisper: options, moves, views, events, signals. */
import type { Awaited } from '../../../../src/engine/contract/decision'
import type { Language } from '../../../../src/engine/basics/language'
import type { Seat } from '../../../../src/engine/basics/seat'

/** Sorts of things. */
export const SORTS = ['beast', 'tool', 'food'] as const
/** A sort of things. */
export type Sort = (typeof SORTS)[number]

/** What a thing can be beside another one. */
export const GUESSES = ['heavier', 'lighter'] as const
/** What a thing can be beside another one. */
export type Guess = (typeof GUESSES)[number]

/** Graphemes of a word at most (PG-10). */
export const LONGEST_WORD = 12
/** House words of a table at most (PG-20). */
export const MOST_HOUSE_WORDS = 5
/** Taboo words of a table at most (PG-10). */
export const MOST_TABOO_WORDS = 3

/** The table options. */
export type WhisperOptions = Readonly<{
  mode: 'contest' | 'together'
  goal: 'near' | 'far'
  language: Language
  rounds: 1 | 2
  sorts: readonly Sort[]
  /** Ids of decks. */
  decks: readonly string[]
  taboo: readonly string[]
  house: readonly string[]
  askKnown: 'off' | 'on'
  waiting: 'number' | 'names'
  whisperSeconds: number | 'none'
  turnSeconds: number | 'none'
  /** Who listens first. */
  first: Seat | 'none'
}>

/** What can be asked. */
export type DecisionKind = 'whisper' | 'draw' | 'lay'

/** What a seat does. */
export type WhisperMove =
  | { readonly kind: 'whisper'; readonly word: string }
  | { readonly kind: 'hush' }
  | { readonly kind: 'draw' }
  | { readonly kind: 'lay'; readonly thing: string; readonly guess: Guess }

/** A thing as its holder reads it. */
export interface ThingView {
  readonly id: string
  /** In the viewer's language. */
  readonly name: string
}

/** A thing in the row. */
export interface LaidView extends ThingView {
  /** In kilograms. */
  readonly weight: number
}

/** What is public of a seat. */
export interface PlayerView {
  /** Things in the hand. */
  readonly hand: number
  readonly points: number
  /** Given up for good. */
  readonly left: boolean
}

/** What a seat has whispered; without a word: hush. */
export interface Whisper {
  readonly word?: string
}

/** What seats may know while all whisper. */
export interface WhisperingView {
  readonly awaited: Awaited
  /** The time of all who have not whispered runs (PG-21). */
  readonly timed: boolean
  /** The viewer's own. */
  readonly own?: Whisper
}

/** Where the turn stands. */
export type PhaseView =
  /** Spectators are told no more than that (PG-11). */
  | { readonly kind: 'whispering'; readonly seated?: WhisperingView }
  | { readonly kind: 'laying'; readonly drawn: number }
  | { readonly kind: 'over'; readonly end: End }

/** How a match ended: after the last turn, or because one seat was left. */
export type End = 'finished' | 'deserted'

/** What one viewer may know. */
export interface WhisperView {
  /** Absent for spectators. */
  readonly you?: Seat
  /** The viewer's own. */
  readonly hand?: readonly ThingView[]
  readonly seats: number
  readonly options: WhisperOptions
  /** From 0. */
  readonly turn: number
  readonly first: Seat
  readonly listener: Seat
  readonly phase: PhaseView
  readonly players: readonly PlayerView[]
  readonly row: readonly LaidView[]
  readonly pile: number
}

/** A whisper when it is shown. */
export interface ShownWhisper extends Whisper {
  readonly seat: Seat
  /** The time had run out. */
  readonly byClock: boolean
}

interface Shown {
  readonly kind: 'shown'
  readonly listener: Seat
  readonly whispers: readonly ShownWhisper[]
  /** How many whispered the listener's word. */
  readonly echoes: number
}

/** What everybody is told as it is. */
export type OpenEvent =
  | Shown
  | { readonly kind: 'turnBegun'; readonly turn: number; readonly listener: Seat }
  | { readonly kind: 'left'; readonly seat: Seat }
  | { readonly kind: 'ended'; readonly end: End }

interface Laying {
  readonly kind: 'laid'
  readonly seat: Seat
  readonly guess: Guess
  readonly isRight: boolean
}

/** What happened, hidden parts included. */
export type WhisperEvent =
  | OpenEvent
  | { readonly kind: 'whispered'; readonly seat: Seat; readonly word?: string }
  | { readonly kind: 'drew'; readonly seat: Seat; readonly thing: string }
  | (Laying & { readonly thing: string; readonly weight: number })

/** What happened, as one viewer sees it. */
export type WhisperSeen =
  | OpenEvent
  /** To the seat itself. */
  | { readonly kind: 'whispered'; readonly seat: Seat; readonly word?: string }
  | { readonly kind: 'drew'; readonly seat: Seat; readonly thing?: ThingView }
  | (Laying & { readonly thing: LaidView })
  /** Told later, while the match runs (PG-12). */
  | { readonly kind: 'shownBefore'; readonly listener: Seat; readonly echoes: number }

/** What may be said without being asked (PG-19). */
export type WhisperSignal =
  | { readonly kind: 'point'; readonly thing: string }
  | { readonly kind: 'advise'; readonly guess: Guess }

/** What may be put to the vote (PG-20). */
export type WhisperProposal =
  | { readonly kind: 'houseWord'; readonly word: string }
  /** A photo of the row as it lies at the end. */
  | { readonly kind: 'photo' }

/** Why something is refused. */
export type WhisperReason =
  | 'not-seated'
  | 'seat-given-up'
  | 'match-over'
  | 'not-your-turn'
  | 'already-whispered'
  | 'other-decision-owed'
  | 'word-taboo'
  | 'word-not-in-list'
  | 'thing-not-in-hand'
  | 'thing-not-in-row'
  | 'no-advice-now'
  | 'house-word-known'
  | 'house-words-full'
  | 'no-photo-yet'

/** The types that the outside knows. */
export interface WhisperOutside {
  readonly options: WhisperOptions
  readonly view: WhisperView
  readonly move: WhisperMove
  readonly seen: WhisperSeen
  readonly reason: WhisperReason
  readonly signal: WhisperSignal
  readonly proposal: WhisperProposal
}

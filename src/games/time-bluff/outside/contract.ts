/** Tom's Time Bluff as the outside sees it: options, moves, views and reasons (rules: RULES.md). */
import type { Options } from '../../../engine/options/options'
import type { Seat } from '../../../engine/basics/seat'
import type { Card } from './cards'
import type { RoundEnd, TimeBluffSeen } from './events'
import type { Direction, Neighbour, Place } from './places'

/** On or off. */
export type Switch = 'on' | 'off'

/** The table options; each key's meaning stands in RULES.md under "Table options". */
export interface TimeBluffOptions extends Options {
  readonly pairCards: Switch
  readonly pairBy: 'kind' | 'hour'
  readonly openJoker: 'any' | 'named'
  readonly lastSingle: 'hidden' | 'open'
  readonly unmatchedPairDraw: Switch
  readonly snoozeTarget: 'next' | 'chosen'
  /** Whole seconds, 15 to 180. */
  readonly turnSeconds: number | 'none'
  /** Minus points that end the match, or one round only. */
  readonly target: 50 | 30 | 100 | 'round'
  /** Whole seconds, 5 to 120. */
  readonly doubtSeconds: number | 'none'
  readonly lastDoubt: Switch
  readonly jokerOpening: Switch
  readonly handDraw: Switch
}

/** What a seat can do. Faces name cards: equal faces are interchangeable. */
export type TimeBluffMove =
  /** The turn: hidden card on a place, on it the open card; with a pair card `pair` lies between them (TB-10, TB-31). A single last card has no `open` (TB-11). */
  | {
      readonly kind: 'lay'
      readonly place: Place
      readonly hidden: Card
      readonly open?: Card
      readonly pair?: Card
      /** The hour an open Joker stands for, 1-12 (TB-89). */
      readonly named?: number
      /** Whom Snooze hits under `snoozeTarget` chosen with 3 or more players (TB-38). */
      readonly snooze?: Neighbour
    }
  /** The single last card laid openly (TB-11 with `lastSingle` open). */
  | { readonly kind: 'layOpen'; readonly place: Place; readonly card: Card }
  /** Drawing instead of laying (TB-12, TB-13, TB-11 with `lastSingle` open). */
  | { readonly kind: 'drawInstead' }
  /** The draw by hand of TB-48; where the clock makes it, it was forgotten. */
  | { readonly kind: 'takeCard' }
  /** The secret answer in the doubt window (TB-50). */
  | { readonly kind: 'answer'; readonly doubt: boolean }
  /** Which way the hands go (TB-70, TB-71). */
  | { readonly kind: 'direct'; readonly direction: Direction }
  /** Beam: a hand card to an opponent (TB-35). */
  | { readonly kind: 'beam'; readonly to: Seat; readonly card: Card }
  /** A hand card on the emptied place (TB-52). */
  | { readonly kind: 'openPlace'; readonly card: Card; readonly named?: number }
  /** No card on the emptied place (TB-53). */
  | { readonly kind: 'declinePlace' }
  /** The score sheet has been read; the next round is dealt when all have said so. */
  | { readonly kind: 'nextRound' }

/** What is asked of a seat. */
export const DECISION_KINDS = [
  'lay',
  'direct',
  'beam',
  'answer',
  'takeCard',
  'openPlace',
  'nextRound',
] as const
/** A kind of decision. */
export type DecisionKind = (typeof DECISION_KINDS)[number]

/** One card of a pile as a viewer sees it: an open one (any but the top is only known to be open), a hidden one, or a hidden one that the viewer laid. */
export type LayerView =
  | { readonly face: 'open' }
  | { readonly face: 'down' }
  | { readonly face: 'own'; readonly card: Card }

/** The top of a pile. */
export type TopView =
  | {
      readonly face: 'open'
      readonly card: Card
      /** 1-12 for a named Joker (TB-89). */ readonly named?: number
    }
  | { readonly face: 'down' }
  | { readonly face: 'own'; readonly card: Card }

/** A place as a viewer sees it. */
export type PlaceView =
  /** A pile; `layers` from bottom to top, the top included. */
  | { readonly kind: 'pile'; readonly top: TopView; readonly layers: readonly LayerView[] }
  /** Just emptied; somebody may open it or it is about to be refilled. */
  | { readonly kind: 'empty' }
  /** Could not be refilled: out of play for the rest of the round (TB-53). */
  | { readonly kind: 'dead' }

/** What everybody may know of a player. */
export interface PlayerView {
  /** Cards in hand. */
  readonly cards: number
  /** Turns he still has to sit out. */
  readonly skips: number
  /** Minus points of the rounds so far. */
  readonly total: number
}

/** The play in front of everybody: what was laid last and is being judged. */
export interface PlayView {
  readonly layer: Seat
  readonly place: Place
  /** The open card that the hidden one was laid on, with its named hour (TB-89): everybody saw it. */
  readonly on: { readonly card: Card; readonly named?: number }
  /** The pair card laid with it. */
  readonly pair?: Card
  /** The open card as it was laid (absent: a single hidden card). */
  readonly open?: Card
  /** The laying or Beam emptied the layer's hand (TB-87). */
  readonly closing: boolean
  /** A draw found the pile empty: the round ends after this window (TB-88, TB-48). */
  readonly exhausted: boolean
}

/** A doubt that has been settled far enough to be seen. */
export interface VerdictView {
  readonly doubter: Seat
  readonly card: Card
  readonly right: boolean
}

/** A vortex that was laid alone on a place. */
export interface OpenedView {
  readonly place: Place
  /** The layer of the turn: the seat after him plays next. */
  readonly layer: Seat
  /** It was the last card of who laid it: the round ends after it (TB-54). */
  readonly closing: boolean
}

/** Where the round stands. */
export type PhaseView =
  | { readonly kind: 'lay'; readonly seat: Seat }
  /** A vortex waits for its direction; found: it was turned over under a doubt. */
  | {
      readonly kind: 'direct'
      readonly seat: Seat
      readonly found: boolean
      readonly play?: PlayView
      readonly verdict?: VerdictView
      /** A vortex laid on an emptied place or as the single last card (TB-55, TB-11). */
      readonly opened?: OpenedView
    }
  | { readonly kind: 'beam'; readonly seat: Seat; readonly play: PlayView }
  /** The doubt window. */
  | {
      readonly kind: 'doubt'
      readonly play: PlayView
      /** False under Dschungel: only the layer's draw by hand is waited for (TB-48). */
      readonly doubtable: boolean
      /** Seats whose answer is missing. */
      readonly missing: readonly Seat[]
      /** The layer still has to draw by hand (TB-48). */
      readonly drawOwed: boolean
      /** Without a limit: it is forgotten as soon as all have answered (TB-48). */
      readonly drawLate?: true
      /** The viewer's own answer, once given. */
      readonly answer?: boolean
    }
  | {
      readonly kind: 'openPlace'
      readonly seat: Seat
      readonly place: Place
      readonly play: PlayView
      readonly verdict: VerdictView
    }
  /** The round is scored; waits for everybody. */
  | { readonly kind: 'scored'; readonly missing: readonly Seat[] }
  | { readonly kind: 'over'; readonly ranks: readonly number[] }

/** One line of the score sheet. */
export interface RoundScore {
  readonly round: number
  readonly end: RoundEnd
  /** Who had no cards left, whoever the empty hand has been passed on to since; absent: the round has ended otherwise (TB-87). */
  readonly by?: Seat
  /** Minus points of this round by seat. */
  readonly points: readonly number[]
}

/** What one viewer may know of a match. */
export interface TimeBluffView {
  /** The viewer's seat; absent for a spectator. */
  readonly you?: Seat
  readonly seats: number
  readonly options: TimeBluffOptions
  /** From 1. */
  readonly round: number
  readonly dealer: Seat
  /** Turns begun in this round, from 1 (TB-69). */
  readonly turns: number
  readonly phase: PhaseView
  /** The viewer's hand, sorted by face; absent for a spectator. */
  readonly hand?: readonly Card[]
  readonly players: readonly PlayerView[]
  readonly places: readonly PlaceView[]
  /** Cards in the draw pile. */
  readonly drawPile: number
  /** Vortices out of the game this round. */
  readonly removedVortices: number
  /** Cards that were turned up as this round was dealt and went back into the pile; absent: none (TB-03). */
  readonly shuffledBack?: readonly Card[]
  readonly scores: readonly RoundScore[]
  /** The hands at the last round's end by seat, shown while it is scored and when the match is over. */
  readonly shownHands?: readonly (readonly Card[])[]
}

/** Why a move is refused; the rule of each stands in RULE_OF (legality.ts). */
export const REASONS = [
  'not-seated',
  'match-over',
  'not-your-turn',
  'other-decision-owed',
  'already-answered',
  'card-not-in-hand',
  'place-dead',
  'two-cards-needed',
  'single-card-is-hidden',
  'single-card-is-open',
  'open-card-shows-no-hour',
  'pair-card-alone',
  'not-a-pair-card',
  'pair-card-needs-its-clock',
  'must-draw',
  'may-not-draw',
  'joker-needs-hour',
  'hour-not-named-here',
  'snooze-needs-neighbour',
  'neighbour-not-named-here',
  'beam-to-yourself',
  'no-such-seat',
  'place-needs-open-card',
] as const
/** A reason for a refusal. */
export type TimeBluffReason = (typeof REASONS)[number]

/** The types of this game as the outside knows them; nothing can be said or proposed. */
export interface TimeBluffOutside {
  readonly options: TimeBluffOptions
  readonly view: TimeBluffView
  readonly move: TimeBluffMove
  readonly seen: TimeBluffSeen
  readonly reason: TimeBluffReason
  readonly signal: never
  readonly proposal: never
}

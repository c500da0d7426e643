/** Tom's Time Bluff as the outside sees it: cards, options, moves, views, events and reasons (rules: RULES.md). */
import type { Options } from '../../../engine/options'
import type { Seat } from '../../../engine/seat'

/** The four kinds of clocks, in the order of the rules' tie-breaks. */
export const CLOCK_KINDS = ['grandfather', 'smartwatch', 'radio', 'alarm'] as const
/** A kind of clock. */
export type ClockKind = (typeof CLOCK_KINDS)[number]

/** The effect of the pair card that belongs to each clock kind, in the order of CLOCK_KINDS. */
export const PAIR_EFFECTS = ['jungle', 'beam', 'snooze', 'broken'] as const
/** The effect of a pair card. */
export type PairEffect = (typeof PAIR_EFFECTS)[number]

/**
 * A card's face as a number: 0-47 clocks (12 x kind + hour - 1, kinds as in CLOCK_KINDS), 48 Joker, 49 vortex, 50 cuckoo,
 * 51-54 pair cards (as in PAIR_EFFECTS). Equal faces are equal numbers: the three Jokers cannot be told apart.
 */
export type Card = number

/** The Joker's face. */
export const JOKER: Card = 48
/** The vortex' face (Zeitstrudel). */
export const VORTEX: Card = 49
/** The cuckoo's face. */
export const CUCKOO: Card = 50
/** The first pair card's face; the four follow each other. */
export const FIRST_PAIR: Card = 51
/** How many different faces there are. */
export const FACES = 55

/** What a face shows. */
export type Face =
  | { readonly kind: 'clock'; readonly clock: ClockKind; readonly hour: number }
  | { readonly kind: 'joker' }
  | { readonly kind: 'vortex' }
  | { readonly kind: 'cuckoo' }
  | { readonly kind: 'pair'; readonly effect: PairEffect; readonly clock: ClockKind }

/** The three places on the table, from left to right. */
export const PLACES = [0, 1, 2] as const
/** A place on the table. */
export type Place = (typeof PLACES)[number]

/** The two ways hands can be passed on. */
export const DIRECTIONS = ['clockwise', 'counterclockwise'] as const
/** A way of passing hands on. */
export type Direction = (typeof DIRECTIONS)[number]

/** The two neighbours that Snooze may hit under `snoozeTarget` chosen; left is the next seat clockwise. */
export const NEIGHBOURS = ['left', 'right'] as const
/** A neighbour. */
export type Neighbour = (typeof NEIGHBOURS)[number]

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
  /** The draw by hand of TB-48. */
  | { readonly kind: 'takeCard' }
  /** The draw by hand was forgotten (TB-48); only played as the fallback. */
  | { readonly kind: 'forgetCard' }
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
  /** A draw found the pile empty: the round ends after this window (TB-88). */
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

/** Why a round ended. */
export const ROUND_ENDS = ['emptied', 'pile-exhausted', 'places-dead', 'too-long'] as const
/** A reason for a round's end. */
export type RoundEnd = (typeof ROUND_ENDS)[number]

/** One line of the score sheet. */
export interface RoundScore {
  readonly round: number
  readonly end: RoundEnd
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
  readonly scores: readonly RoundScore[]
  /** The hands at the last round's end by seat, shown while it is scored and when the match is over. */
  readonly shownHands?: readonly (readonly Card[])[]
}

/** Why cards were drawn. */
export const DRAW_CAUSES = ['step', 'instead', 'by-hand', 'forgotten', 'broken', 'snooze'] as const
/** A cause of drawing. */
export type DrawCause = (typeof DRAW_CAUSES)[number]

/** What happened, everything included. */
export type TimeBluffEvent =
  | {
      readonly kind: 'roundStarted'
      readonly round: number
      readonly dealer: Seat
      readonly starter: Seat
      readonly tops: readonly Card[]
      /** Cards turned up for a place and shuffled back (TB-03). */
      readonly shuffledBack: readonly Card[]
      readonly hands: readonly (readonly Card[])[]
    }
  | {
      readonly kind: 'laid'
      readonly seat: Seat
      readonly place: Place
      readonly hidden: Card
      readonly pair?: Card
      readonly open?: Card
      readonly named?: number
    }
  | { readonly kind: 'laidOpen'; readonly seat: Seat; readonly place: Place; readonly card: Card }
  | {
      readonly kind: 'drew'
      readonly seat: Seat
      readonly cause: DrawCause
      readonly cards: readonly Card[]
    }
  /** A card had to be drawn and there was none (TB-49). */
  | {
      readonly kind: 'pileExhausted'
      readonly seat: Seat
      readonly cause: DrawCause | 'replacement'
    }
  | { readonly kind: 'protected'; readonly seat: Seat; readonly place: Place }
  | { readonly kind: 'beamed'; readonly from: Seat; readonly to: Seat; readonly card: Card }
  | { readonly kind: 'snoozed'; readonly by: Seat; readonly seat: Seat }
  | { readonly kind: 'satOut'; readonly seat: Seat }
  | { readonly kind: 'believed'; readonly layer: Seat; readonly place: Place }
  | {
      readonly kind: 'doubted'
      readonly doubter: Seat
      readonly layer: Seat
      readonly place: Place
      readonly card: Card
      readonly right: boolean
    }
  /** The hands moved; `hands` are the new ones by seat. */
  | {
      readonly kind: 'handsPassed'
      readonly by: Seat
      readonly direction: Direction
      readonly hands: readonly (readonly Card[])[]
    }
  /** The vortex left the game; `card` took its place (absent: TB-78, or a dropped replacement TB-88). */
  | {
      readonly kind: 'vortexReplaced'
      readonly place: Place
      readonly card?: Card
      readonly setAside: readonly Card[]
      /** Whether the replacement lies on top or goes inside the pile (TB-77). */
      readonly inside: boolean
    }
  | {
      readonly kind: 'pickedUp'
      readonly seat: Seat
      readonly place: Place
      readonly cards: readonly Card[]
    }
  | {
      readonly kind: 'placeOpened'
      readonly seat: Seat
      readonly place: Place
      readonly card: Card
      readonly named?: number
    }
  | { readonly kind: 'placeDeclined'; readonly seat: Seat; readonly place: Place }
  | {
      readonly kind: 'placeRefilled'
      readonly place: Place
      readonly card: Card
      readonly shuffledBack: readonly Card[]
    }
  | { readonly kind: 'placeDead'; readonly place: Place; readonly shuffledBack: readonly Card[] }
  | {
      readonly kind: 'roundEnded'
      readonly round: number
      readonly end: RoundEnd
      readonly hands: readonly (readonly Card[])[]
      readonly points: readonly number[]
      readonly totals: readonly number[]
    }
  | {
      readonly kind: 'matchEnded'
      readonly ranks: readonly number[]
      readonly totals: readonly number[]
    }

/** What happened as one viewer may see it; built field by field, hidden faces absent. */
export type TimeBluffSeen =
  | {
      readonly kind: 'roundStarted'
      readonly round: number
      readonly dealer: Seat
      readonly starter: Seat
      readonly tops: readonly Card[]
      readonly shuffledBack: readonly Card[]
      /** The viewer's own hand. */
      readonly hand?: readonly Card[]
    }
  | {
      readonly kind: 'laid'
      readonly seat: Seat
      readonly place: Place
      /** Only for the layer himself. */
      readonly hidden?: Card
      readonly pair?: Card
      readonly open?: Card
      readonly named?: number
    }
  | { readonly kind: 'laidOpen'; readonly seat: Seat; readonly place: Place; readonly card: Card }
  | {
      readonly kind: 'drew'
      readonly seat: Seat
      readonly cause: DrawCause
      readonly count: number
      /** Only for the one who drew. */
      readonly cards?: readonly Card[]
    }
  | {
      readonly kind: 'pileExhausted'
      readonly seat: Seat
      readonly cause: DrawCause | 'replacement'
    }
  | { readonly kind: 'protected'; readonly seat: Seat; readonly place: Place }
  /** The card only for giver and receiver. */
  | { readonly kind: 'beamed'; readonly from: Seat; readonly to: Seat; readonly card?: Card }
  | { readonly kind: 'snoozed'; readonly by: Seat; readonly seat: Seat }
  | { readonly kind: 'satOut'; readonly seat: Seat }
  | { readonly kind: 'believed'; readonly layer: Seat; readonly place: Place }
  | {
      readonly kind: 'doubted'
      readonly doubter: Seat
      readonly layer: Seat
      readonly place: Place
      readonly card: Card
      readonly right: boolean
    }
  | {
      readonly kind: 'handsPassed'
      readonly by: Seat
      readonly direction: Direction
      readonly counts: readonly number[]
      /** The viewer's own new hand. */
      readonly hand?: readonly Card[]
    }
  | {
      readonly kind: 'vortexReplaced'
      readonly place: Place
      readonly card?: Card
      readonly setAside: readonly Card[]
      readonly inside: boolean
    }
  | {
      readonly kind: 'pickedUp'
      readonly seat: Seat
      readonly place: Place
      readonly count: number
      /** Only for the one who picked up. */
      readonly cards?: readonly Card[]
    }
  | {
      readonly kind: 'placeOpened'
      readonly seat: Seat
      readonly place: Place
      readonly card: Card
      readonly named?: number
    }
  | { readonly kind: 'placeDeclined'; readonly seat: Seat; readonly place: Place }
  | {
      readonly kind: 'placeRefilled'
      readonly place: Place
      readonly card: Card
      readonly shuffledBack: readonly Card[]
    }
  | { readonly kind: 'placeDead'; readonly place: Place; readonly shuffledBack: readonly Card[] }
  | {
      readonly kind: 'roundEnded'
      readonly round: number
      readonly end: RoundEnd
      readonly hands: readonly (readonly Card[])[]
      readonly points: readonly number[]
      readonly totals: readonly number[]
    }
  | {
      readonly kind: 'matchEnded'
      readonly ranks: readonly number[]
      readonly totals: readonly number[]
    }

/** Why a move is refused; the rule of each stands in RULE_OF (legality.ts). */
export const REASONS = [
  'not-seated',
  'match-over',
  'not-your-decision',
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

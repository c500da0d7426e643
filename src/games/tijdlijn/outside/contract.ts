/** The words of Tijdlijn: options, cards, moves, views, events, signals, reasons. */
import type { Seat } from '../../../engine/basics/seat'
import type { Language } from '../../../engine/basics/language'
import type { Era, Theme } from './eras'

/** How a table plays. */
export const MODES = ['co-operative', 'competitive'] as const
/** How a table plays. */
export type Mode = (typeof MODES)[number]

/** Cards of a co-operative match (TL-29). */
export const CARD_COUNTS = [36, 24, 48] as const
/** Cards in front of a seat in a co-operative match (TL-03, TL-21). */
export const CARDS_IN_FRONT = 4
/** Cards in front of each seat at the start of a competitive match (TC-12). */
export const HANDS = [4, 5, 6] as const
/** Seconds of a turn that can be chosen. */
export const TURN_SECONDS = [30, 60, 120] as const

/** The icons of the co-operative cards; each card has two different ones. */
export const ICONS = ['sun', 'key', 'feather', 'wheel', 'crown'] as const
/** An icon of the co-operative cards. */
export type Icon = (typeof ICONS)[number]

/** The table options. */
export type TijdlijnOptions = Readonly<{
  mode: Mode
  /** Ids of decks. */
  decks: readonly string[]
  eras: readonly Era[]
  themes: readonly Theme[]
  /** Events that nobody at the table has seen come first (TL-33). */
  unseenFirst: 'on' | 'off'
  turnSeconds: number | 'none'
  /** Co-operative only. */
  cards: (typeof CARD_COUNTS)[number]
  /** Co-operative only: date and hidden icon of a stuck card stay shown (TL-14). */
  rememberStuck: 'on' | 'off'
  /** Competitive only. */
  hand: (typeof HANDS)[number]
}>

/**
 * Names a card as long as it is in sight. It says nothing: it is counted up from a random number in the order in which fronts
 * come into sight, and a card that was shuffled in again gets another one.
 */
export type CardHandle = number

/** The side of a card that has no date. */
export interface FrontView {
  readonly card: CardHandle
  /** In the viewer's language, or in the first one that the deck has. */
  readonly front: string
  /** The name of a pictogram; it belongs to the front and does not give the date away. */
  readonly picture: string
  /** Only where the text is not in the viewer's language. */
  readonly language?: Language
  /** Of the side without a date; co-operative only. */
  readonly icon?: Icon
}

/** What stands on the side with the date. */
export interface BackView {
  /** The event's name for good, unique in all decks: what a person's own device remembers as seen (TL-33). */
  readonly key: string
  /** Negative: before Christ; never 0. */
  readonly year: number
  readonly theme: Theme
  readonly explanation: string
  /** Where the date can be looked up. */
  readonly source: string
  /** Of the side with the date; co-operative only. */
  readonly icon?: Icon
}

/** A card whose date everybody sees. */
export interface DatedView extends FrontView {
  readonly back: BackView
}

/** A card that lies in front of a seat. */
export interface StandingView extends FrontView {
  /** Tried and not placed: it lies sideways and cannot be tried again (TL-12, TL-13). */
  readonly stuck: boolean
  /** Of a stuck card, as long as it may be shown (TL-14), and of all once the match is over. */
  readonly back?: BackView
}

/** What is public of a seat. */
export interface PlayerView {
  /** In the order in which they came to lie there, the one that has lain there longest first. */
  readonly cards: readonly StandingView[]
  /** Given up for good (TL-31). */
  readonly left: boolean
  /** Competitive: eliminated in this round, with so many cards in front (TC-08, TC-17). */
  readonly out?: { readonly round: number; readonly cards: number }
}

/** A place in the line with the gap to its right. Competitive: one card, and nothing ever lies in a gap. */
export interface NodeView {
  /** All of the same year; the later ones lie on top of the first (TL-09). At least one. */
  readonly cards: readonly DatedView[]
  /** What lies in the slot row between this place and the next, all of the same year (TL-10, TL-11). */
  readonly slot: readonly DatedView[]
}

/** How a match ended. */
export type End =
  /** Co-operative: no seat that plays has a card left (TL-24). */
  | 'all-placed'
  /** Co-operative: every card was tried and none found a place (TL-15). */
  | 'none-fits'
  /** Co-operative: only stuck cards, and no icon matches (TL-17). */
  | 'no-icon-matches'
  /** Competitive: one seat alone has placed its last card (TC-07). */
  | 'won'
  /** Competitive: too few cards are left for a play-off (TC-10). */
  | 'cards-run-out'
  /** Competitive: after the last round (TC-16). */
  | 'rounds-run-out'
  /** Competitive: one seat is left (TL-31). */
  | 'last-one'
  /** Co-operative: everybody has left (TL-31). */
  | 'deserted'

/** What a seat is asked: which card to play or discard, another card after a failure, whether to go on, which stuck card to discard, or where to lay a card. */
export type DecisionKind = 'choose' | 'retry' | 'goOn' | 'discard' | 'lay'

/** Where the match stands. */
export type PhaseView =
  | {
      readonly kind: 'turn'
      readonly seat: Seat
      readonly decision: DecisionKind
    }
  | { readonly kind: 'over'; readonly end: End }

/** What one viewer may know. */
export interface TijdlijnView {
  /** Absent for spectators. */
  readonly you?: Seat
  readonly seats: number
  readonly options: TijdlijnOptions
  /** Who began the match. */
  readonly first: Seat
  /** From 0, counted through the match. */
  readonly turn: number
  /** Answers that were given in this turn. */
  readonly step: number
  /** From 1; counted in competitive matches alone. */
  readonly round: number
  readonly phase: PhaseView
  readonly players: readonly PlayerView[]
  /** From the earliest to the latest. */
  readonly line: readonly NodeView[]
  /** The top one last. Co-operative: its icon, on the side with the date, is the one to match (TL-19). */
  readonly discard: readonly DatedView[]
  /** Cards in the draw pile, the top one included. */
  readonly pile: number
  /** The top card of the draw pile; absent: it is empty. */
  readonly top?: FrontView
  /** Competitive: cards that were set aside unturned (TC-08, TL-31). */
  readonly aside: number
  /** Competitive: the round after which it came to a play-off for the first time (TC-08); absent: it has not. */
  readonly playOffAfter?: number
  /** Co-operative: as if the match ended now (TL-25). */
  readonly score?: number
}

/** What a seat does. */
export type TijdlijnMove =
  /** Co-operative: into the line, where its date decides. */
  | { readonly kind: 'play'; readonly card: CardHandle }
  /** Co-operative. */
  | { readonly kind: 'discard'; readonly card: CardHandle }
  /** Co-operative: after the first success (TL-16). */
  | { readonly kind: 'stop' }
  /** Competitive: before the place with this number in the line; as many as there are places: to the right of all (TC-03). */
  | { readonly kind: 'lay'; readonly card: CardHandle; readonly gap: number }

/** Where a played card came to lie; `at` numbers the places of the line after it lies there. */
export type Landing =
  /** A new place, earlier or later than all (TL-08). */
  | { readonly kind: 'end'; readonly at: number }
  /** On top of a place (TL-09). */
  | { readonly kind: 'stack'; readonly at: number }
  /** In the free gap to the right of a place (TL-11). */
  | { readonly kind: 'slot'; readonly at: number }
  /** On top of what lies in the gap to the right of a place (TL-10). */
  | { readonly kind: 'slotStack'; readonly at: number }

/** Whose turn ended, and why: with the second success, without a card left to try, or because it was stopped (TL-16). */
export interface TurnOver {
  readonly seat: Seat
  readonly why: 'second' | 'none-left' | 'stopped'
}

/** What happened, with cards as whoever tells it knows them. */
export type Happening<Front, Dated> =
  | {
      readonly kind: 'played'
      readonly seat: Seat
      readonly card: Dated
      readonly landing: Landing
    }
  /** The gap to the right of the place `at` is occupied (TL-12). */
  | {
      readonly kind: 'stuck'
      readonly seat: Seat
      readonly turn: number
      readonly card: Dated
      readonly at: number
    }
  | { readonly kind: 'discarded'; readonly seat: Seat; readonly card: Dated }
  /** A turn is over; `cards` were taken from the draw pile, whose top card is `top` now (TL-21). */
  | {
      readonly kind: 'refilled'
      readonly seat: Seat
      readonly cards: readonly Front[]
      readonly pile: number
      readonly top?: Front
      /** The turn that ends with it: it is told before the cards that come then. */
      readonly over?: TurnOver
    }
  | {
      readonly kind: 'turnBegun'
      readonly seat: Seat
      readonly turn: number
      readonly round: number
      /** Competitive: the first turn of another round (TC-06, TC-11). */
      readonly opens?: true
      /** Co-operative: how the turn before ended in which a card was played. */
      readonly over?: TurnOver
    }
  /**
   * Right: it lies at place `gap`; wrong: on the discard pile (TC-03, TC-04). `after` and `before` are the years beside that place as
   * the row lay; at an end one of them is absent. `left`: cards that lie in front of the seat then, before it draws
   * another for a wrong one (TC-04).
   */
  | {
      readonly kind: 'laid'
      readonly seat: Seat
      readonly card: Dated
      readonly gap: number
      readonly after?: number
      readonly before?: number
      readonly isRight: boolean
      readonly left: number
    }
  /** Into a new draw pile of so many cards (TC-10). */
  | { readonly kind: 'reshuffled'; readonly pile: number }
  /** From the draw pile, in place of a card that was laid wrongly or for the play-off (TC-04, TC-08). */
  | {
      readonly kind: 'drew'
      readonly seat: Seat
      readonly card: Front
      readonly pile: number
      readonly top?: Front
    }
  /** Some placed their last card: they stay in, the others are out (TC-08). */
  | {
      readonly kind: 'playOff'
      readonly round: number
      readonly staying: readonly Seat[]
      readonly out: readonly Seat[]
    }
  /** Given up for good (TL-31). */
  | { readonly kind: 'left'; readonly seat: Seat }
  | {
      readonly kind: 'ended'
      readonly end: End
      /** Co-operative: whose turn had begun with nothing but stuck cards, none of which matches (TL-17). */
      readonly seat?: Seat
      /** Competitive. */
      readonly winners: readonly Seat[]
      /** Co-operative. */
      readonly score?: number
    }

/** What happened, as one viewer sees it. */
export type TijdlijnSeen =
  | Happening<FrontView, DatedView>
  /** Told later, where stuck cards are hidden again (TL-14). */
  | { readonly kind: 'stuckBefore'; readonly seat: Seat; readonly card: FrontView }

/** What goes with pointing at a card. */
export const PHRASES = ['this', 'not-this', 'what-is-this', 'i-know-this', 'too-risky'] as const
/** What goes with pointing at a card. */
export type Phrase = (typeof PHRASES)[number]

/** How a date is thought to lie to a year. */
export const BOUNDS = ['long-before', 'before', 'around', 'after', 'long-after'] as const
/** How a date is thought to lie to a year. */
export type Bound = (typeof BOUNDS)[number]

/** What may be said without being asked (TL-27). */
export type TijdlijnSignal =
  /** At any card in sight. */
  | { readonly kind: 'point'; readonly card: CardHandle; readonly phrase: Phrase }
  /** Co-operative: "I think this is long before 1800", of a card in front of a seat. */
  | {
      readonly kind: 'date'
      readonly card: CardHandle
      readonly bound: Bound
      readonly year: number
    }
  /** Co-operative: "between 1492 and 1789", years of two neighbouring places of the line; at an end one of them is absent. */
  | {
      readonly kind: 'place'
      readonly card: CardHandle
      readonly after?: number
      readonly before?: number
    }

/** Why something is refused. */
export type TijdlijnReason =
  | 'not-seated'
  | 'match-over'
  | 'seat-given-up'
  | 'seat-out'
  | 'not-your-turn'
  | 'other-mode'
  | 'card-not-yours'
  | 'card-stuck'
  | 'must-play'
  | 'not-both'
  | 'icon-differs'
  | 'nothing-placed'
  | 'no-such-gap'
  | 'card-not-in-sight'
  | 'card-not-in-front'
  | 'no-advice'
  | 'not-neighbours'

/** The types that the outside knows. */
export interface TijdlijnOutside {
  readonly options: TijdlijnOptions
  readonly view: TijdlijnView
  readonly move: TijdlijnMove
  readonly seen: TijdlijnSeen
  readonly reason: TijdlijnReason
  readonly signal: TijdlijnSignal
  readonly proposal: never
}

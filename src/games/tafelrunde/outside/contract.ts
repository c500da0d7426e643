/** Die Tafelrunde 2 as the outside sees it: cards, chests, options, moves, views, events and reasons (rules: RULES.md). */
import type { Options } from '../../../engine/options/options'
import type { Seat } from '../../../engine/basics/seat'

/** The three colours, in the order of settling and of all tie-breaks (TR-14). */
export const COLOURS = ['blue', 'red', 'yellow'] as const
/** A colour of chests and of cards' sides. */
export type Colour = (typeof COLOURS)[number]

/** The four specials, in the order of the seats under `specials` by-seat (TR-03). */
export const SPECIALS = ['feierabend', 'letzte-warnung', 'wiederbelebung', 'zork'] as const
/** A special. */
export type Special = (typeof SPECIALS)[number]

/**
 * A card's face as a number: 0-2 a single-coloured 7 (as in COLOURS), 3-14 the two-coloured ones (blue/red, blue/yellow, red/yellow, each
 * 5/2, 4/3, 3/4, 2/5), 15-18 specials (as in SPECIALS). All faces of one deck differ; whose it is follows from where it lies (TR-02, TR-26).
 */
export type Card = number

/** How many rogue cards a deck has: the faces 0 to 14. */
export const ROGUES = 15
/** How many different faces there are. */
export const FACES = 19

/** One side of a rogue card. */
export interface Side {
  readonly colour: Colour
  readonly value: number
}

/** What a face shows. */
export type Face =
  | { readonly kind: 'rogue'; readonly sides: readonly [Side] | readonly [Side, Side] }
  | { readonly kind: 'special'; readonly special: Special }

/** A chest as a number: 3 x colour (as in COLOURS) + gems - 2; equal chests are equal numbers (TR-43). */
export type Chest = number

/** How many different chests there are. */
export const CHEST_KINDS = 9

/** On or off. */
export type Switch = 'off' | 'on'

/** Who gets which special (TR-03). */
export const SPECIALS_OPTIONS = [
  'random',
  'chosen',
  'by-seat',
  'all-feierabend',
  'all-letzte-warnung',
  'all-wiederbelebung',
  'all-zork',
  'none',
] as const
/** A way of handing out the specials. */
export type SpecialsOption = (typeof SPECIALS_OPTIONS)[number]

/** The table options; each key's meaning stands in RULES.md under "Table options". */
export interface TafelrundeOptions extends Options {
  readonly specials: SpecialsOption
  readonly zork: 'instead' | 'addition'
  readonly passiveDefence: Switch
  readonly openGems: Switch
  readonly turnSeconds: 'none' | 30 | 60 | 120
}

/** What a seat can do. */
export type TafelrundeMove =
  /** The special of one's own deck under `specials` chosen (TR-03). */
  | { readonly kind: 'chooseSpecial'; readonly special: Special }
  /** A rogue card with the side that counts; a single-coloured 7 names its only one (TR-13). */
  | { readonly kind: 'play'; readonly card: Card; readonly colour: Colour }
  /** Nobody plays another card (TR-21). */
  | { readonly kind: 'feierabend' }
  /** The colour of one's own chests that are protected; absent without an open chest (TR-22). */
  | { readonly kind: 'letzteWarnung'; readonly colour?: Colour }
  /** A rogue card from one's own discards, if wanted (TR-26). */
  | { readonly kind: 'wiederbelebung'; readonly card?: Card }
  /** More chests in phase 4 (TR-27). */
  | { readonly kind: 'zork' }
  /** Out for this raid (TR-12). */
  | { readonly kind: 'pass' }
  /** Phase 4: own open chests, in ascending order (TR-30, TR-43). */
  | { readonly kind: 'secure'; readonly chests: readonly Chest[] }

/** What is asked of a seat. */
export const DECISION_KINDS = ['chooseSpecial', 'play', 'secure'] as const
/** A kind of decision. */
export type DecisionKind = (typeof DECISION_KINDS)[number]

/** A card that lies in front of a player in this raid; everything about it is public ("Who sees what"). */
export type LyingCard =
  /** The colour is that of the side that counts (TR-13). */
  | { readonly kind: 'rogue'; readonly card: Card; readonly colour: Colour }
  | {
      readonly kind: 'special'
      readonly special: Special
      /** Protected by Letzte Warnung (TR-22). */
      readonly colour?: Colour
      /** Taken back by Wiederbelebung (TR-26). */
      readonly revived?: Card
    }

/** What may be known of a player. */
export interface PlayerView {
  /** Which special belongs to his deck; absent: none, or not chosen yet (TR-03). */
  readonly special?: Special
  /** Cards in hand. */
  readonly hand: number
  /** Cards in his draw pile. */
  readonly draw: number
  /** His discards, sorted by face (TR-04). */
  readonly discard: readonly Card[]
  /** His cards of this raid in the order in which he played them. */
  readonly lying: readonly LyingCard[]
  /** Out for this raid (TR-12). */
  readonly passed: boolean
  /** His open chests, sorted. */
  readonly open: readonly Chest[]
  /** How many chests he has secured (TR-31). */
  readonly secured: number
  /** Their gems: for himself, for everybody with `openGems` and when the match is over (TR-31). */
  readonly gems?: number
}

/** Why the match ended: no chest left to reveal (TR-07), or too many raids (TR-37). */
export const MATCH_ENDS = ['stack-empty', 'too-long'] as const
/** A reason for the match's end. */
export type MatchEnd = (typeof MATCH_ENDS)[number]

/** Where the raid stands. */
export type PhaseView =
  /** Before the shuffle under `specials` chosen (TR-03). */
  | {
      readonly kind: 'choosing'
      /** Seats whose choice is missing. */
      readonly missing: readonly Seat[]
      /** The viewer's own choice, once made. */
      readonly choice?: Special
    }
  /** Phase 2. */
  | {
      readonly kind: 'playing'
      readonly seat: Seat
      /** The start player's first card: he may not pass (TR-41). */
      readonly duty: boolean
      /** Feierabend may not be played yet (TR-09). */
      readonly barred: boolean
    }
  /** Phase 4. */
  | {
      readonly kind: 'securing'
      /** Seats whose choice is missing. */
      readonly missing: readonly Seat[]
      /** The viewer's own choice, once made or if there was only one. */
      readonly choice?: readonly Chest[]
    }
  | {
      readonly kind: 'over'
      readonly end: MatchEnd
      /** Place of each seat (TR-36). */
      readonly ranks: readonly number[]
    }

/** What one viewer may know of a match. */
export interface TafelrundeView {
  /** The viewer's seat; absent for a spectator. */
  readonly you?: Seat
  readonly seats: number
  readonly options: TafelrundeOptions
  /** From 1. */
  readonly raid: number
  /** Who has the start-player card. */
  readonly start: Seat
  readonly phase: PhaseView
  /** The viewer's hand, sorted by face; absent for a spectator. */
  readonly hand?: readonly Card[]
  /** The viewer's secured chests, sorted; absent for a spectator (TR-31). */
  readonly secured?: readonly Chest[]
  readonly players: readonly PlayerView[]
  /** Open chests in the middle, sorted. */
  readonly middle: readonly Chest[]
  /** Face-down chests. */
  readonly stack: number
}

/** A player's strength in a colour and what it is made of (TR-42). */
export interface Fighter {
  readonly seat: Seat
  /** His cards of the colour; none only with `passiveDefence` (TR-15). */
  readonly cards: readonly Card[]
  /** The open chest that gives the bonus (TR-17). */
  readonly chest?: Chest
  readonly strength: number
}

/** Chests that leave one place. */
export interface Haul {
  readonly from: Seat | 'middle'
  readonly chests: readonly Chest[]
}

/** Why a player passed: he said so, or he had to (TR-08, TR-09, TR-12). */
export const PASS_CAUSES = ['chosen', 'empty-hand', 'only-feierabend'] as const
/** A cause of passing. */
export type PassCause = (typeof PASS_CAUSES)[number]

/** What happened and everybody may see as it is. */
export type TafelrundePublicEvent =
  /** Phase 1 (TR-05): the chests in the order of revealing. */
  | {
      readonly kind: 'raidStarted'
      readonly raid: number
      readonly start: Seat
      readonly revealed: readonly Chest[]
    }
  | {
      readonly kind: 'played'
      readonly seat: Seat
      readonly card: Card
      /** The side that counts. */
      readonly colour: Colour
      readonly value: number
    }
  | { readonly kind: 'feierabendPlayed'; readonly seat: Seat }
  | {
      readonly kind: 'letzteWarnungPlayed'
      readonly seat: Seat
      /** Absent: without effect (TR-22). */
      readonly colour?: Colour
    }
  | {
      readonly kind: 'wiederbelebungPlayed'
      readonly seat: Seat
      /** Back in his hand; absent: none (TR-26). */
      readonly card?: Card
    }
  | { readonly kind: 'zorkPlayed'; readonly seat: Seat }
  | { readonly kind: 'passed'; readonly seat: Seat; readonly cause: PassCause }
  /** Settling a colour begins: who fights, with what (TR-42). */
  | {
      readonly kind: 'strengthsCompared'
      readonly colour: Colour
      readonly fighters: readonly Fighter[]
    }
  /** The sole strongest takes every unprotected open chest (TR-42). */
  | {
      readonly kind: 'colourWon'
      readonly colour: Colour
      readonly seat: Seat
      readonly hauls: readonly Haul[]
      /** Protected ones that stay where they are (TR-25). */
      readonly kept: readonly Haul[]
    }
  /** Equal at the top: the chests go to the middle (TR-42). */
  | {
      readonly kind: 'colourTied'
      readonly colour: Colour
      readonly seats: readonly Seat[]
      readonly hauls: readonly Haul[]
      /** Protected ones that stay where they are (TR-23). */
      readonly kept: readonly Haul[]
    }
  /** Nobody played the colour: everything stays (TR-16). */
  | { readonly kind: 'colourUnfought'; readonly colour: Colour }
  /** Cards to the own discards: the winner's of a colour, or specials that have served (TR-19, TR-29). */
  | { readonly kind: 'discarded'; readonly seat: Seat; readonly cards: readonly Card[] }
  /** Cards of a colour back to the hand (TR-18, TR-42). */
  | { readonly kind: 'returned'; readonly seat: Seat; readonly cards: readonly Card[] }
  /** Chests turned face down in phase 4; named once, to everybody (TR-31). */
  | { readonly kind: 'secured'; readonly seat: Seat; readonly chests: readonly Chest[] }
  /** Own discards became the new draw pile (TR-32, TR-33). */
  | { readonly kind: 'reshuffled'; readonly seat: Seat; readonly count: number }
  /** Cards that could not be drawn (TR-33). */
  | { readonly kind: 'notDrawn'; readonly seat: Seat; readonly count: number }
  /** Phase 6 (TR-44). */
  | { readonly kind: 'startPassedOn'; readonly seat: Seat }
  | {
      readonly kind: 'matchEnded'
      readonly end: MatchEnd
      readonly ranks: readonly number[]
      readonly gems: readonly number[]
      /** Cards in hand, which decide ties (TR-36). */
      readonly hands: readonly number[]
    }

/** What happened, everything included. */
export type TafelrundeEvent =
  | TafelrundePublicEvent
  /** All have chosen their special; the cards are dealt (TR-03, TR-40). */
  | {
      readonly kind: 'dealt'
      readonly specials: readonly Special[]
      readonly hands: readonly (readonly Card[])[]
    }
  | { readonly kind: 'drew'; readonly seat: Seat; readonly cards: readonly Card[] }

/** What happened as one viewer may see it; hidden faces absent. */
export type TafelrundeSeen =
  | TafelrundePublicEvent
  | {
      readonly kind: 'dealt'
      readonly specials: readonly Special[]
      /** The viewer's own hand. */
      readonly hand?: readonly Card[]
    }
  | {
      readonly kind: 'drew'
      readonly seat: Seat
      readonly count: number
      /** Only for the one who drew. */
      readonly cards?: readonly Card[]
    }
  /** What is left of `secured` for others once it is over (TR-31). */
  | { readonly kind: 'securedBefore'; readonly seat: Seat; readonly count: number }

/** Why a move is refused; the rule of each stands in RULE_OF (check.ts). */
export const REASONS = [
  'not-seated',
  'match-over',
  'not-your-turn',
  'other-decision-owed',
  'special-already-chosen',
  'chests-already-chosen',
  'already-passed',
  'card-not-in-hand',
  'side-not-on-card',
  'must-play-first',
  'feierabend-barred',
  'colour-must-be-named',
  'no-open-chest-of-colour',
  'card-not-in-discard',
  'no-chest-named',
  'chest-not-open',
  'one-chest-only',
  'too-many-gems',
] as const
/** A reason for a refusal. */
export type TafelrundeReason = (typeof REASONS)[number]

/** The types of this game as the outside knows them; nothing can be said or proposed. */
export interface TafelrundeOutside {
  readonly options: TafelrundeOptions
  readonly view: TafelrundeView
  readonly move: TafelrundeMove
  readonly seen: TafelrundeSeen
  readonly reason: TafelrundeReason
  readonly signal: never
  readonly proposal: never
}

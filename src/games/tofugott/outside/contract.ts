/** Tofugott as the outside sees it: options, moves, views, events and reasons (rules: RULES.md). */
import type { Awaited } from '../../../engine/contract/decision'
import type { Language } from '../../../engine/basics/language'
import type { Options } from '../../../engine/options/options'
import type { Seat } from '../../../engine/basics/seat'
import type { Sentence } from './phrases'
import type { Role } from './role'
import type { Silhouette } from './silhouettes'

/** Questions of a card, and with it pairs of a best and a worst answer. */
export const QUESTIONS = 3
/** Question cards that the active player draws (TG-34). */
export const DRAWN_CARDS = 2
/** Silhouettes set aside for a turn (TG-06). */
export const ASIDE = 2
/** Graphemes of an explanation at most. */
export const LONGEST_EXPLANATION = 140
/** Explanations of one card at most, the one that was locked with it included (TG-14). */
export const MOST_EXPLANATIONS = 3
/** The id of the shipped deck. */
export const SHIPPED_DECK = 'tofugott/box'

/** The table options; each key's meaning stands in RULES.md under "Table options". */
export interface TofugottOptions extends Options {
  readonly spicy: 'off' | 'on'
  readonly turns: 'seats' | 1 | 2 | 3 | 4
  readonly floor: 'none' | 0
  readonly answerSeconds: number | 'none'
  readonly guessSeconds: number | 'none'
  readonly explainSeconds: number | 'none'
  readonly waitingNames: 'off' | 'on'
  /** Ids of decks. */
  readonly decks: readonly string[]
}

/** What can be asked: the question card, the six answers, a guess, an explanation of the card that was turned last. */
export type DecisionKind = 'keep' | 'answer' | 'guess' | 'explain'

/** What is said of a card (TG-14). */
export type Explanation =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'phrase'; readonly phrase: Sentence }

/** A silhouette as it is locked, with what is to be shown beside it when it is turned. */
export interface Choice {
  readonly silhouette: Silhouette
  readonly explanation?: Explanation
}

/** What a seat can do. */
export type TofugottMove =
  /** Keeps the first or the second drawn question card (TG-34). */
  | { readonly kind: 'keep'; readonly card: 0 | 1 }
  /** Locks the six answers; the first of each list belongs to question 1 and so on (TG-08, TG-35). */
  | { readonly kind: 'answer'; readonly best: readonly Choice[]; readonly worst: readonly Choice[] }
  | ({ readonly kind: 'guess' } & Choice)
  /** Says something of the own card that was turned last; the card stays his until `done` (TG-14). */
  | { readonly kind: 'explain'; readonly explanation: Explanation }
  | { readonly kind: 'done' }

/** A question card as one viewer reads it. */
export interface CardView {
  readonly id: string
  readonly spicy: boolean
  /** Of the texts: the viewer's, or the first of the deck where the card has none in his. */
  readonly language: Language
  readonly title: string
  readonly scenario: string
  /** Three. */
  readonly questions: readonly string[]
}

/** A card that everybody sees. */
export interface TurnedCard {
  readonly seat: Seat
  readonly role: Role
  readonly silhouette: Silhouette
  /** The time had run out. */
  readonly byClock: boolean
  /** What its owner said of it so far, in order. */
  readonly said: readonly Explanation[]
}

/** A question of this turn that is scored. */
export interface SettledQuestion {
  /** In the order in which they were turned: the guesses, then the best and the worst answer. */
  readonly turned: readonly TurnedCard[]
  /** By seat, what was added to the points. */
  readonly gains: readonly number[]
}

/** One draw for the tofu among tied players (TG-21). */
export interface TieRound {
  readonly seats: readonly Seat[]
  /** Each step holds one card per seat, in the order of `seats`; the tofu is found in the last step. */
  readonly steps: readonly (readonly Silhouette[])[]
}

/** How a match ended: after the last turn, or because one seat was left (TG-24). */
export type End = 'finished' | 'deserted'

/** Where the turn stands. */
export type PhaseView =
  | { readonly kind: 'keeping' }
  | {
      readonly kind: 'locking'
      /** 0 to 2. */
      readonly question: number
      readonly awaited: Awaited
      /** The time of the guessers runs. */
      readonly timed: boolean
    }
  | {
      readonly kind: 'revealing'
      /** 0 to 2. */
      readonly question: number
      /** In order; the owner of the last one is asked whether he explains it. */
      readonly turned: readonly TurnedCard[]
    }
  /** `tieBreak`: empty where nobody was tied for the most points. */
  | { readonly kind: 'over'; readonly end: End; readonly tieBreak: readonly TieRound[] }

/** What is public of a seat. */
export interface PlayerView {
  readonly points: number
  /** Given up for good. */
  readonly left: boolean
}

/** The six answers as their owner knows them. */
export interface AnswersView {
  readonly best: readonly Choice[]
  readonly worst: readonly Choice[]
}

/** What a seat alone knows. */
export interface OwnView {
  /** Both drawn question cards; the active player's until his turn is over. */
  readonly cards?: readonly CardView[]
  /** The active player's, once locked. */
  readonly answers?: AnswersView
  /** A guesser's for the question that is asked now, once locked. */
  readonly guess?: Choice
}

/** What one viewer may know of a match. */
export interface TofugottView {
  /** The viewer's seat; absent for a spectator. */
  readonly you?: Seat
  readonly own?: OwnView
  readonly seats: number
  readonly options: TofugottOptions
  /** From 0, over all seats; those of seats that were given up are left out. */
  readonly turn: number
  /** Turns of each seat (TG-20). */
  readonly turnsEach: number
  /** Whose turn it is, or was at the end. */
  readonly active: Seat
  readonly phase: PhaseView
  readonly players: readonly PlayerView[]
  /** Question cards in the pile; the two that the active player holds while he chooses are not in it. */
  readonly pile: number
  /** Ids of the question cards that are out of this match, in the order in which they went (TG-19). */
  readonly used: readonly string[]
  /** The question card that was read out in this turn. */
  readonly card?: CardView
  /** Silhouettes that nobody has in this turn; none before the card is read out. */
  readonly aside: readonly Silhouette[]
  /** The questions of this turn that are scored. */
  readonly settled: readonly SettledQuestion[]
}

/** What everybody is told as it is. */
export type OpenEvent =
  | { readonly kind: 'setAside'; readonly silhouettes: readonly Silhouette[] }
  /** A card is turned, with what was to be said of it (TG-13 to TG-15). */
  | { readonly kind: 'turned'; readonly question: number; readonly card: TurnedCard }
  | {
      readonly kind: 'explained'
      readonly seat: Seat
      /** What lies open and is explained. */
      readonly silhouette: Silhouette
      readonly explanation: Explanation
    }
  | {
      readonly kind: 'settled'
      /** Whose answers they are. */
      readonly seat: Seat
      readonly question: number
      readonly best: Silhouette
      readonly worst: Silhouette
      /** By seat. */
      readonly gains: readonly number[]
      /** By seat, afterwards. */
      readonly points: readonly number[]
    }
  | { readonly kind: 'left'; readonly seat: Seat }
  /** The turn of a seat that was given up ends without points (TG-24). */
  | { readonly kind: 'cancelled'; readonly seat: Seat }
  /** A draw for the tofu begins among these seats. */
  | { readonly kind: 'tied'; readonly seats: readonly Seat[] }
  /** One step of it: a card for each of the seats, in their order. */
  | {
      readonly kind: 'drewForTofu'
      readonly seats: readonly Seat[]
      readonly silhouettes: readonly Silhouette[]
    }
  | { readonly kind: 'ended'; readonly end: End; readonly ranks: readonly number[] }

interface TurnBegun {
  readonly kind: 'turnBegun'
  readonly turn: number
  readonly active: Seat
  readonly pile: number
}

interface CardRead {
  readonly kind: 'read'
  readonly seat: Seat
  readonly pile: number
}

interface Answered {
  readonly kind: 'answered'
  readonly seat: Seat
  readonly best: readonly Choice[]
  readonly worst: readonly Choice[]
}

interface Guessed {
  readonly kind: 'guessed'
  readonly seat: Seat
  readonly choice: Choice
}

/** What happened, everything included; question cards by their number in the plan. */
export type TofugottEvent =
  | OpenEvent
  | (TurnBegun & { readonly cards: readonly number[] })
  | (CardRead & { readonly card: number })
  | Answered
  | Guessed

/** What happened as one viewer may see it. */
export type TofugottSeen =
  | OpenEvent
  /** The cards to the active player alone. */
  | (TurnBegun & { readonly cards?: readonly CardView[] })
  | (CardRead & { readonly card: CardView })
  /** To the seat itself alone. */
  | Answered
  | Guessed

/** Why a move is refused; the rule of each stands in RULE_OF (check.ts). */
export type TofugottReason =
  | 'not-seated'
  | 'seat-given-up'
  | 'match-over'
  | 'not-your-turn'
  | 'already-locked'
  | 'other-decision-owed'
  | 'card-first'
  | 'not-your-answers'
  | 'silhouette-set-aside'
  | 'silhouette-revealed'
  | 'silhouette-twice'
  | 'enough-said'
  | 'no-keepsake-yet'

/** What may be put to the vote: that everybody may keep a page of the match that is over. */
export interface TofugottProposal {
  readonly kind: 'keepsake'
}

/** The types of this game as the outside knows them; nothing can be said without being asked. */
export interface TofugottOutside {
  readonly options: TofugottOptions
  readonly view: TofugottView
  readonly move: TofugottMove
  readonly seen: TofugottSeen
  readonly reason: TofugottReason
  readonly signal: never
  readonly proposal: TofugottProposal
}

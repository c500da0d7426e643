/** Buchstabenbluff as the outside sees it: cards, options, moves, views, events and reasons (rules: RULES.md). */
import type { Language } from '../../../engine/basics/language'
import type { Seat } from '../../../engine/basics/seat'

/**
 * A card's face as a number: its place in LETTERS (cards.ts). 0-25 A to Z, 26-28 Ä Ö Ü, 29 the question mark. Equal faces are
 * equal numbers: two E cannot be told apart.
 */
export type Card = number

/** Cards dealt to a hand, and the hand that is drawn up to (BB-03, BB-21). */
export const HAND_SIZE = 5
/** Cards in a hand at most (BB-04, BB-05). */
export const LARGEST_HAND = 10
/** Cards of a word at least (BB-06). */
export const FEWEST_CARDS = 2
/** Graphemes that are taken for an attempt at a word; what is longer is no move at all. */
export const LONGEST_TYPED = 40
/** Points for each player who doubted wrongly, and for each bluff that was doubted rightly (BB-18, BB-19). */
export const DOUBT_POINTS = 10
/** House words of a table at most (BB-32). */
export const MOST_HOUSE_WORDS = 200

/** On or off. */
export type Switch = 'on' | 'off'

/** The table options that the course of a match depends on; each key's meaning stands in RULES.md under "Table options". */
export type MatchOptions = Readonly<{
  language: Language
  /** Turns of each seat (BB-29). */
  turns: 3 | 5 | 7
  dictionary: 'refuse' | 'open'
  repeats: 'allowed' | 'refused'
  lastRefill: Switch
  mixed: Switch
  umlautCards: Switch
  /** Whole seconds for a whole turn. */
  turnSeconds: number | 'none'
  /** Whole seconds, 10 to 120, for the answers to one word. */
  answerSeconds: number | 'none'
}>

/** All table options. */
export type BuchstabenbluffOptions = MatchOptions &
  Readonly<{
    /** As they were typed (BB-32); set by vote. */
    houseWords: readonly string[]
    /** Who deals (BB-03); set by the host. */
    dealer: Seat | 'none'
  }>

/** What is asked of a seat. */
export const DECISION_KINDS = ['turn', 'answer'] as const
/** A kind of decision. */
export type DecisionKind = (typeof DECISION_KINDS)[number]

/** What a seat can do. */
export type BuchstabenbluffMove =
  /** One card from the draw pile; the turn goes on (BB-04). */
  | { readonly kind: 'draw' }
  /** The turn ends without a word (BB-22). */
  | { readonly kind: 'pass' }
  /** Cards from the hand and a word for them (BB-06 to BB-13). */
  | {
      readonly kind: 'lay'
      /** In the order in which they lie. */
      readonly cards: readonly Card[]
      /** As it was typed, in NFC. */
      readonly word: string
      /** Places in `cards`, from 0 and rising, of those that lie face up; absent: none (BB-30). */
      readonly open?: readonly number[]
    }
  /** The unseen answer to an announced word (BB-15). */
  | { readonly kind: 'answer'; readonly doubt: boolean }

/** A card that lies face up in the row that was laid. */
export interface OpenCard {
  /** Its place in the row, from 0. */
  readonly at: number
  readonly card: Card
}

/** A word as it was announced. */
export interface Announcement {
  readonly seat: Seat
  /** The turn of the match in which it was announced, from 0. */
  readonly turn: number
  /** As it was typed. */
  readonly word: string
  /** Its card spelling (BB-34), e.g. `FUESSE`. */
  readonly spelling: string
  /** How many cards were laid; as many as the spelling has letters (BB-07). */
  readonly count: number
  /** Those that lay face up (BB-30). */
  readonly open: readonly OpenCard[]
}

/** What the cards of a word are, once they may be judged. */
export interface Judgement {
  /** Whether the word was true (BB-09, BB-10). */
  readonly isTrue: boolean
  /** Whether the word is in the list or a house word. */
  readonly isListed: boolean
  /** Laid letters that the word does not contain, or not so often; sorted. */
  readonly excess: readonly Card[]
  /** Letters of the word for which no letter card was laid; sorted. Question marks stand for as many of them as were laid (BB-14). */
  readonly lacking: readonly Card[]
}

/** What has become of a word: waiting for answers, believed by all, or doubted and turned up. */
export const FATES = ['pending', 'believed', 'true', 'bluff'] as const
/** What has become of a word. */
export type Fate = (typeof FATES)[number]

/** A word as a viewer may know it. */
export interface WordView extends Announcement {
  readonly fate: Fate
  /** Who doubted, in the order of the seats; nobody while it is pending. */
  readonly doubters: readonly Seat[]
  /** In the order in which they were laid: to who laid them, to all once the word was doubted or the match is over (BB-26). */
  readonly cards?: readonly Card[]
  /** To all once the word was doubted or the match is over. */
  readonly judgement?: Judgement
}

/** Points of one seat (BB-27). */
export interface ScoreView {
  /** Values of the cards in the own pile. */
  readonly pile: number
  /** Tens for doubts. */
  readonly bonus: number
  /** Values of the cards in hand; they count minus. */
  readonly hand: number
  /** pile + bonus - hand; may be below zero (BB-31). */
  readonly total: number
}

/** How a match ended: after the last turn, or because one seat was left (BB-36). */
export type End = 'finished' | 'deserted'

/** Where the match stands. */
export type PhaseView =
  /** Whoever's turn it is draws, passes or lays. */
  | {
      readonly kind: 'turn'
      /** Cards drawn in this turn. */
      readonly drawn: number
    }
  /** The last one of `words` is believed or doubted. */
  | {
      readonly kind: 'answers'
      /** Answers that are waited for. */
      readonly missing: number
      /** The viewer's own answer. */
      readonly doubt?: boolean
    }
  | {
      readonly kind: 'over'
      readonly end: End
      /** Place of each seat, 1 is best; equal numbers are a tie (BB-28). */
      readonly ranks: readonly number[]
      readonly scores: readonly ScoreView[]
      /** By seat, sorted. */
      readonly hands: readonly (readonly Card[])[]
    }

/** What everybody may know of a seat. */
export interface PlayerView {
  /** Cards in hand. */
  readonly hand: number
  /** Cards in the own pile. */
  readonly pile: number
  /** Tens for doubts. */
  readonly bonus: number
  /** Turns still to come, the running one included. */
  readonly turnsLeft: number
  /** Given up for good (BB-36). */
  readonly left: boolean
}

/** What one viewer may know of a match. */
export interface BuchstabenbluffView {
  /** The viewer's seat; absent for a spectator. */
  readonly you?: Seat
  /** The viewer's hand, sorted; absent for a spectator. */
  readonly hand?: readonly Card[]
  readonly seats: number
  readonly options: MatchOptions
  readonly dealer: Seat
  /** Turns of the match that have ended or were left out, from 0. */
  readonly turn: number
  /** Whose turn it is; after the end, whose the last one was. */
  readonly player: Seat
  readonly phase: PhaseView
  readonly players: readonly PlayerView[]
  /** Every word announced in this match, in order. */
  readonly words: readonly WordView[]
  /** Cards in the draw pile. */
  readonly drawPile: number
  /** Face up, the last one on top (BB-25). */
  readonly discards: readonly Card[]
  /** How often the discards were shuffled into a new draw pile. */
  readonly reshuffles: number
  /** By face: how many cards of it the deck has. */
  readonly counts: readonly number[]
  /** By face: its value. */
  readonly values: readonly number[]
}

/** Why a card was drawn. */
export type DrawCause = 'turn' | 'refill'

/** Why a turn ended without a word: chosen or by the clock, by the engine (BB-33), or because the seat was given up (BB-36). */
export type PassCause = 'chosen' | 'forced' | 'left'

/** What everybody is told as it is. */
export type OpenEvent =
  | { readonly kind: 'turnBegan'; readonly seat: Seat; readonly turn: number }
  /** So many cards were drawn after a turn, each told before on its own (BB-21). */
  | { readonly kind: 'refilled'; readonly seat: Seat; readonly count: number }
  /** The discards were shuffled into a new draw pile of so many cards (BB-24). */
  | { readonly kind: 'reshuffled'; readonly count: number }
  | { readonly kind: 'passed'; readonly seat: Seat; readonly cause: PassCause }
  /** Nobody doubted the word: its cards are in the own pile of `seat` (BB-16). */
  | {
      readonly kind: 'believed'
      readonly seat: Seat
      readonly word: string
      readonly count: number
    }
  /** Somebody doubted the word: its cards were turned up (BB-17 to BB-19). */
  | {
      readonly kind: 'doubted'
      readonly seat: Seat
      readonly word: string
      readonly spelling: string
      /** In the order in which they were laid. */
      readonly cards: readonly Card[]
      readonly doubters: readonly Seat[]
      /** Who was asked and believed it, also by going (BB-36); whoever had gone before is neither. */
      readonly believers: readonly Seat[]
      readonly judgement: Judgement
      /** Of the words, so that the reason of a verdict can name its dictionary. */
      readonly language: Language
      /** Values of the cards: in the own pile now if the word was true, otherwise lost. */
      readonly value: number
      /** Tens by seat. */
      readonly gains: readonly number[]
    }
  | { readonly kind: 'left'; readonly seat: Seat }
  /** Hands and own piles are opened (BB-26); the words stand in the view. */
  | {
      readonly kind: 'ended'
      readonly end: End
      readonly ranks: readonly number[]
      readonly scores: readonly ScoreView[]
      readonly hands: readonly (readonly Card[])[]
    }

/** What happened, everything included. */
export type BuchstabenbluffEvent =
  | OpenEvent
  | { readonly kind: 'drew'; readonly seat: Seat; readonly cause: DrawCause; readonly card: Card }
  | (Announcement & { readonly kind: 'announced'; readonly cards: readonly Card[] })

/** What happened as one viewer may see it. */
export type BuchstabenbluffSeen =
  | OpenEvent
  /** The card: to who drew it. */
  | { readonly kind: 'drew'; readonly seat: Seat; readonly cause: DrawCause; readonly card?: Card }
  /** The cards: to who laid them. */
  | (Announcement & { readonly kind: 'announced'; readonly cards?: readonly Card[] })

/** Why a move or a proposal is refused; the rule of each stands in RULE_OF (check.ts). */
export type BuchstabenbluffReason =
  | 'not-seated'
  | 'match-over'
  | 'seat-given-up'
  | 'not-your-turn'
  | 'answers-awaited'
  | 'already-answered'
  | 'own-word'
  | 'hand-full'
  | 'nothing-to-draw'
  | 'too-few-cards'
  | 'card-not-in-hand'
  | 'word-has-other-signs'
  | 'word-too-short'
  | 'word-too-long'
  | 'length-differs'
  | 'open-not-offered'
  | 'open-not-laid'
  | 'all-open'
  | 'open-not-in-word'
  | 'word-repeated'
  | 'word-not-in-list'
  | 'no-proposal-now'
  | 'house-word-known'
  | 'house-words-full'

/** What may be put to the vote: words for the house list of the next match (BB-32). */
export interface BuchstabenbluffProposal {
  readonly kind: 'houseWords'
  /** At least one, each as it was typed, in NFC. */
  readonly words: readonly string[]
}

/** The types of this game as the outside knows them; nothing is said without being asked. */
export interface BuchstabenbluffOutside {
  readonly options: BuchstabenbluffOptions
  readonly view: BuchstabenbluffView
  readonly move: BuchstabenbluffMove
  readonly seen: BuchstabenbluffSeen
  readonly reason: BuchstabenbluffReason
  readonly signal: never
  readonly proposal: BuchstabenbluffProposal
}

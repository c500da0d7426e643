/** The whole truth of a match: plain data, hidden cards included. */
import type { Seat } from '../../../engine/basics/seat'
import type { Card } from '../outside/cards'
import type { RoundScore, TimeBluffOptions, VerdictView } from '../outside/contract'
import type { Place } from '../outside/places'

/** One card of a pile. */
export interface Layer {
  readonly card: Card
  /** Laid or turned openly; a hidden card stays hidden until its pile is picked up. */
  readonly open: boolean
  /** Who laid it; absent: it was turned from the draw pile. */
  readonly by?: Seat
}

/** One of the three places. */
export interface Pile {
  /** From bottom to top; empty only while it waits for a card, or for good when `dead`. */
  readonly layers: Layer[]
  /** The hour a Joker on top stands for (TB-89). */
  named?: number
  /** Could not be refilled: out of play for the round (TB-53). */
  dead: boolean
}

/** The play that is being carried out and judged. */
export interface Play {
  readonly layer: Seat
  readonly place: Place
  /** The card below the hidden one, with its named hour. */
  readonly on: { readonly card: Card; readonly named?: number }
  readonly hidden: Card
  readonly pair?: Card
  readonly open?: Card
  /** Laying or Beam emptied the layer's hand (TB-87). */
  closing: boolean
  /** A draw found the pile empty: the round ends after the window (TB-88, TB-48). */
  exhausted: boolean
}

/** A seat's answer in the doubt window; the layer has none to give. */
export const ANSWERS = ['missing', 'doubt', 'believe', 'none'] as const
/** An answer. */
export type AnswerState = (typeof ANSWERS)[number]

/** Whose vortex acts: laid as the open card, found under a doubt, or laid on an emptied place. */
export type VortexAction =
  | { readonly cause: 'laid'; readonly play: Play }
  | { readonly cause: 'found'; readonly play: Play; readonly verdict: VerdictView }
  | {
      readonly cause: 'opened'
      readonly place: Place
      readonly layer: Seat
      readonly closing: boolean
    }

/** Where the match stands. */
export type Phase =
  | { readonly kind: 'lay'; readonly seat: Seat }
  | { readonly kind: 'direct'; readonly seat: Seat; readonly action: VortexAction }
  | { readonly kind: 'beam'; readonly seat: Seat; readonly play: Play }
  | {
      readonly kind: 'doubt'
      readonly play: Play
      /** False under Dschungel (TB-34). */
      readonly doubtable: boolean
      readonly answers: AnswerState[]
      drawOwed: boolean
      /** Without a limit: the least time to draw in is over, and answers are still missing (TB-48). */
      drawLate?: true
    }
  | {
      readonly kind: 'openPlace'
      readonly seat: Seat
      readonly play: Play
      readonly verdict: VerdictView
    }
  | { readonly kind: 'scored'; readonly missing: Seat[] }
  | { readonly kind: 'over'; readonly ranks: readonly number[] }

/** A match. */
export interface TimeBluffState {
  readonly options: TimeBluffOptions
  readonly seats: number
  round: number
  dealer: Seat
  /** Turns begun in this round, those sat out included (TB-69). */
  turns: number
  phase: Phase
  /** Sorted by face. */
  hands: Card[][]
  piles: Pile[]
  /** The next card is the last one. */
  draw: Card[]
  removedVortices: number
  /** Cards that were turned up as this round was dealt and went back into the pile; absent: none (TB-03). */
  shuffledBack?: Card[]
  skips: number[]
  totals: number[]
  scores: RoundScore[]
  /** All hands at the last round's end, until the next deal. */
  shownHands?: Card[][]
}

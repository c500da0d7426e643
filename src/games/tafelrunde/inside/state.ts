/** The whole truth of a match: plain data, hidden cards and chests included. */
import type { Sealed } from '../../../engine/kit/sealedAnswers'
import type { Seat } from '../../../engine/basics/seat'
import type {
  Card,
  Chest,
  LyingCard,
  MatchEnd,
  Special,
  TafelrundeOptions,
} from '../outside/contract'

/** A player's belongings. */
export interface Player {
  /** The special of his deck; absent: none, or not chosen yet (TR-03). */
  special?: Special
  /** Sorted by face. */
  hand: Card[]
  /** The next card is the last one. */
  draw: Card[]
  /** Sorted by face. */
  discard: Card[]
  /** In the order of playing; the cards themselves are never edited. */
  lying: LyingCard[]
  passed: boolean
  /** Sorted. */
  open: Chest[]
  /** Sorted. */
  secured: Chest[]
}

/** Where the match stands. */
export type Phase =
  | { readonly kind: 'choosing'; readonly choices: Sealed<Special>[] }
  | { readonly kind: 'playing'; readonly seat: Seat }
  /** An empty choice: that seat has nothing to secure. */
  | { readonly kind: 'securing'; readonly choices: Sealed<readonly Chest[]>[] }
  | { readonly kind: 'over'; readonly end: MatchEnd; readonly ranks: readonly number[] }

/** A match. */
export interface TafelrundeState {
  readonly options: TafelrundeOptions
  readonly seats: number
  raid: number
  start: Seat
  phase: Phase
  players: Player[]
  /** Open chests, sorted. */
  middle: Chest[]
  /** The next chest is the last one. */
  stack: Chest[]
}

/** Whether no card has been played in this raid: Feierabend may not be the first (TR-09). */
export function isBarred(state: TafelrundeState): boolean {
  for (const { lying } of state.players) if (lying.length > 0) return false
  return true
}

/** Whether a seat whose turn it is owes the start player's first card (TR-41). */
export function owesFirstCard(state: TafelrundeState, seat: Seat): boolean {
  return seat === state.start && state.players[seat]?.lying.length === 0
}

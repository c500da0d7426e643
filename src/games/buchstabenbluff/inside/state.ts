/** The whole truth of a match: plain data, hidden cards included. */
import { present } from '../../../engine/basics/invariant'
import type { Sealed } from '../../../engine/kit/sealedAnswers'
import { seatAfter, type Seat } from '../../../engine/basics/seat'
import type { Card, End, Fate, Judgement, MatchOptions, ScoreView } from '../outside/contract'

/** A word as it was announced and laid; once it is settled it stays as it is. */
export interface Word {
  readonly seat: Seat
  readonly turn: number
  readonly word: string
  readonly spelling: string
  /** In the order in which they lie. */
  readonly cards: readonly Card[]
  /** Places of those that lie face up. */
  readonly open: readonly number[]
  readonly fate: Fate
  readonly doubters: readonly Seat[]
  /** Absent while it is pending; made for every word, doubted or not, so that no time tells anything. */
  readonly judgement?: Judgement
}

/** One seat. */
export interface Player {
  /** Sorted. */
  readonly hand: Card[]
  bonus: number
  left: boolean
}

/** An answer; who announced the word and who is gone have none to give. */
export type AnswerState = Sealed<'believe' | 'doubt' | 'none'>

/** Where the match stands. */
export type Phase =
  | { readonly kind: 'turn'; readonly drawn: number }
  | { readonly kind: 'answers'; readonly answers: AnswerState[] }
  | {
      readonly kind: 'over'
      readonly end: End
      readonly ranks: readonly number[]
      readonly scores: readonly ScoreView[]
    }

/** A match. */
export interface BuchstabenbluffState {
  readonly options: MatchOptions
  readonly seats: number
  readonly dealer: Seat
  /** The running turn of the match, from 0. */
  turn: number
  phase: Phase
  readonly players: Player[]
  readonly words: Word[]
  /** The next card is the last one. */
  draw: Card[]
  /** The last one is on top. */
  discards: Card[]
  reshuffles: number
}

/** Whose turn it is; the dealer's left neighbour begins (BB-02, BB-35). */
export function turnSeat({
  dealer,
  turn,
  seats,
}: Pick<BuchstabenbluffState, 'dealer' | 'turn' | 'seats'>): Seat {
  return seatAfter(dealer, seats, 1 + turn)
}

/** Turns of a match (BB-29). */
export function turnsOf({
  options,
  seats,
}: Pick<BuchstabenbluffState, 'options' | 'seats'>): number {
  return options.turns * seats
}

/** The word that waits for answers, or the last one that was settled. */
export function lastWord({ words }: BuchstabenbluffState): Word {
  return present(words[words.length - 1], 'a word was announced')
}

function copyPhase(phase: Phase): Phase {
  return phase.kind === 'answers' ? { kind: 'answers', answers: phase.answers.slice() } : phase
}

function copyPlayer({ hand, bonus, left }: Player): Player {
  return { hand: hand.slice(), bonus, left }
}

/** A copy that shares nothing that either side could change. */
export function copy(state: BuchstabenbluffState): BuchstabenbluffState {
  return {
    options: state.options,
    seats: state.seats,
    dealer: state.dealer,
    turn: state.turn,
    phase: copyPhase(state.phase),
    players: state.players.map(copyPlayer),
    words: state.words.slice(),
    draw: state.draw.slice(),
    discards: state.discards.slice(),
    reshuffles: state.reshuffles,
  }
}

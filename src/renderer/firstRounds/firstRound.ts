/** A first round: a short match that is told step by step, dealt and played by the real rules and ending in the middle. */
import type { Json } from '../../engine/basics/json'
import type { Language } from '../../engine/basics/language'
import type { Options } from '../../engine/options/options'
import type { Seat } from '../../engine/basics/seat'
import type { GameId } from '../../games/contracts'
import type { Touch } from './touch'

/** The seat of whoever learns. */
export const LEARNER: Seat = 0

/** What somebody else plays. */
export interface ForeignMove {
  readonly seat: Seat
  readonly move: Json
}

/** One thing that is told, and what follows on it. */
export interface FirstStep {
  /** Its sentence stands under `say` of the round's words, and under `instead` why nothing else is played here. */
  readonly say: string
  /**
   * What the learner plays: a move that has all fields of one of these, whatever its others are; the story holds with each of them.
   * Where the moves of the game cannot be listed, the first is a whole one. Absent: the sentence is read and one goes on.
   */
  readonly own?: readonly Readonly<Record<string, Json>>[]
  /** Cards in the learner's hand that the sentence speaks of, as the game counts them: the hand shows which they are. Absent: none. */
  readonly spokenOf?: readonly Json[]
  /** What is touched to play it, one after the other: the board marks what is next. Absent: nothing is to be played. */
  readonly touch?: readonly Touch[]
  /** What the others play after that. */
  readonly then?: readonly ForeignMove[]
}

/** The first round of one way of playing a game, in one language. */
export interface FirstRound {
  readonly game: GameId
  /** Where its words begin: `say`, `instead`, and `learnt` for the end. */
  readonly words: string
  readonly options: Options
  /** What the others are called, from seat 1 on. */
  readonly others: readonly string[]
  /** Any text: the same one deals the same cards. */
  readonly seed: string
  /** What is played with, by id: written for the round, so that it gives nothing away of what people play with. Absent: the game needs none. */
  readonly contents?: Readonly<Record<string, Json>>
  /** What such contents refuse only because they are so few: no mistake, but something else than the step wants. Absent: nothing. */
  readonly tooFewFor?: readonly string[]
  readonly steps: readonly [FirstStep, ...FirstStep[]]
}

/** A round as it is played in a language: games with words of their own have others in each. */
export type FirstRoundIn = (language: Language) => FirstRound

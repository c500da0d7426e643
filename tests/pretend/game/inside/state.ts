/** Everything about a running match of Whisper, hidden things included. */
import { present } from '../../../../src/engine/basics/invariant'
import { missingSeats, type Sealed } from '../../../../src/engine/kit/sealedAnswers'
import { seatAfter, type Seat } from '../../../../src/engine/basics/seat'
import type { End, Whisper, WhisperOptions } from '../outside/contract'

/** One seat. */
export interface Player {
  /** Ids of things, in the order in which they were drawn. */
  hand: string[]
  points: number
  left: boolean
}

/** A whisper that is not shown yet. */
export interface LockedWhisper extends Whisper {
  readonly byClock: boolean
}

/** Where the turn stands. */
export type Phase =
  /** By seat; who has been given up has nothing to say. */
  | { kind: 'whispering'; whispers: Sealed<LockedWhisper | 'absent'>[] }
  | { kind: 'laying'; drawn: number }
  | { kind: 'over'; end: End }

/** A match. */
export interface WhisperState {
  readonly options: WhisperOptions
  readonly seats: number
  /** From 0. */
  turn: number
  /** The listener of turn 0. */
  readonly first: Seat
  phase: Phase
  readonly players: Player[]
  /** Ids of things, the last laid one last. */
  readonly row: string[]
  /** In kilograms, of every thing that is in; nobody knows those of the things that do not lie in the row. */
  readonly weights: Readonly<Record<string, number>>
  /** Ids of things in no order: who draws takes any. */
  readonly pile: string[]
}

/** Whose turn it is. */
export function listenerOf({ first, turn, seats }: WhisperState): Seat {
  return seatAfter(first, seats, turn)
}

/** The weight of a thing of this match. */
export function weightOf({ weights }: WhisperState, id: string): number {
  return present(weights[id], 'the thing is in this match')
}

/** Turns of a match (PG-02). */
export function turnsOf({ rounds }: WhisperOptions, seats: number): number {
  return rounds * seats
}

/** Seats whose whisper is waited for (PG-17, PG-23). */
export function awaitedSeats({ phase }: WhisperState): Seat[] {
  return phase.kind === 'whispering' ? missingSeats(phase.whispers) : []
}

/** Whether the time of all who have not whispered runs (PG-21). */
export function isTimed(state: WhisperState): boolean {
  return state.options.whisperSeconds !== 'none' && !awaitedSeats(state).includes(listenerOf(state))
}

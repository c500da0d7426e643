/** What all servers of the measurement have in common. */
import type { Audience } from './audience'

/** Players at every table; all others watch. */
export const PLAYERS = 4

/** Milliseconds between two turns: nobody's host takes more than twenty messages a second from one line. */
export const TURN_EVERY = 60

/** A table at which moves are played one after the other. */
export interface BenchTable {
  readonly audience: Audience
  /** Plays one turn with all answers to it: moves that were played, and milliseconds from a move to the last who was told of it. */
  playTurn(): Promise<{ readonly moves: number; readonly waits: readonly number[] }>
  close(): Promise<void>
}

/** Waits so many milliseconds. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds))
}

/** Who is asked what, how long, and who may be seen waiting for whom. */
import type { Seat } from './seat'

/** A decision that a seat owes now; light, because playouts ask for decisions before every move. */
export interface Decision {
  readonly seat: Seat
  /** What is asked, e.g. `lay`; a game's own closed list. */
  readonly kind: string
}

/**
 * A clock of a seat. It runs from when its key first appears for that seat, whichever questions it spans; a question may be
 * older than its clock, and a clock may outlive a question.
 */
export interface QuestionClock {
  /** The same text as long as the same time runs on. */
  readonly key: string
  /** Whole seconds until the fallback is played. */
  readonly seconds: number
}

/** The question behind a decision. */
export interface Question {
  /** Its name: unique in the match for this seat, and another one with every asking. */
  readonly name: string
  /** Absent: no limit, or none yet. */
  readonly clock?: QuestionClock
  /** Many seats answer at once and unseen: nobody hears who answered, when, or whether the clock did. */
  readonly together?: true
}

/** Who is waited for, as one viewer may know it; never the order of arrival. */
export type Awaited =
  /** By name, in the order of the seats. */
  | { readonly kind: 'names'; readonly seats: readonly Seat[] }
  /** How many. */
  | { readonly kind: 'number'; readonly number: number }
  /** Not at all. */
  | { readonly kind: 'hidden' }

function seatsOf(decisions: readonly Decision[]): Seat[] {
  return [...new Set(decisions.map(({ seat }) => seat))].sort((one, other) => one - other)
}

/** Everybody sees who is waited for. */
export function awaitByName(decisions: readonly Decision[]): Awaited {
  return { kind: 'names', seats: seatsOf(decisions) }
}

/** Everybody sees how many are waited for, not who. */
export function awaitByNumber(decisions: readonly Decision[]): Awaited {
  return { kind: 'number', number: seatsOf(decisions).length }
}

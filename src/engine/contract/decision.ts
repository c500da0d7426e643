/** Who is asked what, how long, and who may be seen waiting for whom. */
import type { Seat } from '../basics/seat'

/** A decision that a seat owes now; light, because playouts ask for decisions before every move. */
export interface Decision<Kind extends string = string> {
  readonly seat: Seat
  /** What is asked, e.g. `lay`; a game's own closed list. */
  readonly kind: Kind
}

/**
 * A clock of a seat. It is asked for when its key first appears for that seat, and starts when everybody whose it is sees the question, two
 * seconds later at most (P-35); from then on it runs on, whichever questions it spans. A question may be older than its clock, and a clock may outlive a question.
 */
export interface QuestionClock {
  /** The same text as long as the same time runs on, never used again; once it is over, every further question with it is answered by the clock at once. */
  readonly key: string
  /** Whole seconds until the fallback is played. */
  readonly seconds: number
}

/** The question behind a decision. */
export interface Question {
  /**
   * Its name: unique in the match for this seat, another one with every asking, and the same while others answer (made from
   * anything that counts answers it would tell who has answered).
   */
  readonly name: string
  /** Absent: no limit, or none yet. */
  readonly clock?: QuestionClock
  /** Many seats answer at once and unseen: nobody hears who answered, when, or whether the clock did. */
  readonly together?: true
  /** Milliseconds that people need to read what led to it, as all may know; computers wait so much longer. Absent: none. */
  readonly reading?: number
  /** What it weighs, as all may know: there is nothing to choose, or the round hangs on it. Computers take as much shorter or longer. Absent: neither. */
  readonly weight?: 'forced' | 'grave'
}

/** The clock of a question, to be spread into it; without a limit there is none. */
export function clockOf(key: string, seconds: number | 'none'): Pick<Question, 'clock'> {
  return seconds === 'none' ? {} : { clock: { key, seconds } }
}

/** Who is waited for, as one viewer may know it; never the order of arrival. */
export type Awaited =
  /** By name, in the order of the seats. */
  | { readonly kind: 'names'; readonly seats: readonly Seat[] }
  /** How many, and the clock of their common window if it has one that all may see. */
  | { readonly kind: 'number'; readonly number: number; readonly clock?: QuestionClock }
  /** Nobody may be told whether anybody is waited for. */
  | { readonly kind: 'hidden' }

function seatsOf(decisions: readonly Decision[]): Seat[] {
  return [...new Set(decisions.map(({ seat }) => seat))].sort((one, other) => one - other)
}

/** Everybody sees who is waited for. */
export function awaitByName(decisions: readonly Decision[]): Awaited {
  return { kind: 'names', seats: seatsOf(decisions) }
}

/** Everybody sees how many are waited for, not who; `clock`: of the window that all may see. */
export function awaitByNumber(decisions: readonly Decision[], clock?: QuestionClock): Awaited {
  const number = seatsOf(decisions).length
  return clock ? { kind: 'number', number, clock } : { kind: 'number', number }
}

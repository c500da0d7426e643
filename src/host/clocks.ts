/** The clocks of a match: each belongs to a seat, starts when it is first seen, and may span several questions. */
import type { AskedQuestion } from '../engine/match'
import type { Seat } from '../engine/seat'

/** How a question's clock stands, in milliseconds. */
export interface ClockState {
  readonly left: number
  readonly limit: number
}

function idOf(seat: Seat, key: string): string {
  return `${String(seat)}|${key}`
}

/** All clocks of one match. */
export class Clocks {
  private readonly startedAt = new Map<string, number>()

  /** Starts the clocks that are seen for the first time. */
  note(asked: readonly AskedQuestion[], now: number): void {
    for (const { seat, clock } of asked) {
      if (!clock) continue
      const id = idOf(seat, clock.key)
      if (!this.startedAt.has(id)) this.startedAt.set(id, now)
    }
  }

  /** How the clock of a question stands; undefined if it has none. */
  stateOf({ seat, clock }: AskedQuestion, now: number): ClockState | undefined {
    if (!clock) return undefined
    const limit = clock.seconds * 1000
    const end = (this.startedAt.get(idOf(seat, clock.key)) ?? now) + limit
    return { limit, left: Math.max(0, Math.round(end - now)) }
  }

  /** When the fallback is played for a question; undefined: never. */
  endOf({ seat, clock }: AskedQuestion): number | undefined {
    if (!clock) return undefined
    const start = this.startedAt.get(idOf(seat, clock.key))
    return start === undefined ? undefined : start + clock.seconds * 1000
  }

  /** Gives time back that nobody is charged for. */
  shift(milliseconds: number): void {
    for (const [id, at] of this.startedAt) this.startedAt.set(id, at + milliseconds)
  }
}

/** The clocks of a match. A clock belongs to a seat, or to several that are asked together; it starts when all of them see the question, and may run on through the next ones. */
import type { AskedQuestion } from '../../engine/match/match'
import type { Seat } from '../../engine/basics/seat'

/** How a question's clock stands, in milliseconds; more left than the limit: it has not started yet. */
export interface ClockState {
  readonly left: number
  readonly limit: number
}

/** Milliseconds that a clock waits at most until its question is seen (P-35). */
const LONGEST_LOOK = 2000

/** Who looks at the questions. */
export interface Lookers {
  /** Whether a person who is there is asked, and has not seen the question yet. */
  isUnseen(question: AskedQuestion): boolean
  /** Whether everybody who is asked may know that the others with this clock are asked too. */
  isCommon(question: AskedQuestion): boolean
}

/** The start of a clock, or of one that several seats have in common. */
interface Start {
  /** When the clock starts at the latest, or has started. */
  at: number
  /** The questions that were asked when the clock was first needed. */
  readonly questions: AskedQuestion[]
  /** Seats whose people have not seen the question yet. */
  readonly unseen: Set<Seat>
}

function idOf(seat: Seat, key: string): string {
  return `${String(seat)}|${key}`
}

function holdBack(start: Start, now: number, { isUnseen }: Pick<Lookers, 'isUnseen'>): void {
  for (const question of start.questions) if (isUnseen(question)) start.unseen.add(question.seat)
  start.at = start.unseen.size > 0 ? now + LONGEST_LOOK : now
}

/** All clocks of one match. */
export class Clocks {
  private readonly starts = new Map<string, Start>()
  private isRunning = true

  /** Whether anybody is timed at all; when they run again, every clock begins anew. True: it was otherwise before. */
  setRunning(isRunning: boolean, now: number, lookers: Pick<Lookers, 'isUnseen'>): boolean {
    if (isRunning === this.isRunning) return false
    this.isRunning = isRunning
    const again = isRunning ? new Set(this.starts.values()) : []
    for (const start of again) holdBack(start, now, lookers)
    return true
  }

  /** Takes in clocks that are new; they start when all who are there have seen their questions. */
  note(asked: readonly AskedQuestion[], now: number, lookers: Lookers): void {
    const common = new Map<string, Start>()
    const fresh = new Set<Start>()
    for (const question of asked) {
      const { seat, clock } = question
      if (!clock || this.starts.has(idOf(seat, clock.key))) continue
      const isCommon = lookers.isCommon(question)
      const before = isCommon ? common.get(clock.key) : undefined
      const start = before ?? { at: now, questions: [], unseen: new Set() }
      start.questions.push(question)
      if (isCommon) common.set(clock.key, start)
      this.starts.set(idOf(seat, clock.key), start)
      fresh.add(start)
    }
    for (const start of fresh) holdBack(start, now, lookers)
  }

  /** The person at a seat sees the question: once all have, the clock starts. */
  noteSeen({ seat, clock }: AskedQuestion, now: number): void {
    const start = clock && this.starts.get(idOf(seat, clock.key))
    if (!start?.unseen.delete(seat)) return
    if (start.unseen.size === 0) start.at = Math.min(start.at, now)
  }

  /** How the clock of a question stands; undefined if it has none. */
  stateOf({ seat, clock }: AskedQuestion, now: number): ClockState | undefined {
    if (!clock || !this.isRunning) return undefined
    const limit = clock.seconds * 1000
    const end = (this.starts.get(idOf(seat, clock.key))?.at ?? now) + limit
    return { limit, left: Math.max(0, Math.round(end - now)) }
  }

  /** When the fallback is played for a question; undefined: never. */
  endOf({ seat, clock }: AskedQuestion): number | undefined {
    if (!clock || !this.isRunning) return undefined
    const start = this.starts.get(idOf(seat, clock.key))
    return start && start.at + clock.seconds * 1000
  }

  /** Gives time back that nobody is charged for; a clock that has not run yet waits for who is there now. */
  wake(milliseconds: number, now: number, lookers: Pick<Lookers, 'isUnseen'>): void {
    for (const start of new Set(this.starts.values())) {
      start.at += milliseconds
      if (start.at >= now) holdBack(start, now, lookers)
    }
  }
}

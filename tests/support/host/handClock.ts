/** A clock for tests. */
import type { Clock } from '../../../src/engine/basics/ports'

interface Alarm {
  readonly at: number
  readonly number: number
  readonly task: () => void
}

/** A clock that moves only when told to. */
export class HandClock implements Clock {
  private time = 0
  private count = 0
  private readonly alarms = new Map<number, Alarm>()

  now(): number {
    return this.time
  }

  after(milliseconds: number, task: () => void): () => void {
    this.count += 1
    const number = this.count
    this.alarms.set(number, { at: this.time + milliseconds, number, task })
    return () => {
      this.alarms.delete(number)
    }
  }

  /** Moves on and rings what is due, in order; promises get their turn in between. */
  async turn(milliseconds: number): Promise<void> {
    const end = this.time + milliseconds
    for (;;) {
      await Promise.resolve()
      const due = [...this.alarms.values()].filter(({ at }) => at <= end)
      const [next] = due.sort((a, b) => a.at - b.at || a.number - b.number)
      if (!next) break
      this.alarms.delete(next.number)
      this.time = Math.max(this.time, next.at)
      next.task()
    }
    this.time = end
  }

  /** Time goes on while nothing rings, as when the computer sleeps; what came due rings with the next turn. */
  sleep(milliseconds: number): void {
    this.time += milliseconds
  }
}

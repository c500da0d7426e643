/** Everybody at one table of a measurement: which move each has been told of, and how many bytes came. */

/** Nobody waits longer for a move, in milliseconds. */
const LONGEST = 10_000

/** The members of one table. */
export class Audience {
  private readonly heard: number[] = []
  private readonly bytes: number[] = []
  private waiting:
    { readonly move: number; missing: number; readonly done: (at: number) => void } | undefined

  /** One more member; his number. */
  join(): number {
    this.bytes.push(0)
    return this.heard.push(-1) - 1
  }

  /** Bytes that came so far to the first `seats` members and to all others. */
  bytesSoFar(seats: number): { readonly seated: number; readonly watching: number } {
    const sum = (some: readonly number[]): number => some.reduce((all, one) => all + one, 0)
    return { seated: sum(this.bytes.slice(0, seats)), watching: sum(this.bytes.slice(seats)) }
  }

  get size(): number {
    return this.heard.length
  }

  /** A member has got so many bytes, and with them the news of this move, if of any. */
  note(member: number, bytes: number, move: number | undefined): void {
    this.bytes[member] = (this.bytes[member] ?? 0) + bytes
    const before = this.heard[member] ?? -1
    if (move === undefined || move <= before) return
    this.heard[member] = move
    const { waiting } = this
    if (!waiting || before >= waiting.move || move < waiting.move) return
    waiting.missing -= 1
    if (waiting.missing === 0) waiting.done(performance.now())
  }

  /** When the last member had the news of a move, by `performance.now()`. */
  async toLast(move: number): Promise<number> {
    const missing = this.heard.filter((heard) => heard < move).length
    if (missing === 0) return performance.now()
    let timer: NodeJS.Timeout | undefined
    const at = await new Promise<number | undefined>((done) => {
      this.waiting = { move, missing, done }
      timer = setTimeout(() => {
        done(undefined)
      }, LONGEST)
    })
    clearTimeout(timer)
    this.waiting = undefined
    if (at === undefined) throw new Error(`move ${String(move)} did not come to everybody`)
    return at
  }
}

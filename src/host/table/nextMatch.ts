/** After a match: who wants another one, and when it begins. */
import type { Clock } from '../../engine/basics/ports'

/** Milliseconds from the first who wants another match until it begins without the others. */
export const NEXT_WAIT = 15_000

/** What the next match needs of its table. */
export interface NextMatchPorts {
  readonly clock: Clock
  /** A finished match lies on the table. */
  isOver(): boolean
  /** The people who sit there, away or not. */
  seated(): readonly string[]
  isHere(person: string): boolean
  isWilling(person: string): boolean
  /** Begins it, if the table can be dealt. */
  begin(): void
  /** The waiting has begun or ended. */
  changed(): void
}

/** The wait for the next match of a table. */
export class NextMatch {
  private endsAt: number | undefined
  private cancel: () => void = () => undefined
  private isHeld = false
  /** Whoever leads the table is choosing another game. */
  private chooser: string | undefined

  constructor(private readonly ports: NextMatchPorts) {}

  /** Milliseconds until it begins; undefined: nothing is counted. */
  left(): number | undefined {
    return this.endsAt === undefined ? undefined : Math.max(0, this.endsAt - this.ports.clock.now())
  }

  /** Everybody who sits and is there wants it, and somebody does. */
  isAgreed(): boolean {
    const here = this.here()
    return here.length > 0 && here.every((person) => this.ports.isWilling(person))
  }

  /** Somebody wants it, or not any more, or has come or gone: it begins, or the waiting for it. */
  settle(): void {
    if (!this.isWanted()) this.stop()
    else if (this.isAgreed()) this.ports.begin()
    else if (this.endsAt === undefined && !this.isHeld && !this.isChoosing()) this.count()
  }

  /** It begins only when all want it; false: nothing is counted. */
  hold(): boolean {
    if (this.endsAt === undefined) return false
    this.stop()
    this.isHeld = true
    return true
  }

  /** Another game is being chosen by somebody who is there. */
  isChoosing(): boolean {
    return this.chooser !== undefined && this.ports.isHere(this.chooser)
  }

  /** Nothing is counted while this person chooses another game; undefined: nobody does any more. */
  choose(chooser: string | undefined): void {
    if (chooser !== undefined) this.hold()
    this.chooser = chooser
  }

  /** Calls off the next match and forgets who wanted it: the table ends. */
  close(): void {
    this.rest()
    this.chooser = undefined
  }

  private rest(): void {
    this.cancel()
    this.endsAt = undefined
    this.isHeld = false
  }

  private here(): string[] {
    return this.ports.seated().filter((person) => this.ports.isHere(person))
  }

  private isWanted(): boolean {
    const { ports } = this
    return ports.isOver() && ports.seated().some((person) => ports.isWilling(person))
  }

  private count(): void {
    this.endsAt = this.ports.clock.now() + NEXT_WAIT
    this.cancel = this.ports.clock.after(NEXT_WAIT, () => {
      this.stop()
      // What cannot be dealt is not tried again by itself, and nobody plays at an empty table.
      this.isHeld = true
      if (this.here().length > 0) this.ports.begin()
    })
    this.ports.changed()
  }

  private stop(): void {
    const wasCounting = this.endsAt !== undefined
    this.rest()
    if (wasCounting) this.ports.changed()
  }
}

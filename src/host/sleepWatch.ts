/** Notices that this computer slept, or that its loop stood still: a beat comes late. */
import type { Clock } from '../engine/basics/ports'

/** Milliseconds between two beats. */
const BEAT = 1000

/** A watch over the clock of one match. */
export class SleepWatch {
  private cancel: (() => void) | undefined

  /** `woke` hears how many milliseconds passed unseen. */
  constructor(
    private readonly clock: Clock,
    private readonly woke: (slept: number) => void,
  ) {}

  /** Watches from now on, or no longer. */
  setOn(isOn: boolean): void {
    if (isOn === (this.cancel !== undefined)) return
    this.cancel?.()
    this.cancel = undefined
    if (isOn) this.wait()
  }

  private wait(): void {
    const due = this.clock.now() + BEAT
    this.cancel = this.clock.after(BEAT, () => {
      const late = this.clock.now() - due
      this.wait()
      if (late > BEAT) this.woke(late)
    })
  }
}

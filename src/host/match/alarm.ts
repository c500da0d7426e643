/** One alarm that is set anew after every move: the timer behind it is kept as long as it rings early enough. */
import type { Clock } from '../../engine/basics/ports'

/** Rings when something is due. It may ring before that, and finds nothing to do. */
export class Alarm {
  private at = Infinity
  private cancel: () => void = () => undefined

  constructor(
    private readonly clock: Clock,
    private readonly ring: () => void,
  ) {}

  /** Rings at this time at the latest; `Infinity`: there is nothing to ring for. */
  setFor(at: number): void {
    if (this.at <= at) return
    this.cancel()
    this.at = at
    this.cancel = this.clock.after(Math.max(0, at - this.clock.now()), () => {
      this.at = Infinity
      this.ring()
    })
  }

  /** Does not ring any more. */
  off(): void {
    this.cancel()
    this.at = Infinity
  }
}

/** All that is sent over one line in one go leaves in one call of the system: an answer and the news that it brought. */
import type { Duplex } from 'node:stream'

/** Gathers what is written to the lines of one server. */
export class Gatherer {
  private readonly corked = new Set<Duplex>()

  /** What is written to this line from now on waits for the rest that is written in the same go. */
  gather(line: Duplex): void {
    if (this.corked.has(line)) return
    if (this.corked.size === 0) {
      process.nextTick(() => {
        this.letGo()
      })
    }
    line.cork()
    this.corked.add(line)
  }

  private letGo(): void {
    for (const line of this.corked) line.uncork()
    this.corked.clear()
  }
}

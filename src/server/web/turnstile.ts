/** Lets those who come in a few at a time: a crowd that comes at once holds up nobody who is there already. */

/** So many are let in before everybody else gets his turn. */
const AT_ONCE = 4

/** Where sockets wait until they are let in. */
export class Turnstile {
  private readonly waiting: (() => void)[] = []
  private left = AT_ONCE
  private isTurning = false

  /** Lets somebody in, now or when it is his turn. */
  enter(comeIn: () => void): void {
    this.waiting.push(comeIn)
    this.letIn()
  }

  private letIn(): void {
    while (this.left > 0) {
      const comeIn = this.waiting.shift()
      if (!comeIn) return
      this.left -= 1
      this.turnLater()
      comeIn()
    }
  }

  /** After whatever has come over other lines meanwhile. */
  private turnLater(): void {
    if (this.isTurning) return
    this.isTurning = true
    setImmediate(() => {
      this.isTurning = false
      this.left = AT_ONCE
      this.letIn()
    })
  }
}

/** A text that goes to many is made into bytes once. */

/** Bytes of the texts of this turn of the event loop. */
export class FrameEncoder {
  private readonly encoded = new Map<string, Buffer>()

  /** The text as UTF-8; the same bytes for the same text as long as nothing else has had its turn. */
  encode(text: string): Buffer {
    const known = this.encoded.get(text)
    if (known) return known
    if (this.encoded.size === 0) {
      setImmediate(() => {
        this.encoded.clear()
      })
    }
    const bytes = Buffer.from(text)
    this.encoded.set(text, bytes)
    return bytes
  }
}

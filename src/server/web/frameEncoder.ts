/** A text that goes to many is made into bytes once, and into the frame of a WebSocket once. */

/** Kinds of frames, each a whole message (RFC 6455, section 5.2). */
const WHOLE_TEXT = 0x81
const WHOLE_BYTES = 0x82
/** Up to here a length stands in the second byte; above it that byte says in how many more it stands. */
const SHORT = 125
const IN_TWO_BYTES = 126
const IN_EIGHT_BYTES = 127
const TWO_BYTES = 2 ** 16

/** The bytes of a frame with room for a payload, and where that begins. Servers' frames are not masked. */
function startFrame(kind: number, length: number): { readonly bytes: Buffer; readonly at: number } {
  const extra = length <= SHORT ? 0 : length < TWO_BYTES ? 2 : 8
  const at = 2 + extra
  const bytes = Buffer.allocUnsafe(at + length)
  bytes[0] = kind
  bytes[1] = extra === 0 ? length : extra === 2 ? IN_TWO_BYTES : IN_EIGHT_BYTES
  if (extra === 2) bytes.writeUInt16BE(length, 2)
  if (extra === 8) bytes.writeBigUInt64BE(BigInt(length), 2)
  return { bytes, at }
}

/** Bytes as the frame of a WebSocket. */
export function frameOfBytes(payload: Uint8Array): Buffer {
  const { bytes, at } = startFrame(WHOLE_BYTES, payload.length)
  bytes.set(payload, at)
  return bytes
}

function frameOfText(text: string): Buffer {
  const { bytes, at } = startFrame(WHOLE_TEXT, Buffer.byteLength(text))
  bytes.write(text, at)
  return bytes
}

/** What was made of the texts of this turn of the event loop. */
export class FrameEncoder {
  private readonly payloads = new Map<string, Buffer>()
  private readonly frames = new Map<string, Buffer>()
  private willForget = false

  /** The text as UTF-8; the same bytes for the same text as long as nothing else has had its turn. */
  encode(text: string): Buffer {
    return this.keep(this.payloads, text, Buffer.from)
  }

  /** The text as the frame of a WebSocket; the same bytes for the same text in the same way. */
  frame(text: string): Buffer {
    return this.keep(this.frames, text, frameOfText)
  }

  private keep(made: Map<string, Buffer>, text: string, make: (text: string) => Buffer): Buffer {
    const known = made.get(text)
    if (known) return known
    this.forgetLater()
    const bytes = make(text)
    made.set(text, bytes)
    return bytes
  }

  private forgetLater(): void {
    if (this.willForget) return
    this.willForget = true
    setImmediate(() => {
      this.willForget = false
      this.payloads.clear()
      this.frames.clear()
    })
  }
}

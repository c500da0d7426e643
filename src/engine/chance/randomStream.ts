/** The randomness of a match: one independent ChaCha20 stream per move, all from one 256-bit seed. */
import { chacha20 } from '@noble/ciphers/chacha'
import type { Random } from './random'

const SEED_BYTES = 32
const NONCE_BYTES = 12
const BLOCK_BYTES = 64
const WORD_BYTES = 4
const RANGE = 2 ** 32

const NOTHING = new DataView(new ArrayBuffer(0))

function nonceOf(move: number): Uint8Array {
  const nonce = new Uint8Array(NONCE_BYTES)
  new DataView(nonce.buffer).setUint32(0, move, true)
  return nonce
}

class StreamRandom implements Random {
  private block: DataView = NOTHING
  private offset = 0
  private counter = 0

  constructor(
    private readonly seed: Uint8Array,
    private readonly move: number,
  ) {}

  private next(): number {
    if (this.offset >= this.block.byteLength) this.refill()
    const word = this.block.getUint32(this.offset, true)
    this.offset += WORD_BYTES
    return word
  }

  private refill(): void {
    const zeros = new Uint8Array(BLOCK_BYTES)
    const seed = this.seed.subarray(0, SEED_BYTES)
    const bytes = chacha20(seed, nonceOf(this.move), zeros, undefined, this.counter)
    this.block = new DataView(bytes.buffer, bytes.byteOffset, BLOCK_BYTES)
    this.offset = 0
    this.counter += 1
  }

  /** Rejection sampling: numbers beyond the largest multiple of `bound` are drawn again. */
  below(bound: number): number {
    const limit = RANGE - (RANGE % bound)
    for (;;) {
      const word = this.next()
      if (word < limit) return word % bound
    }
  }
}

/** The stream of move `move` (0 is the deal) of the match with this 32-byte seed. */
export function streamFor(seed: Uint8Array, move: number): Random {
  return new StreamRandom(seed, move)
}

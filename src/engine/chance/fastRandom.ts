/** A fast generator without cryptographic strength (sfc32), for bots, simulations and tests; never for a deal that counts. */
import type { Random } from './random'

const RANGE = 2 ** 32
const WARM_UP = 15

/** FNV-1a, 32 bits: spreads a text seed over the generator's state. */
function hashText(text: string, start: number): number {
  let hash = start
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash >>> 0
}

class FastRandom implements Random {
  private counter = 1
  private a: number
  private b: number
  private c: number

  /** Signed from the first moment on: a number that needs no more than 32 bits with its sign is quickest to keep. */
  constructor(seedA: number, seedB: number, seedC: number) {
    this.a = seedA | 0
    this.b = seedB | 0
    this.c = seedC | 0
    for (let round = 0; round < WARM_UP; round++) this.next()
  }

  private next(): number {
    const sum = (this.a + this.b + this.counter) | 0
    this.counter = (this.counter + 1) | 0
    this.a = this.b ^ (this.b >>> 9)
    this.b = (this.c + (this.c << 3)) | 0
    this.c = (((this.c << 21) | (this.c >>> 11)) + sum) | 0
    return sum >>> 0
  }

  /** Rejection keeps every number equally likely. Unsigned integers throughout: the remainder of doubles is slow. */
  below(bound: number): number {
    const size = bound >>> 0
    if (size === 0) return this.next()
    for (;;) {
      const value = this.next()
      // Only the last, incomplete multiple of the bound is rejected, and it can only lie above this line.
      if (value <= RANGE - size || value < RANGE - (RANGE % size)) return value % size
    }
  }
}

/** A generator whose numbers depend on `seed` alone. */
export function fastRandom(seed: string | number): Random {
  const text = String(seed)
  return new FastRandom(
    hashText(text, 0x811c9dc5),
    hashText(text, 0x9747b28c),
    hashText(text, 0x2b1f3a67),
  )
}

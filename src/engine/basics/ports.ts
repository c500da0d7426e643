/** Time and unpredictability as ports: pure code is handed them and never reaches for them. */

/** A monotonic clock. */
export interface Clock {
  /** Milliseconds since some fixed moment; never goes back. */
  now(): number
  /** Runs `task` once after `milliseconds`; calling the answer cancels it. */
  after(milliseconds: number, task: () => void): () => void
}

/** Unpredictable bytes from the operating system. */
export interface Entropy {
  bytes(count: number): Uint8Array
}

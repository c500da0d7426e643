/** A token bucket: so many at once, so many a second on average. */

/** How much a bucket holds and how fast it fills. */
export interface RateLimit {
  readonly burst: number
  readonly perSecond: number
}

/** Messages of one connection that are listened to (P-05). */
export const MESSAGE_RATE: RateLimit = { burst: 40, perSecond: 20 }
/** Messages of one connection at which it is cut off (P-05). */
export const FLOOD_RATE: RateLimit = { burst: 200, perSecond: 100 }
/** Lines of chat of one person. */
export const CHAT_RATE: RateLimit = { burst: 5, perSecond: 1 }
/** Signals and proposals of one seat. */
export const SIGNAL_RATE: RateLimit = { burst: 5, perSecond: 1 }
/** Questions of one person who practises. */
export const PRACTICE_RATE: RateLimit = { burst: 8, perSecond: 1 }
/** Wrong passwords from one address. */
export const PASSWORD_RATE: RateLimit = { burst: 5, perSecond: 5 / 60 }

/** Wrong passwords at one table, from wherever. */
export const TABLE_PASSWORD_RATE: RateLimit = { burst: 10, perSecond: 5 / 60 }

/** A bucket that starts full. */
export class TokenBucket {
  private tokens: number
  private filledAt: number

  constructor(
    private readonly limit: RateLimit,
    now: number,
  ) {
    this.tokens = limit.burst
    this.filledAt = now
  }

  /** Takes one token if there is one; `now` in milliseconds. */
  take(now: number): boolean {
    if (!this.holdsOne(now)) return false
    this.tokens -= 1
    return true
  }

  /** Whether there is a token; `now` in milliseconds. */
  holdsOne(now: number): boolean {
    const seconds = Math.max(0, now - this.filledAt) / 1000
    this.tokens = Math.min(this.limit.burst, this.tokens + seconds * this.limit.perSecond)
    this.filledAt = now
    return this.tokens >= 1
  }
}

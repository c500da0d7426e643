/** A token bucket: so many at once, so many a second on average. */
import { Latest } from '../../engine/basics/latest'

/** How much a bucket holds and how fast it fills. */
export interface RateLimit {
  readonly burst: number
  readonly perSecond: number
}

/** Messages to everybody about the tables (P-15): every one costs a frame for each who is there. */
export const LOBBY_RATE: RateLimit = { burst: 8, perSecond: 5 }
/** Messages of one connection that are listened to (P-05). */
export const MESSAGE_RATE: RateLimit = { burst: 40, perSecond: 20 }
/** Messages of one connection at which it is cut off (P-05). */
export const FLOOD_RATE: RateLimit = { burst: 200, perSecond: 100 }
/** Tables that are opened from one address. */
export const ADDRESS_TABLE_RATE: RateLimit = { burst: 8, perSecond: 1 / 5 }
/** People from one address who are not known yet: behind one router a whole party comes at once. */
export const NEWCOMER_RATE: RateLimit = { burst: 64, perSecond: 1 }
/** Connections from one address: phones that wake come back all at once. */
export const CONNECTION_RATE: RateLimit = { burst: 120, perSecond: 5 }
/** Wrong passwords from one address. */
export const PASSWORD_RATE: RateLimit = { burst: 5, perSecond: 5 / 60 }

/** Wrong passwords at one table, from wherever. */
export const TABLE_PASSWORD_RATE: RateLimit = { burst: 10, perSecond: 5 / 60 }

/** Passwords that are set from one address. */
export const SEAL_RATE: RateLimit = { burst: 8, perSecond: 1 / 5 }
/** Passwords that a host seals or tries, of whomever: each keeps its only thread busy. */
export const SLOW_HASH_RATE: RateLimit = { burst: 20, perSecond: 2 }

/** What costs everybody at a table a look. */
const TALK_RATE: RateLimit = { burst: 5, perSecond: 1 }

/** Signals and proposals of one seat. */
export const SIGNAL_RATE: RateLimit = { burst: 5, perSecond: 1 }

/** What one person may do, each for itself (P-73). */
const PERSON_RATES = {
  /** Lines of chat, calls for who is not ready, and passwords, whose sealing takes time. */
  talk: TALK_RATE,
  /** Names that he gives himself or his table. */
  name: TALK_RATE,
  /** Tables that he opens, however soon they are closed. */
  table: TALK_RATE,
  /** Coming to a table, sitting down and getting up. */
  place: TALK_RATE,
  /** Saying that he is ready, or chooses. */
  wish: TALK_RATE,
  /** Signals, proposals, and questions why a bot did something. */
  signal: SIGNAL_RATE,
  /** Questions in practice. */
  practice: { burst: 8, perSecond: 1 },
} as const satisfies Readonly<Record<string, RateLimit>>
/** Something of which a person may do so much in so much time. */
export type Allowance = keyof typeof PERSON_RATES

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

/** All that a person who comes now may do at once. */
export function fullAllowances(now: number): Readonly<Record<Allowance, TokenBucket>> {
  const full = (what: Allowance): TokenBucket => new TokenBucket(PERSON_RATES[what], now)
  return {
    talk: full('talk'),
    name: full('name'),
    table: full('table'),
    place: full('place'),
    wish: full('wish'),
    signal: full('signal'),
    practice: full('practice'),
  }
}

/** Addresses, or whatever else is counted by, that are remembered at most. */
const MOST_REMEMBERED = 1000

/** A bucket for each of many. */
export class Buckets {
  private readonly buckets = new Latest<string, TokenBucket>(MOST_REMEMBERED)

  constructor(private readonly limit: RateLimit) {}

  /** The bucket of one of them; a new one starts full. */
  of(key: string, now: number): TokenBucket {
    const bucket = this.buckets.get(key) ?? new TokenBucket(this.limit, now)
    // Whoever goes on is not forgotten; what has rested for longest has had most time to fill.
    this.buckets.set(key, bucket)
    return bucket
  }

  /** Takes one token of one of them if there is one; `now` in milliseconds. */
  take(key: string, now: number): boolean {
    return this.of(key, now).take(now)
  }
}

/**
 * Two rounds with everybody before the deal, so that no one alone decides the cards: first all commit to their bits, then all open
 * them. Who is away, and every bot, has no share in it.
 */
import {
  commitTo,
  SECRET_BYTES,
  shareOf,
  type Fairness,
  type Share,
} from '../../engine/match/fairDeal'
import { formatHex } from '../../engine/basics/hex'
import type { Json } from '../../engine/basics/json'
import type { Clock, Entropy } from '../../engine/basics/ports'
import type { Seat } from '../../engine/basics/seat'

/** Milliseconds that everybody has for each round. */
const PATIENCE = 3000

/** What a dealing needs of its table. */
export interface DealingPorts {
  readonly clock: Clock
  readonly entropy: Entropy
  /** The seats of people who are there. */
  seatsHere(): readonly Seat[]
  /** Asks whoever sits there for his commitment. */
  askCommitment(seat: Seat, commitment: string): void
  /** Tells everybody at the table all commitments; whoever has committed opens. */
  askShares(ask: SharesAsked): void
  /** The hash of everything else that the match is dealt from. */
  describe(facts: Readonly<Record<Seat, Json>>): string
  /** Somebody who had committed did not open: all begin again. */
  begunAnew(): void
  done(fairness: Fairness, facts: Readonly<Record<Seat, Json>>): void
}

/** What everybody is told before the first share is opened. */
export interface SharesAsked {
  /** Hash of the host's secret. */
  readonly commitment: string
  readonly commitments: Readonly<Record<Seat, string>>
  /** Hash of everything else that the match is dealt from. */
  readonly deal: string
}

interface Commitment {
  readonly commitment: string
  readonly facts?: Json
}

/** The collecting of everybody's bits for one deal. */
export class Dealing {
  private secret: Uint8Array
  private readonly committed = new Map<Seat, Commitment>()
  private readonly shares = new Map<Seat, Share>()
  /** Those who did not open are not asked again. */
  private readonly excluded = new Set<Seat>()
  private round: 'committing' | 'opening' | 'over' = 'committing'
  private cancel: () => void = () => undefined

  constructor(private readonly ports: DealingPorts) {
    this.secret = ports.entropy.bytes(SECRET_BYTES)
  }

  /** Hash of the host's secret. */
  get commitment(): string {
    return commitTo(this.secret)
  }

  /** Asks everybody who sits and is there. */
  begin(): void {
    this.round = 'committing'
    this.wait(() => {
      this.beginOpening()
    })
    for (const seat of this.missing()) this.ports.askCommitment(seat, this.commitment)
    this.goOnIfComplete()
  }

  /** Asks one seat again, after a reconnect. */
  ask(seat: Seat): void {
    if (this.round === 'committing') {
      if (this.missing().includes(seat)) this.ports.askCommitment(seat, this.commitment)
    } else if (this.round === 'opening') this.askShares()
  }

  /** Takes a seat's commitment; the first one counts. */
  commit(seat: Seat, commitment: Commitment): void {
    if (this.round !== 'committing' || this.excluded.has(seat)) return
    if (!this.committed.has(seat)) this.committed.set(seat, commitment)
    this.goOnIfComplete()
  }

  /** Takes the bits a seat has committed to; false: they are others. */
  openShare(seat: Seat, bits: string): boolean {
    const committed = this.committed.get(seat)
    if (this.round !== 'opening' || !committed) return true
    const share = shareOf(bits)
    if (share?.commitment !== committed.commitment) return false
    this.shares.set(seat, share)
    this.finishIfComplete()
    return true
  }

  /** Waits for nobody any more, and gives no deal. */
  close(): void {
    this.round = 'over'
    this.cancel()
  }

  private wait(task: () => void): void {
    this.cancel()
    this.cancel = this.ports.clock.after(PATIENCE, task)
  }

  private missing(): Seat[] {
    const isMissing = (seat: Seat): boolean => !this.excluded.has(seat) && !this.committed.has(seat)
    return this.ports.seatsHere().filter(isMissing)
  }

  private goOnIfComplete(): void {
    if (this.missing().length === 0) this.beginOpening()
  }

  private commitments(): Record<Seat, string> {
    const entries = Array.from(this.committed, ([seat, { commitment }]) => [seat, commitment])
    return Object.fromEntries(entries)
  }

  private facts(): Record<Seat, Json> {
    const facts: Record<Seat, Json> = {}
    for (const [seat, committed] of this.committed) {
      if (committed.facts !== undefined) facts[seat] = committed.facts
    }
    return facts
  }

  private askShares(): void {
    const { commitment } = this
    const deal = this.ports.describe(this.facts())
    this.ports.askShares({ commitment, commitments: this.commitments(), deal })
  }

  private beginOpening(): void {
    if (this.round !== 'committing') return
    this.round = 'opening'
    this.wait(() => {
      this.beginAnew()
    })
    if (this.committed.size > 0) this.askShares()
    this.finishIfComplete()
  }

  private beginAnew(): void {
    for (const seat of this.committed.keys()) if (!this.shares.has(seat)) this.excluded.add(seat)
    this.committed.clear()
    this.shares.clear()
    this.secret = this.ports.entropy.bytes(SECRET_BYTES)
    this.ports.begunAnew()
    this.begin()
  }

  private finishIfComplete(): void {
    if (this.round !== 'opening' || this.shares.size < this.committed.size) return
    this.close()
    const shares = Object.fromEntries(this.shares)
    this.ports.done(
      { secret: formatHex(this.secret), commitment: this.commitment, shares },
      this.facts(),
    )
  }
}

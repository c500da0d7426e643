/** Collecting random bits from everybody before the deal, so that no one alone decides the cards. */
import { CONTRIBUTION_BYTES } from '../engine/fairDeal'
import { formatHex } from '../engine/hex'
import type { Seat } from '../engine/seat'
import type { Session } from './session'
import type { Table } from './table'

/** Milliseconds until the host draws for who has not answered. */
const PATIENCE = 3000

/** One collection. */
export class Dealing {
  private readonly bits = new Map<Seat, string>()
  private cancel: () => void = () => undefined

  constructor(
    private readonly table: Table,
    readonly secret: Uint8Array,
    private readonly done: (contributions: string[]) => void,
  ) {}

  /** Asks everybody who sits and is there. */
  begin(): void {
    const waiting = this.missing()
    if (waiting.length === 0) {
      this.finish()
      return
    }
    this.cancel = this.table.ports.clock.after(PATIENCE, () => {
      this.finish()
    })
    for (const session of waiting) this.table.askContribution(session)
  }

  /** Asks one person again, after a reconnect. */
  ask(session: Session): void {
    if (this.missing().includes(session)) this.table.askContribution(session)
  }

  /** Takes a seat's bits; the first ones count. */
  contribute(seat: Seat, bits: string): void {
    if (!this.bits.has(seat)) this.bits.set(seat, bits)
    if (this.missing().length === 0) this.finish()
  }

  /** Stops waiting. */
  close(): void {
    this.cancel()
  }

  private missing(): Session[] {
    return this.table.members().filter((session) => {
      const seat = this.table.seatOf(session.person)
      return seat !== undefined && session.connection !== undefined && !this.bits.has(seat)
    })
  }

  private finish(): void {
    this.cancel()
    const { entropy } = this.table.ports
    this.done(
      this.table.saved.holders.map(
        (_, seat) => this.bits.get(seat) ?? formatHex(entropy.bytes(CONTRIBUTION_BYTES)),
      ),
    )
  }
}

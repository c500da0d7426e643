/** What is said at a table without being asked: people and bots hear it, and bots do not say more than people may. */
import type { Json } from '../../engine/basics/json'
import type { Clock } from '../../engine/basics/ports'
import type { Seat } from '../../engine/basics/seat'
import type { Notice } from '../../protocol/tableViews'
import type { MatchRun } from '../match/matchRun'
import { SIGNAL_RATE, TokenBucket } from '../people/rateLimit'

/** What telling signals needs of the table. */
export interface SignalsPorts {
  readonly clock: Clock
  run(): MatchRun | undefined
  /** Who sits there; undefined: nobody. */
  nameOf(seat: Seat): string | undefined
  tell(notices: readonly Notice[]): void
}

/** The signals of one table. */
export class Signals {
  private readonly bots = new Map<Seat, TokenBucket>()

  constructor(private readonly ports: SignalsPorts) {}

  /** Something that a bot says; what its game does not allow, and what comes too fast, is not said. */
  sayForBot(seat: Seat, raw: Json): void {
    const said = this.ports.run()?.match.signal(seat, raw)
    if (said?.ok && this.mayBotSay(seat)) this.tell(seat, said.value)
  }

  /** Tells everybody what a seat says, the bots of the other seats included. */
  tell(seat: Seat, signal: Json): void {
    const name = this.ports.nameOf(seat)
    if (name === undefined) return
    this.ports.tell([{ kind: 'signal', seat, name, signal }])
    this.ports.run()?.hear(seat, signal)
  }

  private mayBotSay(seat: Seat): boolean {
    const now = this.ports.clock.now()
    const bucket = this.bots.get(seat) ?? new TokenBucket(SIGNAL_RATE, now)
    this.bots.set(seat, bucket)
    return bucket.take(now)
  }
}

/** Who may come to a table. */
import type { Clock } from '../engine/ports'
import type { Command } from '../protocol/clientMessages'
import { MOST_SPECTATORS } from '../protocol/terms'
import { PASSWORD_RATE, TokenBucket } from './rateLimit'
import type { Session } from './session'
import type { Table } from './table'
import type { RefusalOf } from './planning'

const MOST_ADDRESSES = 1000

/** Who watches, or has given a seat up in its running match, belongs to a private table like those who sit. */
function isClosedTo({ saved, roster }: Table, person: string): boolean {
  return saved.private === true && !roster.people().includes(person)
}

/** Checks places and passwords; tries of a password are counted by address. */
export class Door {
  private readonly tries = new Map<string, TokenBucket>()

  constructor(private readonly clock: Clock) {}

  /** Why a person may not come to a table, undefined if he may; who has a seat there always may. */
  check(
    session: Session,
    table: Table,
    { as, password }: Extract<Command, { kind: 'join' }>,
  ): RefusalOf | undefined {
    if (table.saved.sentAway.includes(session.person)) return { refusal: 'sent-away' }
    if (table.roster.seatOf(session.person) !== undefined) return undefined
    if (isClosedTo(table, session.person)) return { refusal: 'table-private' }
    const isFull = table.saved.spectators.length >= MOST_SPECTATORS
    if (as === 'spectator' && isFull) return { refusal: 'no-free-seat' }
    return this.checkPassword(session.address, password, table.saved.password)
  }

  /** After too many wrong passwords the right one is refused too: otherwise trying on would find it. */
  private checkPassword(
    address: string,
    given: string | undefined,
    asked: string | undefined,
  ): RefusalOf | undefined {
    if (asked === undefined) return undefined
    const now = this.clock.now()
    const tries = this.triesOf(address, now)
    if (!tries.holdsOne(now)) return { refusal: 'too-many-tries' }
    if (given === asked) return undefined
    tries.take(now)
    return { refusal: 'wrong-password' }
  }

  private triesOf(address: string, now: number): TokenBucket {
    const known = this.tries.get(address)
    if (known) return known
    if (this.tries.size >= MOST_ADDRESSES) this.tries.clear()
    const tries = new TokenBucket(PASSWORD_RATE, now)
    this.tries.set(address, tries)
    return tries
  }
}

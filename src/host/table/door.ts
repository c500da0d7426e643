/** Who may come to a table. */
import type { Clock } from '../../engine/ports'
import type { Command } from '../../protocol/clientMessages'
import { isPassword } from '../people/passwords'
import { Buckets, PASSWORD_RATE, TABLE_PASSWORD_RATE, type TokenBucket } from '../people/rateLimit'
import type { Session } from '../people/session'
import type { Table } from './table'
import type { RefusalOf } from './planning'
import type { SavedPassword } from './tableRecords'

/** Who watches, or has given a seat up in its running match, belongs to a private table like those who sit. */
function isClosedTo({ saved, roster }: Table, person: string): boolean {
  return saved.private === true && !roster.people().includes(person)
}

/** Checks places and passwords; tries of a password are counted by address and by table. */
export class Door {
  private readonly byAddress = new Buckets(PASSWORD_RATE)
  private readonly byTable = new Buckets(TABLE_PASSWORD_RATE)

  constructor(private readonly clock: Clock) {}

  /** Why a person may not come to a table, undefined if he may; who has a seat there always may. */
  check(
    session: Session,
    table: Table,
    { password }: Extract<Command, { kind: 'join' }>,
  ): RefusalOf | undefined {
    if (table.saved.sentAway.includes(session.person)) return { refusal: 'sent-away' }
    if (table.roster.seatOf(session.person) !== undefined) return undefined
    if (isClosedTo(table, session.person)) return { refusal: 'table-private' }
    const { password: sealed } = table.saved
    if (!sealed) return undefined
    const now = this.clock.now()
    const tries = [this.byAddress.of(session.address, now), this.byTable.of(table.id, now)]
    return checkPassword(tries, now, { given: password, sealed })
  }
}

/** After too many wrong passwords the right one is refused too: otherwise trying on would find it. */
function checkPassword(
  tries: readonly TokenBucket[],
  now: number,
  { given, sealed }: { readonly given: string | undefined; readonly sealed: SavedPassword },
): RefusalOf | undefined {
  if (!tries.every((bucket) => bucket.holdsOne(now))) return { refusal: 'too-many-tries' }
  // Nothing was tried by who was not asked yet.
  if (given === undefined) return { refusal: 'wrong-password' }
  if (isPassword(given, sealed)) return undefined
  for (const bucket of tries) bucket.take(now)
  return { refusal: 'wrong-password' }
}

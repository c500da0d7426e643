/** Who may come to a table. */
import type { OfKind } from '../../engine/basics/kinds'
import type { Clock } from '../../engine/basics/ports'
import type { Command } from '../../protocol/clientMessages'
import type { Passwords } from '../people/passwords'
import { Buckets, PASSWORD_RATE, TABLE_PASSWORD_RATE } from '../people/rateLimit'
import type { Session } from '../people/session'
import type { Table } from './table'
import type { RefusalOf } from '../refusal'
import type { SavedPassword } from './tableRecords'

/** Checks places and passwords; tries of a password are counted by address and by table. */
export class Door {
  private readonly byAddress = new Buckets(PASSWORD_RATE)
  private readonly byTable = new Buckets(TABLE_PASSWORD_RATE)

  constructor(
    private readonly clock: Clock,
    private readonly passwords: Passwords,
  ) {}

  /**
   * Why a person may not come to a table, undefined if he may. Who watches there, or has given a seat up in its running match, belongs to
   * it like those who sit, and is not asked again.
   */
  check(
    session: Session,
    table: Table,
    { password }: OfKind<Command, 'join'>,
  ): RefusalOf | undefined {
    if (table.saved.sentAway.includes(session.person)) return { refusal: 'sent-away' }
    if (table.roster.people().includes(session.person)) return undefined
    if (table.saved.private === true) return { refusal: 'table-private' }
    const { password: sealed } = table.saved
    return sealed && this.checkPassword(session, table, { given: password, sealed })
  }

  /** After too many wrong passwords the right one is refused too: otherwise trying on would find it. */
  private checkPassword(
    session: Session,
    { id }: Table,
    { given, sealed }: { readonly given: string | undefined; readonly sealed: SavedPassword },
  ): RefusalOf | undefined {
    const now = this.clock.now()
    const tries = [this.byAddress.of(session.address, now), this.byTable.of(id, now)]
    if (!tries.every((bucket) => bucket.holdsOne(now))) return { refusal: 'too-many-tries' }
    // Nothing was tried by who was not asked yet.
    if (given === undefined) return { refusal: 'wrong-password' }
    const isRight = this.passwords.isRight(given, sealed, session)
    if (isRight === true) return undefined
    // Also where nothing was tried any more: who is let in then had the right one.
    for (const bucket of tries) bucket.take(now)
    return { refusal: isRight === undefined ? 'too-many-tries' : 'wrong-password' }
  }
}

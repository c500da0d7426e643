/** All tables of a host: how many there may be, and what becomes of those that everybody has left. */
import type { Clock } from '../engine/basics/ports'
import { MOST_OPEN_TABLES, MOST_TABLES_BY_ADDRESS } from '../protocol/terms'
import { skeletonOfBot } from './bots/botNames'
import type { Session } from './people/session'
import type { Table } from './table/table'

/** Tables that wait for their people, and those of them that one address has made. */
const MOST_RESTING = 64
const MOST_RESTING_BY_ADDRESS = 8
/** Milliseconds after which a table that everybody has left is put to rest. */
const REST_AFTER = 30 * 60_000

function isOpen({ saved }: Table): boolean {
  return !saved.resting
}

/** The tables of a host. */
export class Tables {
  private readonly byId = new Map<string, Table>()
  /** Since when nobody has been at a table, and how its rest is called off. */
  private readonly left = new Map<string, { readonly since: number; readonly cancel: () => void }>()

  constructor(private readonly clock: Clock) {}

  /** All of them, in the order in which they were made. */
  all(): readonly Table[] {
    return [...this.byId.values()]
  }

  /** A table by its id. */
  find(id: string | undefined): Table | undefined {
    return id === undefined ? undefined : this.byId.get(id)
  }

  /** Whether a bot that sits at any of them is called so that it looks like this. */
  hasBot(skeleton: string): boolean {
    return this.all().some(({ saved }) =>
      saved.holders.some(
        (holder) => holder.kind === 'bot' && skeletonOfBot(holder.name) === skeleton,
      ),
    )
  }

  /** One more table. */
  add(table: Table): void {
    this.byId.set(table.id, table)
  }

  /** A table is closed. */
  drop(id: string): void {
    this.left.get(id)?.cancel()
    this.left.delete(id)
    this.byId.delete(id)
  }

  /** Notes whether somebody is at a table; call it whenever people come or go. */
  notePeople(table: Table): void {
    const left = this.left.get(table.id)
    if (table.roster.isAnybodyHere() || !isOpen(table)) {
      left?.cancel()
      this.left.delete(table.id)
      if (!isOpen(table)) this.keepFewResting(table)
    } else if (!left) this.waitForRest(table)
  }

  /** Makes room for one more table of somebody, if need be by putting one to rest that everybody has left; what it answers is why there is none. */
  makeRoom({ address, local }: Session): 'too-many-of-yours' | 'too-many-tables' | undefined {
    const open = this.all().filter(isOpen)
    const own = open.filter((table) => table.saved.address === address)
    if (!local && own.length >= MOST_TABLES_BY_ADDRESS && !this.restOneOf(own)) {
      return 'too-many-of-yours'
    }
    const hasRoom = this.all().filter(isOpen).length < MOST_OPEN_TABLES || this.restOneOf(open)
    return hasRoom ? undefined : 'too-many-tables'
  }

  private waitForRest(table: Table): void {
    const cancel = this.clock.after(REST_AFTER, () => {
      this.left.delete(table.id)
      this.putToRest(table)
    })
    this.left.set(table.id, { since: this.clock.now(), cancel })
  }

  private restOneOf(tables: readonly Table[]): boolean {
    const since = (table: Table): number => this.left.get(table.id)?.since ?? Infinity
    const [longest] = tables
      .filter((table) => this.left.has(table.id) && isOpen(table))
      .sort((one, other) => since(one) - since(other))
    return longest !== undefined && this.putToRest(longest)
  }

  private putToRest(table: Table): boolean {
    return table.rest()
  }

  /** The oldest makes room, never the one that has just gone to rest. */
  private keepFewResting(table: Table): void {
    const resting = this.all().filter((one) => !isOpen(one))
    const own = resting.filter(({ saved }) => saved.address === table.saved.address)
    const isOverfull = resting.length > MOST_RESTING
    const oldest = (isOverfull ? resting : own).find((one) => one !== table)
    if (isOverfull || own.length > MOST_RESTING_BY_ADDRESS) oldest?.close()
  }
}

/** Words of one game for one listener: "You …" for the one concerned, the name for the others. */
import { winnersOf } from '../../../engine/contract/outcome'
import type { Seat } from '../../../engine/basics/seat'
import { joinNames, type Listener } from './listener'

/** Says things to one listener; each game adds what it alone has. */
export class Speaker {
  constructor(
    readonly listener: Listener,
    /** Where the game's words begin, e.g. `exampleGame`; what its table shows too stands under the same with `Table`. */
    private readonly words: string,
  ) {}

  isYou(seat: Seat): boolean {
    return this.listener.you === seat
  }

  name(seat: Seat): string {
    return this.listener.names[seat] ?? ''
  }

  /** Whoever sits there beside a seat, where that is one alone: "somebody" or "everybody" would be too many. */
  onlyOther(seat: Seat): Seat | undefined {
    return this.listener.names.length === 2 ? 1 - seat : undefined
  }

  names(seats: readonly Seat[]): string {
    return joinNames(
      seats.map((seat) => this.name(seat)),
      this.listener.t,
    )
  }

  say(key: string, named: Record<string, unknown> = {}): string {
    return this.listener.t(`${this.words}.${key}`, named)
  }

  /** Words that the table itself shows too. */
  table(key: string, named: Record<string, unknown> = {}): string {
    return this.listener.t(`${this.words}Table.${key}`, named)
  }

  /** `event.<key>You` for the one concerned, `event.<key>` with the name for the others. */
  about(seat: Seat, key: string, named: Record<string, unknown> = {}): string {
    if (this.isYou(seat)) return this.say(`event.${key}You`, named)
    return this.say(`event.${key}`, { name: this.listener.names[seat] ?? '', ...named })
  }

  /** Who has won: `event.<key>You` for the one concerned, `event.<key>Shared` for several, else `event.<key>`; all with `names`. */
  won(ranks: readonly number[], key: string, named: Record<string, unknown> = {}): string {
    const winners = winnersOf({ kind: 'ranking', ranks })
    const [only] = winners
    const all = { names: this.names(winners), ...named }
    if (winners.length > 1) return this.say(`event.${key}Shared`, all)
    const isYou = only !== undefined && this.isYou(only)
    return this.say(isYou ? `event.${key}You` : `event.${key}`, all)
  }
}

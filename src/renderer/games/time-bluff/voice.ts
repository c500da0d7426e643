/** Words for one listener at a Time Bluff table: "You …" for the one concerned, the name for the others. */
import type { Card } from '../../../games/time-bluff/outside/contract'
import type { Listener } from '../gameTables'
import { cardName } from './readableCard'

/** Says things to one listener. */
export class Voice {
  constructor(private readonly listener: Listener) {}

  isYou(seat: number): boolean {
    return this.listener.you === seat
  }

  name(seat: number): string {
    return this.listener.names[seat] ?? ''
  }

  names(seats: readonly number[]): string {
    return seats.map((seat) => this.name(seat)).join(this.say('event.joined'))
  }

  card(card: Card): string {
    return cardName(card, this.listener.t)
  }

  cards(cards: readonly Card[]): string {
    return cards.map((card) => this.card(card)).join(', ')
  }

  say(key: string, named: Record<string, unknown> = {}): string {
    return this.listener.t(`timeBluff.${key}`, named)
  }

  /** Words that the table itself shows too. */
  table(key: string, named: Record<string, unknown> = {}): string {
    return this.listener.t(`timeBluffTable.${key}`, named)
  }

  /** `event.<key>You` for the one concerned, `event.<key>` with the name for the others. */
  about(seat: number, key: string, named: Record<string, unknown> = {}): string {
    if (this.isYou(seat)) return this.say(`event.${key}You`, named)
    return this.say(`event.${key}`, { name: this.name(seat), ...named })
  }
}

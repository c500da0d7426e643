/** Words for one listener at a table of Die Tafelrunde 2: "You …" for the one concerned, the name for the others. */
import type { Card, Chest, Colour } from '../../../games/tafelrunde/outside/contract'
import type { Listener } from '../gameTables'
import { cardName, chestNames, colourName } from './names'

/** Says things to one listener. */
export class Voice {
  constructor(readonly listener: Listener) {}

  isYou(seat: number): boolean {
    return this.listener.you === seat
  }

  name(seat: number): string {
    return this.isYou(seat) ? this.say('event.you') : (this.listener.names[seat] ?? '')
  }

  names(seats: readonly number[]): string {
    return seats.map((seat) => this.name(seat)).join(this.say('event.joined'))
  }

  card(card: Card, up?: Colour): string {
    return cardName(card, this.listener.t, up)
  }

  cards(cards: readonly Card[]): string {
    return cards.map((card) => this.card(card)).join('; ')
  }

  chests(chests: readonly Chest[]): string {
    return chestNames(chests, this.listener.t, this.say('event.nothing'))
  }

  colour(colour: Colour): string {
    return colourName(colour, this.listener.t)
  }

  say(key: string, named: Record<string, unknown> = {}): string {
    return this.listener.t(`tafelrunde.${key}`, named)
  }

  /** Words that the table itself shows too. */
  table(key: string, named: Record<string, unknown> = {}): string {
    return this.listener.t(`tafelrundeTable.${key}`, named)
  }

  /** `event.<key>You` for the one concerned, `event.<key>` with the name for the others. */
  about(seat: number, key: string, named: Record<string, unknown> = {}): string {
    if (this.isYou(seat)) return this.say(`event.${key}You`, named)
    return this.say(`event.${key}`, { name: this.listener.names[seat] ?? '', ...named })
  }
}

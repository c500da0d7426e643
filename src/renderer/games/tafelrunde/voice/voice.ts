/** Words for one listener at a table of Die Tafelrunde 2. */
import type { Seat } from '../../../../engine/basics/seat'
import type { Card, Chest, Colour } from '../../../../games/tafelrunde/outside/contract'
import type { Listener } from '../../../speech/listener/listener'
import { Speaker } from '../../../speech/listener/speaker'
import { cardInSentence, cardName, chestNames, colourName } from './names'

/** Says things to one listener. */
export class Voice extends Speaker {
  constructor(listener: Listener) {
    super(listener, 'tafelrunde')
  }

  override name(seat: Seat): string {
    return this.isYou(seat) ? this.say('event.you') : super.name(seat)
  }

  card(card: Card, up?: Colour): string {
    return cardName(card, this.listener.t, up)
  }

  cards(cards: readonly Card[]): string {
    return cards.map((card) => this.card(card)).join('; ')
  }

  /** Cards with which a sentence goes on: what has an article in it has one. */
  inSentence(cards: readonly Card[]): string {
    return cards.map((card) => cardInSentence(card, this.listener.t)).join('; ')
  }

  chests(chests: readonly Chest[]): string {
    return chestNames(chests, this.listener.t, this.say('event.nothing'))
  }

  colour(colour: Colour): string {
    return colourName(colour, this.listener.t)
  }
}

/** Words for one listener at a Time Bluff table. */
import type { Card } from '../../../../games/time-bluff/outside/cards'
import type { Listener } from '../../../speech/listener/listener'
import { Speaker } from '../../../speech/listener/speaker'
import { cardInSentence, cardName } from './readableCard'

/** Says things to one listener. */
export class Voice extends Speaker {
  constructor(listener: Listener) {
    super(listener, 'timeBluff')
  }

  card(card: Card): string {
    return cardName(card, this.listener.t)
  }

  cards(cards: readonly Card[]): string {
    return cards.map((card) => this.card(card)).join('; ')
  }

  /** Cards with which a sentence goes on: what has an article in it has one. */
  inSentence(cards: readonly Card[]): string {
    return cards.map((card) => cardInSentence(card, this.listener.t)).join('; ')
  }
}

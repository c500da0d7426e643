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

  /** Cards, those of one name once: `Time Vortex, 3 times; Cuckoo`. */
  counted(cards: readonly Card[]): string {
    const counts = new Map<string, number>()
    for (const card of cards) counts.set(this.card(card), (counts.get(this.card(card)) ?? 0) + 1)
    return [...counts]
      .map(([card, n]) =>
        n === 1 ? card : this.say(n === 2 ? 'event.twice' : 'event.times', { card, n }),
      )
      .join('; ')
  }

  /** Cards with which a sentence goes on: what has an article in it has one. */
  inSentence(cards: readonly Card[]): string {
    return cards.map((card) => cardInSentence(card, this.listener.t)).join('; ')
  }
}
